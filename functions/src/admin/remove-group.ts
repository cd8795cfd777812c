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
    if (!earlier.exists) throw refusal('group-not-found')
    transaction.delete(document)
    await audit(firestore, transaction, {
      action: 'group-removed',
      actorUid: account.uid,
      target: document.path,
      before: { name: String(earlier.get('name.en')) },
    })
  })
  // The requests live below the group; without it no rule lets anybody read them, so they may go afterwards.
  await firestore.recursiveDelete(document)
  return { id }
}
