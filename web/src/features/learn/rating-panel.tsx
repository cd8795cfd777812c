import type { RatingTotalDocument } from '@amhs/domain/documents/rating-total-document'
import { averageStars } from '@amhs/domain/documents/rating-total-document'
import { useEffect, useState } from 'react'
import { useLanguage } from '../../platform/preferences'
import type { Session } from '../../platform/session'
import { useWords } from '../../platform/words'
import { Spinner } from '../../ui/spinner'
import { RatingComments } from './rating-comments'
import { RatingForm } from './rating-form'
import type { CommentPage, OwnRating, RatingRepository } from './rating-repository'
import { ratingRepositoryOf } from './rating-repository'
import { ratingsWords } from './ratings.words'

interface Loaded {
  readonly repository: RatingRepository
  readonly total: RatingTotalDocument
  readonly own: OwnRating | null
  readonly firstPage: CommentPage
}

/** Average, own rating and comments of one article, once they are wanted. */
export function RatingPanel({
  session,
  targetId,
  pageTitle,
}: {
  readonly session: Session
  readonly targetId: string
  readonly pageTitle: string
}) {
  const words = useWords(ratingsWords)
  const [attempt, setAttempt] = useState(0)
  const [loaded, setLoaded] = useState<Loaded | 'loading' | 'failed'>('loading')

  // biome-ignore lint/correctness/useExhaustiveDependencies: each attempt reads again
  useEffect(() => {
    let wanted = true
    setLoaded('loading')
    readAll(session, targetId).then(
      (all) => wanted && setLoaded(all),
      () => wanted && setLoaded('failed'),
    )
    return () => {
      wanted = false
    }
  }, [session, targetId, attempt])

  if (loaded === 'loading') return <Spinner label={words.loading} />
  if (loaded === 'failed')
    return (
      <div className="stack" role="alert">
        <p>{words.failed}</p>
        <button type="button" className="button" onClick={() => setAttempt(attempt + 1)}>
          {words.again}
        </button>
      </div>
    )
  const { repository, total, own, firstPage } = loaded
  const local = session.status === 'signed-in' && session.mode === 'local'
  return (
    <>
      <Average total={total} />
      {local && <p className="small muted">{words.onDevice}</p>}
      {session.status === 'signed-in' && (
        <RatingForm
          repository={repository}
          own={own}
          pageTitle={pageTitle}
          onChange={(change) => setLoaded({ ...loaded, ...change })}
        />
      )}
      {!local && <RatingComments firstPage={firstPage} />}
    </>
  )
}

async function readAll(session: Session, targetId: string): Promise<Loaded> {
  const repository = await ratingRepositoryOf(session, targetId)
  const [total, own, firstPage] = await Promise.all([
    repository.total(),
    repository.own(),
    repository.comments(),
  ])
  return { repository, total, own, firstPage }
}

function Average({ total }: { readonly total: RatingTotalDocument }) {
  const words = useWords(ratingsWords)
  const language = useLanguage()
  const average = averageStars(total)
  if (average === null) return <p>{words.none}</p>
  const figure = new Intl.NumberFormat(language, { maximumFractionDigits: 1 }).format(average)
  return <p>{words.average(figure, total.count)}</p>
}
