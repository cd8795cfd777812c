import type { removeService } from '@amhs/domain/contracts/remove-service.contract'
import type { Handler } from '../platform/define-function'
import { database } from '../platform/firebase'
import { refusal } from '../platform/refusal'
import { audit } from './audit'

export const handleRemoveService: Handler<typeof removeService> = async ({ request: { id }, account }) => {
  const firestore = await database()
  const document = firestore.collection('services').doc(id)
  await firestore.runTransaction(async (transaction) => {
    const earlier = await transaction.get(document)
    if (!earlier.exists) throw refusal('service-not-found')
    transaction.delete(document)
    await audit(firestore, transaction, {
      action: 'service-removed',
      actorUid: account.uid,
      target: document.path,
      before: { name: String(earlier.get('name.en')) },
    })
  })
  return { id }
}
