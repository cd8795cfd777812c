import type { Instrument } from '@amhs/domain/instruments/instrument'
import { inLanguage } from '@amhs/domain/localized'
import { lazy, Suspense, useState } from 'react'
import { formatDate } from '../../platform/dates'
import { useLanguage } from '../../platform/preferences'
import { useWords } from '../../platform/words'
import { Spinner } from '../../ui/spinner'
import { ChartBoundary } from './chart-boundary'
import { historyWords } from './history.words'
import { HistoryTable } from './history-table'
import { higherMeans } from './score-direction'
import { seriesOf } from './score-series'
import type { KeptScreening } from './screening-record'
import { scoredOldestFirst, trendSentence } from './trend-sentence'

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
