import type { DocumentReference, Firestore, Transaction } from 'firebase-admin/firestore'

/**
 * `system/admins` holds the uids of the enabled administrators. It is never larger than the truth: an administrator is
 * taken off the list before the claim is removed or the account disabled, and put on it only afterwards. So as long as
 * the list, read and written in one transaction, keeps somebody, an administrator remains, whatever happens in between
 * and however many act at the same moment.
 */
function adminListDocument(firestore: Firestore): DocumentReference {
  return firestore.doc('system/admins')
}

async function readAdmins(transaction: Transaction, document: DocumentReference): Promise<string[]> {
  const uids: unknown = (await transaction.get(document)).get('uids')
  return Array.isArray(uids) ? uids.filter((uid) => typeof uid === 'string') : []
}

/**
 * Takes an account off the list of administrators.
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
      const others = uids.filter((other) => other !== uid)
      if (others.length === 0) return 'last'
      if (others.length === uids.length) return 'absent'
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
