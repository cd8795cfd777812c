import type { Instrument } from '@amhs/domain/instruments/instrument'
import { higherMeans } from '@amhs/domain/instruments/score-direction'
import { seriesOf } from '@amhs/domain/instruments/score-series'
import { inLanguage } from '@amhs/domain/localized'
import { useState } from 'react'
import { formatDate } from '../../../platform/dates'
import { useLanguage } from '../../../platform/preferences'
import { useWords } from '../../../platform/words'
import { Loading } from '../../../ui/data/loading'
import { OnDemand } from '../../../ui/data/on-demand'
import type { StoredScreening } from '../storage/build-screening'
import { historyWords } from './history.words'
import { HistoryTable } from './history-table'
import { scoredOldestFirst, trendSentence } from './trend-sentence'

// The drawing code is loaded where a chart is shown, and nowhere else.
const loadScoreChart = async () => (await import('../../../ui/score-chart')).ScoreChart

/** One tool over time: a sentence, a chart and a table that say the same. */
export function HistoryView({
  instrument,
  records,
}: {
  readonly instrument: Instrument
  /** Newest first. */
  readonly records: readonly StoredScreening[]
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
          <OnDemand
            load={loadScoreChart}
            fallback={<Loading label={words.chartLoading} />}
            failed={() => <p className="notice">{words.chartFailed}</p>}
          >
            {(ScoreChart) => (
              <ScoreChart
                instrument={instrument}
                series={series}
                points={scored}
                label={words.chart(scored.length)}
              />
            )}
          </OnDemand>
        </figure>
      )}
      {records.length > 0 && <HistoryTable instrument={instrument} series={series} records={records} />}
    </>
  )
}
