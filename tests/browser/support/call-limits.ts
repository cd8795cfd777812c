const documents = `http://${process.env.FIRESTORE_EMULATOR_HOST}/v1/projects/${process.env.GCLOUD_PROJECT}/databases/(default)/documents`
const asOwner = { Authorization: 'Bearer owner' }

/** Forgets how often was called: all browser tests are one caller to the server, since they share one address. */
export async function forgetCalls(): Promise<void> {
  const response = await fetch(`${documents}/rateLimits?pageSize=300`, { headers: asOwner })
  const { documents: found = [] } = (await response.json()) as { documents?: { name: string }[] }
  await Promise.all(
    found.map(({ name }) =>
      fetch(`${documents.split('/projects/')[0]}/${name}`, { method: 'DELETE', headers: asOwner }),
    ),
  )
}
