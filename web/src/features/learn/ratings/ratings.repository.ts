import type { CommentStatus } from '@amhs/domain/documents/rating-document'
import type { RatingTotalDocument } from '@amhs/domain/documents/rating-total-document'
import type { ListPage } from '../../../platform/data/use-pages'

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

/** The ratings of one article. Every method may reject with a BackendError, a CallFailure or an error of the database. */
export interface RatingRepository {
  readonly total: () => Promise<RatingTotalDocument>
  /** The person's own rating; null for visitors and before the first. */
  readonly own: () => Promise<OwnRating | null>
  /** Approved comments, newest first; `after` is the mark of an earlier page. */
  readonly comments: (after: unknown) => Promise<ListPage<ApprovedComment, unknown>>
  /** Saves the person's one rating; an earlier one is replaced. */
  readonly save: (rating: {
    readonly stars: number
    readonly comment?: string
  }) => Promise<{ readonly total: RatingTotalDocument; readonly commentStatus: CommentStatus }>
  readonly remove: () => Promise<RatingTotalDocument>
}
