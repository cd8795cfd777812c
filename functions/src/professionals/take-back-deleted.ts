import { database } from '../platform/firebase'

/**
 * Runs when a saved result has gone: what professionals were told of it goes too, its date and its safety note included. The page
 * does the same at once; this holds where the page was closed or the network went before it could. May run twice.
 */
export async function takeBackDeleted(uid: string, screening: string): Promise<void> {
  const firestore = await database()
  const { docs } = await firestore.collection('grants').where('ownerUid', '==', uid).select().get()
  await Promise.all(
    docs.flatMap(({ ref }) => [
      ref.collection('released').doc(screening).delete(),
      ref.collection('talked').doc(screening).delete(),
    ]),
  )
}
