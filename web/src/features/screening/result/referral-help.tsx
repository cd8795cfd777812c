import type { Instrument } from '@amhs/domain/instruments/instrument'
import { inLanguage } from '@amhs/domain/localized'
import { isMinor } from '@amhs/domain/safety/age-band'
import { useState } from 'react'
import { formatDate } from '../../../platform/dates'
import { useLanguage } from '../../../platform/preferences'
import { useAgeBand } from '../../../platform/region'
import { useWords } from '../../../platform/words'
import { OwnWords } from '../../../ui/own-words'
import type { StoredScreening } from '../storage/build-screening'
import { referralWords } from './referral.words'
import { handedContactNotes } from './result-notes'
import { scoreInWords } from './score-in-words'
import { useAskContext } from './use-ask-context'

/** The way from a result to a service: words for the call, what to bring and ask, and one page to fill in and print. */
export function ReferralHelp({
  instrument,
  record,
}: {
  readonly instrument: Instrument
  readonly record: StoredScreening
}) {
  const words = useWords(referralWords)
  const language = useLanguage()
  const ageBand = useAgeBand() ?? undefined
  const ofChild = instrument.respondent === 'parent'
  const reader = useAskContext()
  const numbers = handedContactNotes(instrument, reader)
  // There the way begins at the GP, and nobody asks who pays.
  const byGp = reader.region === 'UK'
  const things = ofChild ? words.bringOfChild : words.bring
  const questions = byGp ? words.ask : [words.askCost, ...words.ask]
  const [text, setText] = useState(() => (ofChild ? words.linesOfParent : words.lines).join('\n'))
  const say = ofChild
    ? { gp: words.sayGpChild, clinic: words.sayChild }
    : { gp: words.sayGp, clinic: words.say }
  const [withScore, setWithScore] = useState(false)
  const score = scoreInWords(instrument, record, language)
  const scoreLine =
    score === null
      ? null
      : words.score(
          inLanguage(instrument.title, language),
          score,
          formatDate(record.finishedAt, language),
          record.edition,
        )
  return (
    <details className="no-print">
      <summary>{words.summary}</summary>
      <div className="stack">
        <h3>{words.sayHeading}</h3>
        <p>{byGp ? say.gp : say.clinic}</p>
        <p>{words.sayFirst}</p>
        <h3>{words.bringHeading}</h3>
        <div className="prose">
          <ul>
            {(byGp ? things : [...words.insured, ...things]).map((thing) => (
              <li key={thing}>{thing}</li>
            ))}
          </ul>
        </div>
        {(ofChild || isMinor(ageBand)) && <p>{ofChild ? words.minorOfParent : words.minor}</p>}
        <h3>{words.askHeading}</h3>
        <div className="prose">
          <ul>
            {questions.map((question) => (
              <li key={question}>{question}</li>
            ))}
          </ul>
        </div>
        {scoreLine !== null && (
          <label className="check">
            <input
              type="checkbox"
              checked={withScore}
              onChange={({ target }) => setWithScore(target.checked)}
            />
            {words.withScore}
          </label>
        )}
        <OwnWords
          label={words.pageLabel}
          title={words.pageTitle}
          text={text}
          onChange={setText}
          after={[
            ...(withScore && scoreLine !== null ? [scoreLine] : []),
            words.askLine(questions.join(' ')),
            ...numbers,
          ]}
        />
      </div>
    </details>
  )
}
