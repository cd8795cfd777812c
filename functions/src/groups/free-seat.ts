import { database } from '../platform/firebase'
import { countMembers, groupDocuments } from './group-documents'

/**
 * Runs when a request has gone: its owner left, or the account was erased. Counts the members of the group anew, so it may run
 * twice or late; the seat itself was free the moment the request went.
 */
export async function freeSeat(groupId: string): Promise<void> {
  const firestore = await database()
  const { group } = groupDocuments(firestore, groupId)
  await firestore.runTransaction(async (transaction) => {
    const found = await transaction.get(group)
    if (!found.exists) return
    const taken = await countMembers(firestore, transaction, groupId)
    if (found.get('taken') !== taken) transaction.update(group, { taken })
  })
}
