import { useEffect, useState } from 'react'
import { Link, useSearchParams } from 'react-router-dom'
import { loginHref, paths, resultHref } from '../../platform/paths'
import { useSession } from '../../platform/session'
import { useWords } from '../../platform/words'
import { Page } from '../../ui/page'
import { Spinner } from '../../ui/spinner'
import { SupportCard } from '../../ui/support-card'
import type { FoundResult } from './find-result'
import { findHere, findResult } from './find-result'
import { resultWords } from './result.words'
import type { ResultView } from './result-view'
import './screening.css'
import { useMounted } from './use-mounted'

/** Opens one result by its id, from the device first, then from the account; without an id, the newest here. */
export default function ResultPage() {
  const words = useWords(resultWords)
  const mounted = useMounted()
  if (mounted) return <RequestedResult />
  return (
    <div className="wrap page stack sections">
      <h1>{words.servedHeading}</h1>
      <p className="needs-script">{words.loading}</p>
      <noscript>
        <p className="notice">{words.scriptNeeded}</p>
      </noscript>
      <SupportCard />
    </div>
  )
}

type Finding =
  | Exclude<FoundResult, { readonly state: 'ready' }>
  | { readonly state: 'loading' | 'failed' }
  | (Extract<FoundResult, { readonly state: 'ready' }> & { readonly View: typeof ResultView })

/** Finds a result and, where there is one, the code that shows it: a visitor without results loads neither. */
async function openResult(id: string | null): Promise<Finding> {
  const found = await findResult(id)
  if (found.state !== 'ready') return found
  const { ResultView: View } = await import('./result-view')
  return { ...found, View }
}

function RequestedResult() {
  const words = useWords(resultWords)
  const [search] = useSearchParams()
  const { status } = useSession()
  const id = search.get('id')
  const [found, setFound] = useState<Finding>({ state: 'loading' })
  const [attempt, setAttempt] = useState(0)

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new attempt looks again
  useEffect(() => {
    // While the session is being checked, the account cannot be asked yet; what is here needs no account.
    if (status === 'restoring' && findHere(id) === null) return
    let current = true
    const stay = (before: Finding, next: Finding) =>
      before.state === 'ready' && (id === null || before.record.id === id) ? before : next
    setFound((before) => stay(before, { state: 'loading' }))
    openResult(id).then(
      (result) => current && setFound((before) => stay(before, result)),
      () => current && setFound({ state: 'failed' }),
    )
    return () => {
      current = false
    }
  }, [id, status, attempt])

  switch (found.state) {
    case 'ready':
      return (
        <found.View
          key={found.record.id}
          record={found.record}
          instrument={found.instrument}
          place={found.place}
        />
      )
    case 'loading':
      return (
        // No heading yet: after a navigation it would take the focus that belongs to the result's own.
        <div className="wrap page stack sections">
          <Spinner label={words.loading} />
        </div>
      )
    case 'failed':
      return (
        <NoResult heading={words.loadFailedHeading} text={words.loadFailed}>
          <button type="button" className="button primary" onClick={() => setAttempt(attempt + 1)}>
            {words.tryAgain}
          </button>
        </NoResult>
      )
    case 'sign-in':
      return (
        <NoResult heading={words.notFoundHeading} text={words.notHereText}>
          <Link className="button primary" to={loginHref(resultHref(id ?? ''))}>
            {words.signIn}
          </Link>
        </NoResult>
      )
    case 'unreadable':
      return <NoResult heading={words.unreadableHeading} text={words.unreadableText} />
    case 'not-found':
      return <NoResult heading={words.notFoundHeading} text={words.notFoundText} />
    case 'none':
      return <NoResult heading={words.noneHeading} text={words.noneText} />
  }
}

function NoResult({
  heading,
  text,
  children,
}: {
  readonly heading: string
  readonly text: string
  readonly children?: React.ReactNode
}) {
  const words = useWords(resultWords)
  return (
    <Page heading={heading} lead={text}>
      <div className="row">
        {children}
        <Link className="button" to={paths.screening}>
          {words.toScreening}
        </Link>
      </div>
      <SupportCard />
    </Page>
  )
}
