import type { removeGroup } from '@amhs/domain/contracts/remove-group.contract'
import type { Handler } from '../platform/define-function'
import { database } from '../platform/firebase'
import { refusal } from '../platform/refusal'
import { audit } from './audit'

export const handleRemoveGroup: Handler<typeof removeGroup> = async ({ request: { id }, account }) => {
  const firestore = await database()
  const document = firestore.collection('groups').doc(id)
  await firestore.runTransaction(async (transaction) => {
    const earlier = await transaction.get(document)
    // Gone already, but not all below it: an earlier call was cut off, and this one finishes it.
    if (!earlier.exists && (await document.listCollections()).length > 0) return
    if (!earlier.exists) throw refusal('group-not-found')
    transaction.delete(document)
    await audit(firestore, transaction, {
      action: 'group-removed',
      actorUid: account.uid,
      target: document.path,
      before: { name: String(earlier.get('name.en')) },
    })
  })
  // What lives below the group goes afterwards; calling again finishes it where it was cut off.
  await firestore.recursiveDelete(document)
  return { id }
}
