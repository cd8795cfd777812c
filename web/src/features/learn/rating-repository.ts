import type { RatingTotalDocument } from '@amhs/domain/documents/rating-total-document'
import type { Session } from '../../platform/session'

export type CommentStatus = 'none' | 'pending' | 'approved' | 'rejected'

export interface OwnRating {
  /** 1 to 5. */
  readonly stars: number
  readonly comment?: string
  readonly commentStatus: CommentStatus
}

/** A comment that others may read; who wrote it is not known here. */
export interface ApprovedComment {
  readonly id: string
  readonly stars: number
  readonly comment: string
  /** Milliseconds since 1970. */
  readonly updatedAt: number
}

export interface CommentPage {
  readonly comments: readonly ApprovedComment[]
  /** Reads the next page; null at the end. */
  readonly next: (() => Promise<CommentPage>) | null
}

/** The ratings of one article. Every method may reject with a BackendError or CallFailure. */
export interface RatingRepository {
  readonly total: () => Promise<RatingTotalDocument>
  /** The person's own rating; null for visitors and before the first. */
  readonly own: () => Promise<OwnRating | null>
  /** Approved comments, newest first. */
  readonly comments: () => Promise<CommentPage>
  /** Saves the person's one rating; an earlier one is replaced. */
  readonly save: (rating: {
    readonly stars: number
    readonly comment?: string
  }) => Promise<{ readonly total: RatingTotalDocument; readonly commentStatus: CommentStatus }>
  readonly remove: () => Promise<RatingTotalDocument>
}

/** Where the ratings of a session are kept: on the device in local mode, else in the cloud. */
export async function ratingRepositoryOf(session: Session, targetId: string): Promise<RatingRepository> {
  if (session.status === 'signed-in' && session.mode === 'local') {
    const { deviceRatings } = await import('./device-rating-repository')
    return deviceRatings(session.user.id, targetId)
  }
  const [{ firestoreRatings }, { loadFirestore }] = await Promise.all([
    import('./rating-firestore-repository'),
    import('../../platform/firebase/firebase-services'),
  ])
  const uid = session.status === 'signed-in' ? session.user.id : null
  return firestoreRatings(await loadFirestore(), uid, targetId)
}
