import type { askForProfessionalRole } from '@amhs/domain/contracts/ask-for-professional-role.contract'
import { requireProfile } from '../account/require-profile'
import type { Handler } from '../platform/define-function'
import { database } from '../platform/firebase'
import { refusal } from '../platform/refusal'
import { isDue } from './checks'

export const handleAskForProfessionalRole: Handler<typeof askForProfessionalRole> = async ({
  request,
  account,
}) => {
  if (account.role === 'admin') throw refusal('already-professional')
  const firestore = await database()
  const { Timestamp } = await import('firebase-admin/firestore')
  const askedAt = Timestamp.fromMillis(Date.now())
  await firestore.runTransaction(async (transaction) => {
    const badge = await transaction.get(firestore.collection('professionals').doc(account.uid))
    if (badge.exists && !isDue(badge)) throw refusal('already-professional')
    await requireProfile(firestore, transaction, account.uid)
    transaction.set(firestore.collection('professionalRequests').doc(account.uid), {
      ...request,
      uid: account.uid,
      askedAt,
      status: 'asked',
    })
  })
  return { askedAt: askedAt.toDate().toISOString() }
}
