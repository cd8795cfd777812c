import { database } from '../platform/firebase'

/**
 * Runs when a grant has gone, or the professional has left it: its owner stopped sharing, its time was over, or an account was erased. What
 * stood below it goes too; nobody could read it from the moment when the grant ended. May run twice or late: what was written since the
 * grant was given anew stays. The parts are listed before the grant is looked at, so none of those that go is younger than a grant that
 * is not there, or was left.
 */
export async function endGrant(grantId: string): Promise<void> {
  const firestore = await database()
  const grant = firestore.collection('grants').doc(grantId)
  const parts = await grant.listCollections()
  const found = (await Promise.all(parts.map((part) => part.get()))).flatMap(({ docs }) => docs)
  const now = await grant.get()
  const givenAnewAt = now.get('endedAt') === undefined ? now.createTime : undefined
  for (const { ref, updateTime } of found) {
    if (givenAnewAt !== undefined && updateTime.toMillis() >= givenAnewAt.toMillis()) continue
    // Written anew a moment ago, it is another document, and stays.
    await ref.delete({ lastUpdateTime: updateTime }).catch(async (error: unknown) => {
      if ((await ref.get()).updateTime?.isEqual(updateTime)) throw error
    })
  }
}
