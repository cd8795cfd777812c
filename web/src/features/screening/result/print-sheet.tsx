import { siteName } from '@amhs/domain/content/page-head'
import { answersOf } from '@amhs/domain/documents/screening-record'
import type { Instrument } from '@amhs/domain/instruments/instrument'
import { leftOutSentence } from '@amhs/domain/instruments/left-out'
import { gateIsClosed, wordingIn } from '@amhs/domain/instruments/question-flow'
import { hasPeriod } from '@amhs/domain/instruments/result-sentences'
import { inLanguage } from '@amhs/domain/localized'
import { formatDateTime } from '../../../platform/dates'
import { useLanguage } from '../../../platform/preferences'
import { useWords } from '../../../platform/words'
import { AnswerTable } from '../../../ui/answer-table'
import type { StoredScreening } from '../storage/build-screening'
import { CutoffSentence } from './cutoff-sentence'
import { resultWords } from './result.words'
import { resultNotes } from './result-notes'
import { SubscaleTable } from './subscale-table'
import { useAskContext } from './use-ask-context'

/** What is printed in place of the page: one sheet that a clinician can use, with whom to call. Hidden on screen. */
export function PrintSheet({
  instrument,
  record,
  withAnswers,
}: {
  readonly instrument: Instrument
  readonly record: StoredScreening
  readonly withAnswers: boolean
}) {
  const words = useWords(resultWords)
  const language = useLanguage()
  const notes = resultNotes(instrument, record, useAskContext())
  const leftOut = leftOutSentence(instrument, record)
  const { scoring, citation, lookback } = instrument
  const { total, band: bandId, percent, positive, subscales } = record.score
  const band = scoring.bands.find(({ id }) => id === bandId)
  return (
    <section className="print-sheet">
      <p className="print-site">{inLanguage(siteName, language)}</p>
      <h1>{inLanguage(instrument.title, language)}</h1>
      <p>
        {words.finishedOn(formatDateTime(record.finishedAt, language))} {words.respondents[record.respondent]}
        {hasPeriod(instrument) && ` ${words.lookback(wordingIn(lookback, language).text)}`}
      </p>
      <p className="print-score">
        {total === null
          ? subscales === undefined && words.noScore
          : `${total} ${words.score(scoring.range.join('–'))}`}
        {band && ` · ${inLanguage(band.label, language)}`}
      </p>
      {leftOut && <p>{inLanguage(leftOut, language)}</p>}
      {gateIsClosed(instrument, answersOf(record)) && <p>{words.gateClosed}</p>}
      {percent !== undefined && <p>{words.percent(percent)}</p>}
      {total !== null && <CutoffSentence instrument={instrument} positive={positive} />}
      {scoring.bands.length > 0 && (
        <p>
          {words.bandsNote(
            scoring.bands.map(
              ({ label, min, max }) => `${inLanguage(label, language)} ${min}–${Math.floor(max)}`,
            ),
          )}
        </p>
      )}
      {subscales && <SubscaleTable instrument={instrument} score={record.score} />}
      {withAnswers && <AnswerTable instrument={instrument} answers={answersOf(record)} />}
      <div className="print-notes">
        {notes.map((note) => (
          <p key={note}>{note}</p>
        ))}
      </div>
      <p className="print-source" lang="en">
        {citation[0]} · {record.edition}
      </p>
    </section>
  )
}
