import type { Instrument } from '@amhs/domain/instruments/instrument'
import { questionsToAsk, wordingIn } from '@amhs/domain/instruments/question-flow'
import { safetyNotices } from '@amhs/domain/instruments/safety'
import { bandFor, cutoffFor } from '@amhs/domain/instruments/score'
import { inLanguage } from '@amhs/domain/localized'
import { Link } from 'react-router-dom'
import { formatDate } from '../../platform/dates'
import { paths } from '../../platform/paths'
import { useLanguage } from '../../platform/preferences'
import { useAgeBand } from '../../platform/region'
import { useWords } from '../../platform/words'
import { Icon } from '../../ui/icon'
import { PageHeading } from '../../ui/page-heading'
import { SupportCard } from '../../ui/support-card'
import { AboutInstrument } from './about-instrument'
import { resultWords } from './result.words'
import { ResultScale } from './result-scale'
import { SaveResult } from './save-result'
import type { KeptScreening } from './screening-record'
import { answersOf } from './screening-record'
import { SubscaleTable } from './subscale-table'

/** Number, range, band in words, what it means and does not mean, next steps and crisis help: at every score. */
export function ResultView({
  record,
  instrument,
  place,
}: {
  readonly record: KeptScreening
  readonly instrument: Instrument
  readonly place: 'device' | 'account'
}) {
  const words = useWords(resultWords)
  const language = useLanguage()
  const ageBand = useAgeBand()
  const { total, percent } = record.score
  const band = instrument.scoring.bands.find(({ id }) => id === record.score.band)
  const [lowest, highest] = instrument.scoring.range
  const notices = safetyNotices(instrument, answersOf(record))
  const [notice] = notices
  const scored = total !== null || record.score.subscales !== undefined
  const heading = band
    ? words.inBand(inLanguage(band.label, language))
    : scored
      ? words.noBand
      : words.noScore

  const support = (
    <SupportCard heading={notice ? undefined : words.supportHeading}>
      {notice?.message && <p>{inLanguage(notice.message, language)}</p>}
    </SupportCard>
  )

  return (
    <div className="wrap page stack sections result">
      {notice && support}
      <header className="split">
        <div className="stack">
          <p className="muted">
            {inLanguage(instrument.title, language)} · {formatDate(record.finishedAt, language)}
          </p>
          <PageHeading>{heading}</PageHeading>
          <p className="lead">
            {instrument.lookback && words.lookback(wordingIn(instrument.lookback, language).text)}
            {language === 'en' ? ' ' : ''}
            {words.screeningOnly}
          </p>
        </div>
        {total !== null && (
          <p className="score">
            <b>{total}</b> <span>{words.score(`${lowest}–${highest}`)}</span>
          </p>
        )}
      </header>

      {!scored && <p>{words.noScoreText}</p>}
      {total !== null && band && bandFor(instrument.scoring.bands, total) && (
        <section className="stack scale-box" aria-labelledby="scale">
          <h2 className="hidden" id="scale">
            {words.scale}
          </h2>
          <ResultScale instrument={instrument} bandId={band.id} score={total} />
        </section>
      )}
      {record.score.subscales && <SubscaleTable instrument={instrument} subscales={record.score.subscales} />}

      <div className="split">
        <div className="stack">
          {scored && (
            <>
              <h2>{words.meaning}</h2>
              {percent !== undefined && <p>{words.percent(percent)}</p>}
              <CutoffSentence instrument={instrument} positive={record.score.positive} />
              <p>{words.higherMeans}</p>
            </>
          )}
          <h2>{words.next}</h2>
          {band?.advice && (
            <p>
              <strong>{inLanguage(band.advice, language)}</strong>
            </p>
          )}
          {(ageBand === 'under-14' || ageBand === '14-17') && <p>{words.trustedAdult}</p>}
          <ul className="doors">
            <Door to={paths.location} title={words.findServices} text={words.findServicesText} />
            <Door to={paths.learn} title={words.read} text={words.readText} />
            <Door to={paths.screening} title={words.again} text={words.againText} />
          </ul>
          <div className="row no-print">
            <button type="button" className="button" onClick={() => window.print()}>
              <Icon name="print" />
              {words.print}
            </button>
          </div>
          {place === 'device' ? (
            <SaveResult record={record} />
          ) : (
            <p className="small muted">{words.inAccount}</p>
          )}
          <p className="small muted">{inLanguage(instrument.resultText.disclaimer, language)}</p>
        </div>
        {!notice && support}
      </div>

      <AnswerList instrument={instrument} record={record} />
      <AboutInstrument instrument={instrument} />
    </div>
  )
}

function Door({ to, title, text }: { readonly to: string; readonly title: string; readonly text: string }) {
  return (
    <li>
      <h3>
        <Link to={to}>{title}</Link>
      </h3>
      <p>{text}</p>
      <Icon name="forward" />
    </li>
  )
}

function CutoffSentence({
  instrument,
  positive,
}: {
  readonly instrument: Instrument
  readonly positive: boolean | undefined
}) {
  const words = useWords(resultWords)
  const cutoff = cutoffFor(instrument, {})
  if (!cutoff) return <p>{words.noCutoff}</p>
  if (positive === undefined) return null
  if (cutoff.op === '<=') {
    return <p>{positive ? words.positiveAtMost(cutoff.value) : words.negativeAtMost(cutoff.value)}</p>
  }
  return <p>{positive ? words.positive(cutoff.value) : words.negative(cutoff.value)}</p>
}

/** Every question with its answer, as a clinician wants to read it. */
function AnswerList({
  instrument,
  record,
}: {
  readonly instrument: Instrument
  readonly record: KeptScreening
}) {
  const words = useWords(resultWords)
  const language = useLanguage()
  const answers = answersOf(record)
  return (
    <details className="answer-list">
      <summary>{words.answers}</summary>
      <div className="table">
        <table>
          <thead>
            <tr>
              <th scope="col">{words.question}</th>
              <th scope="col">{words.answer}</th>
            </tr>
          </thead>
          <tbody>
            {questionsToAsk(instrument, answers).map((question) => {
              const text = wordingIn(question.text, language)
              const option = question.options.find(({ value }) => value === answers[question.id])
              const label = option && wordingIn(option.label, language)
              return (
                <tr key={question.id}>
                  <th scope="row" lang={text.language}>
                    {text.text}
                  </th>
                  <td>{label ? `${label.text} (${option.value})` : words.declined}</td>
                </tr>
              )
            })}
          </tbody>
        </table>
      </div>
    </details>
  )
}
