import type { Instrument } from '@amhs/domain/instruments/instrument'
import { scoreLevel } from '@amhs/domain/instruments/score-direction'
import type { ScoreSeries } from '@amhs/domain/instruments/score-series'
import { bandIn, valueIn } from '@amhs/domain/instruments/score-series'
import { inLanguage } from '@amhs/domain/localized'
import { formatDate } from '../../../platform/dates'
import { resultHref } from '../../../platform/paths'
import { useLanguage } from '../../../platform/preferences'
import { useWords } from '../../../platform/words'
import { Link } from '../../../ui/link'
import type { StoredScreening } from '../storage/build-screening'
import { historyWords } from './history.words'

/** The same numbers as the chart, newest first, each a way to its result. */
export function HistoryTable({
  instrument,
  series,
  records,
}: {
  readonly instrument: Instrument
  readonly series: ScoreSeries
  readonly records: readonly StoredScreening[]
}) {
  const words = useWords(historyWords)
  const language = useLanguage()
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a frame that scrolls must be reachable by keyboard
    <section className="table history-table" tabIndex={0} aria-labelledby="history-rows">
      <table>
        <caption id="history-rows">{words.table(records.length)}</caption>
        <thead>
          <tr>
            <th scope="col">{words.date}</th>
            <th scope="col">{words.score}</th>
            <th scope="col">{words.band}</th>
          </tr>
        </thead>
        <tbody>
          {records.map((record) => {
            const band = bandIn(record.score, series)
            return (
              <tr key={record.id}>
                <th scope="row">
                  <Link to={resultHref(record.id)}>{formatDate(record.finishedAt, language)}</Link>
                  {record.safety && <span className="small"> {words.withSupport}</span>}
                </th>
                <td>{valueIn(record.score, series.id) ?? words.noTotal}</td>
                <td>
                  {band && (
                    <span
                      className="level"
                      data-level={scoreLevel(instrument, instrument.scoring.bands.indexOf(band))}
                    >
                      {inLanguage(band.label, language)}
                    </span>
                  )}
                </td>
              </tr>
            )
          })}
        </tbody>
      </table>
    </section>
  )
}
