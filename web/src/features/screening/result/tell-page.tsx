import type { Instrument } from '@amhs/domain/instruments/instrument'
import { inLanguage } from '@amhs/domain/localized'
import { isMinor } from '@amhs/domain/safety/age-band'
import { useEffect, useState } from 'react'
import { createPortal } from 'react-dom'
import { formatDate } from '../../../platform/dates'
import { useLanguage } from '../../../platform/preferences'
import { useAgeBand } from '../../../platform/region'
import { useWords } from '../../../platform/words'
import { CopyText } from '../../../ui/copy-text'
import { Icon } from '../../../ui/icon'
import type { StoredScreening } from '../storage/build-screening'
import { contactNotes } from './result-notes'
import { scoreInWords } from './score-in-words'
import { tellWords } from './tell.words'
import { useAskContext } from './use-ask-context'

/**
 * One page in plain words for a parent, a teacher or a friend: what was done, what it asks of the reader, whom to call. It says
 * no score unless wanted, and never an answer.
 */
export function TellPage({
  instrument,
  record,
}: {
  readonly instrument: Instrument
  readonly record: StoredScreening
}) {
  const words = useWords(tellWords)
  const ageBand = useAgeBand() ?? undefined
  const [withScore, setWithScore] = useState(false)
  const [printing, setPrinting] = useState(false)
  const { title, sentences } = usePageText(instrument, record, withScore)
  const reader = instrument.respondent === 'parent' ? 'parent' : isMinor(ageBand) ? 'minor' : 'adult'

  // The page is printed in place of the clinician's sheet, and gone once that is done.
  useEffect(() => {
    if (!printing) return
    const done = () => setPrinting(false)
    window.addEventListener('afterprint', done)
    window.print()
    return () => window.removeEventListener('afterprint', done)
  }, [printing])

  return (
    <details className="tell-page">
      <summary>{words.page[reader]}</summary>
      <div className="stack">
        <p>{words.pageText}</p>
        {scoreInWords(instrument, record, 'en') !== null && (
          <label className="check">
            <input
              type="checkbox"
              checked={withScore}
              onChange={(event) => setWithScore(event.target.checked)}
            />
            {words.withScore}
          </label>
        )}
        <CopyText text={[title, ...sentences].join('\n\n')} />
        <p>
          <button type="button" className="button needs-script" onClick={() => setPrinting(true)}>
            <Icon name="print" />
            {words.print}
          </button>
        </p>
      </div>
      {printing &&
        createPortal(
          <section className="print-page">
            <h1>{title}</h1>
            {sentences.map((sentence) => (
              <p key={sentence}>{sentence}</p>
            ))}
          </section>,
          document.body,
        )}
    </details>
  )
}

/** What the page says, sentence by sentence. */
function usePageText(instrument: Instrument, record: StoredScreening, withScore: boolean) {
  const words = useWords(tellWords)
  const language = useLanguage()
  const ofChild = instrument.respondent === 'parent'
  const date = formatDate(record.finishedAt, language)
  const { positive } = record.score
  const outcome = positive === undefined ? words.plain : positive ? words.raised : words.notRaised
  const support = ofChild ? words.withSupportChild : words.withSupport
  const score = scoreInWords(instrument, record, language)
  const numbers = contactNotes(useAskContext())
  return {
    title: ofChild ? words.titleChild : words.title,
    sentences: [
      ofChild ? words.didChild(date) : words.did(date),
      record.safety ? support : outcome,
      ...(withScore && score !== null ? [words.score(inLanguage(instrument.title, language), score)] : []),
      ofChild ? words.pleaseChild : words.please,
      words.notNeeded,
      ...numbers,
    ],
  }
}
