const host = `http://${process.env.FIREBASE_AUTH_EMULATOR_HOST}`
const project = process.env.GCLOUD_PROJECT ?? ''
const accounts = `${host}/identitytoolkit.googleapis.com/v1/projects/${project}/accounts`
const asOwner = { Authorization: 'Bearer owner', 'Content-Type': 'application/json' }

/** An account as the provider keeps it. */
export interface KeptAccount {
  readonly localId: string
  readonly email: string
  readonly displayName?: string
  readonly emailVerified?: boolean
}

async function ask<Answer>(address: string, body?: unknown): Promise<Answer> {
  const answer = await fetch(address, {
    headers: asOwner,
    ...(body === undefined ? {} : { method: 'POST', body: JSON.stringify(body) }),
  })
  if (!answer.ok) throw new Error(`${address} answered ${answer.status}: ${await answer.text()}`)
  return (await answer.json()) as Answer
}

/** Every account by its id. */
export async function keptAccounts(): Promise<ReadonlyMap<string, KeptAccount>> {
  const { users = [] } = await ask<{ users?: KeptAccount[] }>(`${accounts}:batchGet?maxResults=1000`)
  return new Map(users.map((account) => [account.localId, account]))
}

export async function keptAccount(uid: string): Promise<KeptAccount | undefined> {
  const { users = [] } = await ask<{ users?: KeptAccount[] }>(`${accounts}:lookup`, { localId: [uid] })
  return users[0]
}

/** The newest code that resets a password, by the address that it would have been mailed to. */
export async function resetCodes(): Promise<ReadonlyMap<string, string>> {
  const { oobCodes } = await ask<{
    oobCodes: { readonly email: string; readonly requestType: string; readonly oobCode: string }[]
  }>(`${host}/emulator/v1/projects/${project}/oobCodes`)
  const ofResets = oobCodes.filter(({ requestType }) => requestType === 'PASSWORD_RESET')
  return new Map(ofResets.map(({ email, oobCode }) => [email, oobCode]))
}

/** Whether the provider lets somebody in with this password. */
export async function letsIn(email: string, password: string): Promise<boolean> {
  const place = `${host}/identitytoolkit.googleapis.com/v1/accounts:signInWithPassword?key=any`
  const headers = { 'Content-Type': 'application/json' }
  const answer = await fetch(place, { method: 'POST', headers, body: JSON.stringify({ email, password }) })
  return answer.ok
}

export async function removeAccounts(ids: readonly string[]): Promise<void> {
  await ask(`${accounts}:batchDelete`, { localIds: ids, force: true })
}
