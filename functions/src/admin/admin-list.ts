import { roleFromClaim } from '@amhs/domain/accounts/roles'
import type { DocumentReference, Firestore, Transaction } from 'firebase-admin/firestore'
import { accounts } from '../platform/firebase'

/**
 * `system/admins` holds the uids of the enabled administrators. It is never larger than the truth: an administrator is
 * taken off the list before the claim is removed or the account disabled, and put on it only afterwards. So as long as
 * the list, read and written in one transaction, keeps somebody, an administrator remains, whatever happens in between
 * and however many act at the same moment.
 *
 * What happens outside the product can make it larger: an account that was deleted, disabled or given other claims in the console.
 * Such a dead entry does not count as an administrator, and goes with the next change of the list.
 */
function adminListDocument(firestore: Firestore): DocumentReference {
  return firestore.doc('system/admins')
}

async function readAdmins(transaction: Transaction, document: DocumentReference): Promise<string[]> {
  const uids: unknown = (await transaction.get(document)).get('uids')
  return Array.isArray(uids) ? uids.filter((uid) => typeof uid === 'string') : []
}

/** Accounts that Auth is asked for at once. */
const batchSize = 100

/** Those of the accounts that can act as an administrator, or could once their address is verified again. */
async function living(uids: readonly string[]): Promise<string[]> {
  const auth = await accounts()
  const found = new Set<string>()
  for (let start = 0; start < uids.length; start += batchSize) {
    const { users } = await auth.getUsers(uids.slice(start, start + batchSize).map((uid) => ({ uid })))
    for (const { uid, disabled, customClaims } of users)
      if (!disabled && roleFromClaim(customClaims?.role) === 'admin') found.add(uid)
  }
  return uids.filter((uid) => found.has(uid))
}

/**
 * Takes an account off the list of administrators, and dead entries with it.
 * @returns `last` and changes nothing where no other one would remain; `absent` where it was not on the list.
 */
export async function takeOffAdminList(
  firestore: Firestore,
  uid: string,
): Promise<'taken' | 'absent' | 'last'> {
  const document = adminListDocument(firestore)
  return firestore.runTransaction(
    async (transaction) => {
      const uids = await readAdmins(transaction, document)
      const others = await living(uids.filter((other) => other !== uid))
      if (others.length === 0) return 'last'
      if (!uids.includes(uid)) return 'absent'
      transaction.set(document, { uids: others })
      return 'taken'
    },
    { maxAttempts: 20 },
  )
}

/** Takes an account off the list that is gone already, also the last one; there is nothing left to protect. */
export async function leaveAdminList(firestore: Firestore, uid: string): Promise<void> {
  const document = adminListDocument(firestore)
  await firestore.runTransaction(async (transaction) => {
    const uids = await readAdmins(transaction, document)
    if (uids.includes(uid)) transaction.set(document, { uids: uids.filter((other) => other !== uid) })
  })
}

/** Puts an account on the list; call it only once the claim is set and the account enabled. */
export async function putOnAdminList(firestore: Firestore, uid: string): Promise<void> {
  const { FieldValue } = await import('firebase-admin/firestore')
  await adminListDocument(firestore).set({ uids: FieldValue.arrayUnion(uid) }, { merge: true })
}
