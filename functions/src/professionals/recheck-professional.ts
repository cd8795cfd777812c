import type { recheckProfessional } from '@amhs/domain/contracts/recheck-professional.contract'
import { audit } from '../admin/audit'
import type { Handler } from '../platform/define-function'
import { database } from '../platform/firebase'
import { refusal } from '../platform/refusal'
import { checkedNow } from './checks'

export const handleRecheckProfessional: Handler<typeof recheckProfessional> = async ({
  request: { uid, checkedAt, registeredUntil },
  account,
}) => {
  const firestore = await database()
  const check = await checkedNow(registeredUntil)
  const document = firestore.collection('professionals').doc(uid)
  await firestore.runTransaction(async (transaction) => {
    const badge = await transaction.get(document)
    if (badge.get('checkedAt')?.toDate().toISOString() !== checkedAt) throw refusal('check-changed')
    transaction.update(document, check)
    await audit(firestore, transaction, {
      action: 'professional-checked-again',
      actorUid: account.uid,
      target: `users/${uid}`,
    })
  })
  return { validUntil: check.validUntil.toDate().toISOString() }
}
