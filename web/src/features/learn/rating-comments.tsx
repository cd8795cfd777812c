import { useState } from 'react'
import { formatDate } from '../../platform/dates'
import { useLanguage } from '../../platform/preferences'
import { useWords } from '../../platform/words'
import type { CommentPage } from './rating-repository'
import { ratingsWords } from './ratings.words'

/** Comments that an administrator has approved, page by page. */
export function RatingComments({ firstPage }: { readonly firstPage: CommentPage }) {
  const words = useWords(ratingsWords)
  const language = useLanguage()
  const [page, setPage] = useState(firstPage)
  const [failed, setFailed] = useState(false)
  const { comments, next } = page

  const readMore = async (read: () => Promise<CommentPage>) => {
    setFailed(false)
    try {
      const more = await read()
      setPage({ comments: [...comments, ...more.comments], next: more.next })
    } catch {
      setFailed(true)
    }
  }

  return (
    <>
      <h3>{words.comments}</h3>
      {comments.length === 0 && <p>{words.noComments}</p>}
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
      {failed && <p role="alert">{words.failed}</p>}
      {next && (
        <button type="button" className="button" onClick={() => void readMore(next)}>
          {words.moreComments}
        </button>
      )}
    </>
  )
}
