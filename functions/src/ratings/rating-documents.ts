import type { DocumentReference, DocumentSnapshot, Firestore } from 'firebase-admin/firestore'

export interface RatingTotal {
  readonly count: number
  readonly sum: number
}

/** Where one person's rating of one target stands; a target's name has no underscore. */
export function ratingDocument(firestore: Firestore, targetId: string, uid: string): DocumentReference {
  return firestore.collection('ratings').doc(`${targetId}_${uid}`)
}

/** Where a target's count and sum stand, so that nobody needs to read all of its ratings. */
export function totalDocument(firestore: Firestore, targetId: string): DocumentReference {
  return firestore.collection('ratingTotals').doc(targetId)
}

/**
 * Where the approved comment of a rating stands for others, drawn anew where none does yet: the document's name must not tell
 * whose rating it is.
 */
export function publicComment(firestore: Firestore, rating: DocumentSnapshot): DocumentReference {
  return earlierPublicComment(firestore, rating) ?? firestore.collection('comments').doc()
}

/** Where the comment of a rating already stands for others; undefined where it does not. */
export function earlierPublicComment(
  firestore: Firestore,
  rating: DocumentSnapshot,
): DocumentReference | undefined {
  const id: unknown = rating.get('publicId')
  return typeof id === 'string' ? firestore.collection('comments').doc(id) : undefined
}

function numberIn(snapshot: DocumentSnapshot, field: string): number {
  const value: unknown = snapshot.get(field)
  return typeof value === 'number' ? value : 0
}

/** The total that stands in a document; nothing rated yet is zero. */
export function totalIn(snapshot: DocumentSnapshot): RatingTotal {
  return { count: numberIn(snapshot, 'count'), sum: numberIn(snapshot, 'sum') }
}

/**
 * Removes a rating with what others see of it, and takes it out of the total: all or nothing.
 * @returns the total afterwards; unchanged where there was no such rating.
 */
export async function removeRatingOf(
  firestore: Firestore,
  targetId: string,
  uid: string,
): Promise<RatingTotal> {
  const rating = ratingDocument(firestore, targetId, uid)
  const totals = totalDocument(firestore, targetId)
  return firestore.runTransaction(async (transaction) => {
    const earlier = await transaction.get(rating)
    const total = totalIn(await transaction.get(totals))
    if (!earlier.exists) return total
    const next = {
      count: Math.max(0, total.count - 1),
      sum: Math.max(0, total.sum - numberIn(earlier, 'stars')),
    }
    transaction.delete(rating)
    const shown = earlierPublicComment(firestore, earlier)
    if (shown) transaction.delete(shown)
    if (next.count === 0) transaction.delete(totals)
    else transaction.set(totals, next)
    return next
  })
}
