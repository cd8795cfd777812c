/** How many processes start at once: one for each of two cores. */
const atOnce = 2

/**
 * Lets the Functions emulator start the process of each function, as their first calls would one after the other, with a
 * test waiting for each. Asks as browsers do before they call (`OPTIONS`), so that nothing is called. What does not start is
 * left to the first test that calls it.
 * @param environment of the running emulators
 * @returns when all have answered or failed; never rejects
 */
export async function warmUp(environment: Readonly<Record<string, string>>): Promise<void> {
  const { FUNCTIONS_EMULATOR_HOST: host, GCLOUD_PROJECT: projectId } = environment
  try {
    const { backends }: { backends: { functionTriggers: { name: string; region: string }[] }[] } = await (
      await fetch(`http://${host}/backends`)
    ).json()
    const waiting = backends.flatMap(({ functionTriggers }) => functionTriggers)
    const work = async () => {
      for (let next = waiting.shift(); next; next = waiting.shift()) {
        const address = `http://${host}/${projectId}/${next.region}/${next.name}`
        await fetch(address, { method: 'OPTIONS' }).catch(() => undefined)
      }
    }
    await Promise.all(Array.from({ length: atOnce }, work))
  } catch {
    // Without a list of functions there is nothing to start; the tests say what is wrong.
  }
}
