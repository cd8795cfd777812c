import type { ArticleId } from '@amhs/domain/content/article'
import { lazy, Suspense, useState } from 'react'
import { Link } from 'react-router-dom'
import { loginHref, resourceHref } from '../../platform/paths'
import { useSession } from '../../platform/session'
import { useWords } from '../../platform/words'
import { Spinner } from '../../ui/spinner'
import { ratingsWords } from './ratings.words'

const RatingPanel = lazy(async () => {
  const { RatingPanel } = await import('./rating-panel')
  return { default: RatingPanel }
})

/** Ratings of an article. A visitor's page reads none before they ask, so that it loads nothing of the backend. */
export function RatingSection({
  targetId,
  pageTitle,
}: {
  readonly targetId: ArticleId
  readonly pageTitle: string
}) {
  const words = useWords(ratingsWords)
  const session = useSession()
  const [asked, setAsked] = useState(false)
  const visitor = session.status === 'signed-out'
  return (
    <section className="stack no-print needs-script" aria-labelledby="ratings">
      <h2 id="ratings">{words.heading}</h2>
      {visitor && (
        <p>
          <Link to={loginHref(resourceHref(targetId))}>{words.signIn}</Link>
        </p>
      )}
      {visitor && !asked && (
        <>
          <p className="small muted">{words.showHint}</p>
          <button type="button" className="button" onClick={() => setAsked(true)}>
            {words.show}
          </button>
        </>
      )}
      {(session.status === 'signed-in' || (visitor && asked)) && (
        <Suspense fallback={<Spinner label={words.loading} />}>
          <RatingPanel
            key={visitor ? 'visitor' : session.user.id}
            session={session}
            targetId={targetId}
            pageTitle={pageTitle}
          />
        </Suspense>
      )}
    </section>
  )
}
