import type { Instrument } from '@amhs/domain/instruments/instrument'
import type { Language } from '@amhs/domain/localized'
import { inLanguage } from '@amhs/domain/localized'
import { lazy, Suspense, useState } from 'react'
import { formatDate } from '../../platform/dates'
import { useLanguage } from '../../platform/preferences'
import { useWords, wordsIn } from '../../platform/words'
import { Spinner } from '../../ui/spinner'
import { ChartBoundary } from './chart-boundary'
import { historyWords } from './history.words'
import { HistoryTable } from './history-table'
import { higherMeans } from './score-direction'
import type { ScoreSeries } from './score-series'
import { bandIn, seriesOf, valueIn } from './score-series'
import type { KeptScreening } from './screening-record'

// The drawing code is loaded where a chart is shown, and nowhere else.
const ScoreChart = lazy(() => import('./score-chart').then((module) => ({ default: module.ScoreChart })))

/** One tool over time: a sentence, a chart and a table that say the same. */
export function HistoryView({
  instrument,
  records,
}: {
  readonly instrument: Instrument
  /** Newest first. */
  readonly records: readonly KeptScreening[]
}) {
  const words = useWords(historyWords)
  const language = useLanguage()
  const choices = seriesOf(instrument)
  const [chosen, setChosen] = useState(choices[0].id)
  const series = choices.find(({ id }) => id === chosen) ?? choices[0]
  const scored = scoredOldestFirst(records, series)
  const [first] = scored
  const last = scored.at(-1)
  const label = `${inLanguage(instrument.title, language)} ${inLanguage(series.label, language)}`

  return (
    <>
      <p className="lead" role="status">
        {trendSentence(records, series, language)}
      </p>
      {choices.length > 1 && (
        <fieldset>
          <legend className="label">{words.series}</legend>
          {choices.map((choice) => (
            <label className="check" key={choice.id}>
              <input
                type="radio"
                name="series"
                checked={choice.id === series.id}
                onChange={() => setChosen(choice.id)}
              />
              {inLanguage(choice.label, language)}
            </label>
          ))}
        </fieldset>
      )}
      {first && last && (
        <figure className="stack">
          <figcaption>
            <b>{words.chartTitle(label, formatDate(first.at, language), formatDate(last.at, language))}</b>{' '}
            <span className="hint">{words.caution(inLanguage(higherMeans(instrument), language))}</span>
          </figcaption>
          <ChartBoundary message={words.chartFailed}>
            <Suspense fallback={<Spinner label={words.chartLoading} />}>
              <ScoreChart instrument={instrument} series={series} points={scored} />
            </Suspense>
          </ChartBoundary>
        </figure>
      )}
      {records.length > 0 && <HistoryTable instrument={instrument} series={series} records={records} />}
    </>
  )
}

/** The scores that can be drawn. A screening without a score is in the table alone. */
function scoredOldestFirst(records: readonly KeptScreening[], series: ScoreSeries) {
  return [...records].reverse().flatMap((record) => {
    const value = valueIn(record.score, series.id)
    return value === null ? [] : [{ at: record.finishedAt, value, record }]
  })
}

/** The trend in one sentence: the latest score against the oldest shown, and between which all of them lie. */
export function trendSentence(
  records: readonly KeptScreening[],
  series: ScoreSeries,
  language: Language,
): string {
  const words = wordsIn(historyWords, language)
  const scored = scoredOldestFirst(records, series)
  const [first] = scored
  const last = scored.at(-1)
  if (!first || !last) return words.noScores
  const band = bandIn(last.record.score, series)
  const bandName = band ? inLanguage(band.label, language) : null
  const values = scored.map(({ value }) => value)
  if (scored.length === 1) return words.trendOne(formatDate(last.at, language), last.value, bandName)
  return words.trend({
    count: scored.length,
    first: { date: formatDate(first.at, language), value: first.value },
    last: { date: formatDate(last.at, language), value: last.value, band: bandName },
    lowest: Math.min(...values),
    highest: Math.max(...values),
  })
}
