import { usePages } from '../../../platform/data/use-pages'
import { formatDate } from '../../../platform/dates'
import { useLanguage } from '../../../platform/preferences'
import { useWords } from '../../../platform/words'
import { Empty } from '../../../ui/data/empty'
import { Paged } from '../../../ui/data/paged'
import { ratingSectionWords } from './rating-section.words'
import type { RatingRepository } from './ratings.repository'
import { ratingsWords } from './ratings.words'

/** Comments that an administrator has approved, page by page. */
export function RatingComments({
  repository,
  targetId,
}: {
  readonly repository: RatingRepository
  readonly targetId: string
}) {
  const words = useWords(ratingsWords)
  const { loading: loadingText } = useWords(ratingSectionWords)
  const language = useLanguage()
  const pages = usePages({ key: ['comments', targetId], readPage: repository.comments })
  return (
    <>
      <h3>{words.comments}</h3>
      <Paged
        pages={pages}
        loading={loadingText}
        failed={words.failed}
        empty={<Empty text={words.noComments} />}
        more={words.moreComments}
      >
        {(comments) => (
          <ul className="plain stack">
            {comments.map(({ id, stars, comment, updatedAt }) => (
              <li key={id}>
                <p className="small muted">
                  {words.starsShort(stars)} · {formatDate(updatedAt, language)}
                </p>
                <p className="rating-comment">{comment}</p>
              </li>
            ))}
          </ul>
        )}
      </Paged>
    </>
  )
}
