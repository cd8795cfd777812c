import type { ArticleId } from '@amhs/domain/content/article'
import { useState } from 'react'
import { loginHref, resourceHref } from '../../../platform/paths'
import { useSession } from '../../../platform/session'
import { useWords } from '../../../platform/words'
import { Loading } from '../../../ui/data/loading'
import { OnDemand } from '../../../ui/data/on-demand'
import { Link } from '../../../ui/link'
import { ratingSectionWords } from './rating-section.words'

const loadGatedRatings = async () => (await import('./gated-ratings')).GatedRatings
const loadDeviceRatings = async () => (await import('./device-ratings')).DeviceRatings

/** Ratings of an article. A visitor's page reads none before they ask, so that it loads nothing of the backend. */
export function RatingSection({ targetId }: { readonly targetId: ArticleId }) {
  const words = useWords(ratingSectionWords)
  const session = useSession()
  const [asked, setAsked] = useState(false)
  const visitor = session.status === 'signed-out'
  /** Whose ratings are read in the cloud: null for a visitor who asked, undefined while none are read there. */
  const uid =
    session.status === 'signed-in' && session.mode === 'hosted'
      ? session.user.id
      : visitor && asked
        ? null
        : undefined
  const loading = <Loading label={words.loading} />
  return (
    <section className="stack no-print needs-script" aria-labelledby="ratings">
      <h2 id="ratings" tabIndex={-1}>
        {words.heading}
      </h2>
      {visitor && (
        <p>
          <Link to={loginHref(resourceHref(targetId))}>{words.signIn}</Link>
        </p>
      )}
      {visitor && !asked && (
        <>
          <p className="small muted">{words.showHint}</p>
          <button
            type="button"
            className="button"
            onClick={() => {
              setAsked(true)
              // The button goes; what was asked for comes under this heading.
              document.getElementById('ratings')?.focus()
            }}
          >
            {words.show}
          </button>
        </>
      )}
      {session.status === 'signed-in' && session.mode === 'local' && (
        <OnDemand load={loadDeviceRatings} fallback={loading}>
          {(DeviceRatings) => <DeviceRatings userId={session.user.id} targetId={targetId} />}
        </OnDemand>
      )}
      {uid !== undefined && (
        <OnDemand load={loadGatedRatings} fallback={loading}>
          {(GatedRatings) => <GatedRatings uid={uid} targetId={targetId} />}
        </OnDemand>
      )}
    </section>
  )
}
