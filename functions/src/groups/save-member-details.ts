import type { saveMemberDetails } from '@amhs/domain/contracts/save-member-details.contract'
import { requireProfile } from '../account/require-profile'
import type { Handler } from '../platform/define-function'
import { database } from '../platform/firebase'
import { groupDocuments, requireFacilitator } from './group-documents'

export const handleSaveMemberDetails: Handler<typeof saveMemberDetails> = async ({ request, account }) => {
  const { groupId, capacity, details } = request
  const firestore = await database()
  const { FieldValue } = await import('firebase-admin/firestore')
  const { group, memberDetails } = groupDocuments(firestore, groupId)
  await firestore.runTransaction(async (transaction) => {
    requireFacilitator(await transaction.get(group), account.uid)
    await requireProfile(firestore, transaction, account.uid)
    const updatedAt = FieldValue.serverTimestamp()
    transaction.set(memberDetails, { ...details, updatedAt })
    // Fewer seats than members send nobody away: nobody comes in until one is free.
    transaction.update(group, { capacity, updatedAt })
  })
  return { groupId }
}
