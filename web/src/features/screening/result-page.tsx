import { useCallback, useEffect, useState } from 'react'
import { Navigate, useSearchParams } from 'react-router-dom'
import type { DraftOwner } from '../../platform/drafts'
import { useDraftOwner } from '../../platform/drafts'
import { setFlashMessage } from '../../platform/flash-message'
import { loginHref, paths, resultHref } from '../../platform/paths'
import { useSession } from '../../platform/session'
import { storedInstrument } from '../../platform/stored-results'
import { useLoaded } from '../../platform/use-loaded'
import { useWords } from '../../platform/words'
import { PartFailure } from '../../ui/data/failure-notice'
import { OnDemand } from '../../ui/data/on-demand'
import { Link } from '../../ui/link'
import { SupportCard } from '../../ui/support-card'
import type { Request } from './result/find-here'
import { openHere } from './result/find-here'
import { NoResult, ResultLoading } from './result/no-result'
import { resultWords } from './result/result.words'
import './screening.css'
import { useMounted } from '../../platform/use-mounted'

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

/** What the device holds and, where there is something, the code that shows it: a visitor without results loads neither. */
async function openWithView(id: string | null, request: Request) {
  const here = await openHere(id, request)
  if (here === null || typeof here === 'string') return here
  const { ResultView } = await import('./result/result-view')
  return { ...here, ResultView }
}

const loadGatedResult = async () => (await import('./result/gated-result')).GatedResult

function RequestedResult() {
  const { owner, isChecked } = useDraftOwner()
  // Others may use the same device: what it holds is shown once it is sure who is here.
  return isChecked ? <ResultOf key={owner} owner={owner} /> : <ResultLoading />
}

function ResultOf({ owner }: { readonly owner: DraftOwner }) {
  const words = useWords(resultWords)
  const [search] = useSearchParams()
  const id = search.get('id')
  const [evenBeforeExit, setEvenBeforeExit] = useState(false)
  // A result that moves into the account while it is looked at stays: the device is asked once.
  const open = useCallback(() => openWithView(id, { owner, evenBeforeExit }), [id, owner, evenBeforeExit])
  const here = useLoaded(open)
  const shownId = here.data && typeof here.data === 'object' ? here.data.record.id : null
  if (useErasedWhileShown(shownId, owner)) return <Navigate to={paths.home} replace />
  if (here.error !== null) return <NotLoaded onRetry={here.refetch} />
  if (here.data === undefined) return <ResultLoading />
  if (here.data === null)
    return <ResultElsewhere id={id} onEarlier={evenBeforeExit ? null : () => setEvenBeforeExit(true)} />
  if (here.data === 'left') return <Navigate to={paths.home} replace />
  if (here.data === 'unreadable')
    return <NoResult heading={words.unreadableHeading} text={words.unreadableText} />
  const { ResultView, ...shown } = here.data
  return <ResultView key={shown.record.id} {...shown} />
}

/**
 * Whether a result that lay on the device was erased while it is looked at, with all of them or in another tab: then it must not stay on the
 * screen, and the page in its place says what has happened. One that went into an account is not gone.
 */
function useErasedWhileShown(id: string | null, owner: DraftOwner): boolean {
  const session = useSession()
  const hosted = session.status === 'signed-in' && session.mode === 'hosted'
  const [gone, setGone] = useState(false)
  useEffect(() => {
    const isHere = () => id !== null && storedInstrument(id, owner) !== null
    if (hosted || !isHere()) return
    const look = (event: Event) => {
      if (isHere()) return
      if (event.type === 'storage')
        setFlashMessage({ zh: resultWords.zh.erasedElsewhere, en: resultWords.en.erasedElsewhere })
      // Whoever erased them here says so on the page in the place of this one.
      else event.preventDefault()
      setGone(true)
    }
    window.addEventListener('storage', look)
    window.addEventListener('amhs-results-erased', look)
    return () => {
      window.removeEventListener('storage', look)
      window.removeEventListener('amhs-results-erased', look)
    }
  }, [id, owner, hosted])
  return gone
}

/** The code that shows results did not come. */
function NotLoaded({ onRetry }: { readonly onRetry: () => void }) {
  const words = useWords(resultWords)
  return <NoResult heading={words.loadFailedHeading} failure={<PartFailure onRetry={onRetry} />} />
}

/** A result that is not on this device: in the account, behind a sign-in, or nowhere. */
function ResultElsewhere({
  id,
  onEarlier,
}: {
  readonly id: string | null
  /** Asks for what is older than the last quick exit; null once that was done. */
  readonly onEarlier: (() => void) | null
}) {
  const words = useWords(resultWords)
  const session = useSession()
  if (id === null) {
    return (
      <NoResult heading={words.noneHeading} text={words.noneText}>
        {/* There whether or not anything is: the button alone tells nobody of a result. */}
        {session.status === 'signed-out' && onEarlier && (
          <button type="button" className="button" onClick={onEarlier}>
            {words.earlier}
          </button>
        )}
      </NoResult>
    )
  }
  // While the session is being checked, the account cannot be asked yet.
  if (session.status === 'restoring') return <ResultLoading />
  if (session.status === 'signed-out') {
    return (
      <NoResult heading={words.notFoundHeading} text={words.notHereText}>
        <Link className="button primary" to={loginHref(resultHref(id))}>
          {words.signIn}
        </Link>
      </NoResult>
    )
  }
  if (session.mode === 'local') return <NoResult heading={words.notFoundHeading} text={words.notFoundText} />
  return (
    <OnDemand
      load={loadGatedResult}
      fallback={<ResultLoading />}
      failed={(retry) => <NotLoaded onRetry={retry} />}
    >
      {(GatedResult) => <GatedResult id={id} uid={session.user.id} />}
    </OnDemand>
  )
}
