import type { Instrument } from '@amhs/domain/instruments/instrument'
import { inLanguage } from '@amhs/domain/localized'
import { isMinor } from '@amhs/domain/safety/age-band'
import { useState } from 'react'
import { formatDate } from '../../../platform/dates'
import { paths } from '../../../platform/paths'
import { useLanguage } from '../../../platform/preferences'
import { useAgeBand } from '../../../platform/region'
import { useWords } from '../../../platform/words'
import { Link } from '../../../ui/link'
import { OwnWords } from '../../../ui/own-words'
import type { StoredScreening } from '../storage/build-screening'
import { handedContactNotes } from './result-notes'
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
  const { title, sentences, score, numbers } = usePageText(instrument, record)
  const [text, setText] = useState(() => sentences.join('\n\n'))
  const reader = instrument.respondent === 'parent' ? 'parent' : isMinor(ageBand) ? 'minor' : 'adult'
  const withoutScore = (written: string) =>
    score === null
      ? written
      : written
          .replace(score, '')
          .replace(/\n{3,}/g, '\n\n')
          .trim()

  return (
    <details className="tell-page">
      <summary>{words.page[reader]}</summary>
      <div className="stack">
        <p>{words.pageText}</p>
        {score !== null && (
          <label className="check">
            <input
              type="checkbox"
              checked={withScore}
              onChange={({ target }) => {
                setWithScore(target.checked)
                // What the person has changed meanwhile stays as it is.
                setText(target.checked ? `${text.trim()}\n\n${score}` : withoutScore(text))
              }}
            />
            {words.withScore}
          </label>
        )}
        <OwnWords label={words.yourWords} title={title} text={text} onChange={setText} after={numbers} />
        {reader === 'minor' && (
          <p>
            <Link to={paths.tell}>{words.otherReader}</Link>
          </p>
        )}
      </div>
    </details>
  )
}

/** What the page says, sentence by sentence. */
function usePageText(instrument: Instrument, record: StoredScreening) {
  const words = useWords(tellWords)
  const language = useLanguage()
  const ofChild = instrument.respondent === 'parent'
  const who = isMinor(useAgeBand() ?? undefined) ? 'minor' : 'adult'
  const date = formatDate(record.finishedAt, language)
  const { positive } = record.score
  const outcome = positive === undefined ? words.plain : positive ? words.raised : words.notRaised
  const support = ofChild ? words.withSupportChild : words.withSupport
  const score = scoreInWords(instrument, record, language)
  const numbers = handedContactNotes(instrument, useAskContext())
  return {
    title: ofChild ? words.titleChild : words.title,
    sentences: [
      (ofChild ? words.didChild : instrument.topic === 'alcohol' ? words.didDrinking : words.did)(date),
      record.safety ? support : outcome,
      ofChild ? words.pleaseChild : words.please[who],
      words.notNeeded,
    ],
    score: score === null ? null : words.score(inLanguage(instrument.title, language), score),
    numbers,
  }
}
