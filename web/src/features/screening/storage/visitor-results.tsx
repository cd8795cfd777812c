import { useState } from 'react'
import { announce } from '../../../platform/announcer'
import { readText, storageKeys } from '../../../platform/browser-storage'
import { useWords } from '../../../platform/words'
import { ConfirmDialog } from '../../../ui/confirm-dialog'
import { takeFocus } from '../../../ui/take-focus'
import { historyWords } from '../history/history.words'
import type { StoredScreening } from './build-screening'
import { adoptVisitorResults, removeVisitorResults, useVisitorResults } from './device-results'

/** What is older than a month may well be another's, in milliseconds. */
const longAgo = 31 * 24 * 60 * 60 * 1000

/**
 * Asks whether what was finished on this device without an account is theirs who is signed in. Others may use the device: nobody's result
 * becomes somebody else's unasked, and nothing but their number is said before the answer. What is older, or from before somebody signed
 * out, is asked about apart.
 */
export function VisitorResults() {
  const words = useWords(historyWords)
  const results = useVisitorResults()
  const [now] = useState(Date.now)
  const since = Math.max(Number(readText(storageKeys.signedOutAt)) || 0, now - longAgo)
  const recent = results.filter(({ finishedAt }) => finishedAt > since)
  const older = results.filter(({ finishedAt }) => finishedAt <= since)
  return (
    <>
      <Question
        id="visitor-results"
        results={recent}
        heading={words.visitorHeading}
        text={words.visitorText}
      />
      <Question id="older-results" results={older} heading={words.olderHeading} text={words.olderText} />
    </>
  )
}

function Question({
  id,
  results,
  heading,
  text,
}: {
  readonly id: string
  readonly results: readonly StoredScreening[]
  readonly heading: string
  readonly text: (count: number) => string
}) {
  const words = useWords(historyWords)
  const [asksFirst, setAsksFirst] = useState(false)
  const [done, setDone] = useState<string | null>(null)
  if (done !== null) {
    return (
      // The button that had the focus is gone: what happened takes its place, and is read there.
      <p className="notice" tabIndex={-1} ref={takeFocus}>
        {done}
      </p>
    )
  }
  if (results.length === 0) return null
  const count = results.length

  function change(by: (ids: ReadonlySet<string>) => boolean, said: string) {
    if (by(new Set(results.map((result) => result.id)))) setDone(said)
    else announce(words.adoptFailed, 'assertive')
  }

  return (
    <section className="notice stack" aria-labelledby={id}>
      <h2 className="lead" id={id}>
        {heading}
      </h2>
      <p>{text(count)}</p>
      <div className="row">
        <button
          type="button"
          className="button"
          onClick={() => change(adoptVisitorResults, words.adopted(count))}
        >
          {words.adopt}
        </button>
        <button type="button" className="button" onClick={() => setAsksFirst(true)}>
          {words.notMine}
        </button>
      </div>
      {asksFirst && (
        <ConfirmDialog
          heading={words.notMineHeading(count)}
          text={words.notMineText(count)}
          confirm={words.remove}
          cancel={words.leaveVisitors}
          onAnswer={(confirmed) => {
            setAsksFirst(false)
            if (confirmed) change(removeVisitorResults, words.removedVisitors)
            else setDone(words.leftVisitors)
          }}
        />
      )}
    </section>
  )
}
