import { database } from '../platform/firebase'

/**
 * Runs when a grant has gone: its owner stopped sharing, its time was over, or an account was erased. What stood below it goes too;
 * nobody could read it from the moment when the grant went. May run twice or late: what belongs to a grant that was given anew
 * meanwhile is younger, and stays.
 * @param endedAt when the grant went, in milliseconds since 1970.
 */
export async function endGrant(grantId: string, endedAt: number): Promise<void> {
  const firestore = await database()
  const parts = await firestore.collection('grants').doc(grantId).listCollections()
  for (const part of parts) {
    const { docs } = await part.get()
    const writer = firestore.bulkWriter()
    for (const { ref, createTime } of docs) if (createTime.toMillis() <= endedAt) void writer.delete(ref)
    await writer.close()
  }
}
