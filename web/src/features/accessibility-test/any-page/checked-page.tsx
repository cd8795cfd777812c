import { addressIn } from '@amhs/domain/page-address'
import { useEffect, useId, useRef, useState } from 'react'
import { announce } from '../../../platform/announcer'
import { useLanguage } from '../../../platform/preferences'
import { useWords } from '../../../platform/words'
import { FailureNotice } from '../../../ui/data/failure-notice'
import { Spinner } from '../../../ui/spinner'
import { type CheckedPage, checkPage } from './check-page'
import { checkedPageWords } from './checked-page.words'
import { FindingList } from './finding-list'
import { FocusOrder } from './focus-order-list'

type State = 'working' | 'failed' | CheckedPage

/** The chosen page in a frame that only shows it, and what was found there. */
export function CheckedPageView({
  address,
  titleAt,
}: {
  readonly address: string
  readonly titleAt: (address: string) => string
}) {
  const words = useWords(checkedPageWords)
  const language = useLanguage()
  const id = useId()
  const frame = useRef<HTMLIFrameElement>(null)
  const [state, setState] = useState<State>('working')
  const [attempt, setAttempt] = useState(0)
  const title = titleAt(address)

  // biome-ignore lint/correctness/useExhaustiveDependencies: each attempt opens the page anew
  useEffect(() => {
    let current = true
    if (!frame.current) return
    setState('working')
    checkPage(frame.current, language).then(
      (checked) => {
        if (!current) return
        setState(checked)
        announce(summaryOf(checked, words))
      },
      () => {
        if (current) setState('failed')
      },
    )
    return () => {
      current = false
    }
  }, [attempt, address, language])

  const isDone = typeof state === 'object'
  const opened = isDone ? state.path : address
  return (
    <div className="stack">
      <iframe
        // Another page, or another language, is another frame: the check must not begin in the page that is about to go.
        key={`${attempt} ${language} ${address}`}
        ref={frame}
        src={addressIn(language, address)}
        title={words.preview(title)}
        className="page-preview"
        // Only to be looked at: nobody should have to tab through a whole page, and its own keys must not act.
        inert
      />
      <p className="small muted">{words.previewHow}</p>
      {state === 'working' && <Spinner label={words.working} />}
      {state === 'failed' && (
        <FailureNotice text={words.failed} onRetry={() => setAttempt((before) => before + 1)} />
      )}
      {isDone && (
        <div className="stack" role="group" aria-labelledby={`${id}-result`}>
          <h3 id={`${id}-result`} data-measured>
            {words.resultOf(titleAt(opened))}
          </h3>
          {opened !== address.split('?')[0] && (
            <p className="notice" data-measured>
              {words.elsewhere(titleAt(opened))}
            </p>
          )}
          <p data-measured>{summaryOf(state, words)}</p>
          <p className="small muted" data-measured>
            {words.checkedAt(state.width)}
          </p>
          <FindingList findings={state.findings} level={4} />
          <h4>{words.unsureHeading}</h4>
          <p>{state.unsure.length === 0 ? words.unsureNone : words.unsureHow}</p>
          <FindingList findings={state.unsure} level={5} />
          <p>{words.never}</p>
          <FocusOrder stops={state.stops} frame={frame} />
          <button type="button" className="button" onClick={() => setAttempt((before) => before + 1)}>
            {words.again}
          </button>
        </div>
      )}
    </div>
  )
}

function summaryOf({ findings }: CheckedPage, words: (typeof checkedPageWords)['en' | 'zh']): string {
  if (findings.length === 0) return words.none
  return words.found(
    findings.length,
    findings.reduce((sum, { places }) => sum + places.length, 0),
  )
}
