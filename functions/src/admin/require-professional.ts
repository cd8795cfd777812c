import { professionalSchema } from '@amhs/domain/documents/professional-document'
import type { UserRecord } from 'firebase-admin/auth'
import type { Firestore, Transaction } from 'firebase-admin/firestore'
import { safeParse } from 'valibot'
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

/**
 * Refuses to give a group to somebody whose entry in a register nobody has checked, or whose check is over: what people write to a group is
 * as much in confidence as what they share by a code, which nobody gets without one. Reads, so it stands before any write of the transaction.
 * @throws HttpsError `facilitator-not-checked`
 */
export async function requireChecked(
  firestore: Firestore,
  transaction: Transaction,
  uid: string,
): Promise<void> {
  const badge = await transaction.get(firestore.collection('professionals').doc(uid))
  const { success, output } = safeParse(professionalSchema, badge.data())
  if (!success || output.validUntil <= Date.now()) throw refusal('facilitator-not-checked')
}
