import type { removeGroup } from '@amhs/domain/contracts/remove-group.contract'
import { endRequests } from '../groups/end-requests'
import type { Handler } from '../platform/define-function'
import { database } from '../platform/firebase'
import { refusal } from '../platform/refusal'
import { audit } from './audit'

export const handleRemoveGroup: Handler<typeof removeGroup> = async ({ request: { id }, account }) => {
  const firestore = await database()
  const document = firestore.collection('groups').doc(id)
  // All or nothing: nobody is told of an end that has not come, and nobody belongs to a group that is not there.
  await firestore.runTransaction(async (transaction) => {
    const earlier = await transaction.get(document)
    if (!earlier.exists) throw refusal('group-not-found')
    await endRequests(firestore, transaction, id, earlier.get('name'))
    transaction.delete(document)
    await audit(firestore, transaction, {
      action: 'group-removed',
      actorUid: account.uid,
      target: document.path,
      before: { name: String(earlier.get('name.en')) },
    })
  })
  return { id }
}
