import type { UserRecord } from 'firebase-admin/auth'
import { accounts } from '../platform/firebase'
import { refusal } from '../platform/refusal'

/**
 * The account of somebody who may lead a group, as it stands now.
 * @throws HttpsError `facilitator-not-found` for everybody but an enabled professional with a verified address.
 */
export async function requireProfessional(uid: string): Promise<UserRecord> {
  const { users } = await (await accounts()).getUsers([{ uid }])
  const found = users.find(
    ({ disabled, emailVerified, customClaims }) =>
      !disabled && emailVerified && customClaims?.role === 'professional',
  )
  if (!found) throw refusal('facilitator-not-found')
  return found
}
