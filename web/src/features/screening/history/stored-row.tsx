import type { Instrument } from '@amhs/domain/instruments/instrument'
import { instrumentSummary } from '@amhs/domain/instruments/instrument-catalogue'
import { stepLevel } from '@amhs/domain/instruments/score-direction'
import { inLanguage } from '@amhs/domain/localized'
import { formatDate } from '../../../platform/dates'
import { resultHref } from '../../../platform/paths'
import { useLanguage } from '../../../platform/preferences'
import { useWords } from '../../../platform/words'
import { Link } from '../../../ui/link'
import type { ScreeningEntry } from '../storage/screenings.repository'
import { historyWords } from './history.words'

/** One kept result: opens it, says its score in words, deletes it. */
export function StoredRow({
  entry,
  instrument,
  onRemove,
}: {
  readonly entry: ScreeningEntry
  /** Undefined until its file has arrived. */
  readonly instrument: Instrument | undefined
  readonly onRemove: () => void
}) {
  const words = useWords(historyWords)
  const language = useLanguage()
  if (!entry.readable) {
    return (
      <li className="kept">
        <p>{words.unreadable}</p>
        <button type="button" className="button" onClick={onRemove}>
          {words.remove}
          <span className="hidden"> {words.removeUnreadable}</span>
        </button>
      </li>
    )
  }
  const { record } = entry
  const summary = instrumentSummary(record.instrument)
  const title = summary ? inLanguage(summary.title, language) : words.unknownTool
  const date = formatDate(record.finishedAt, language)
  const bands = instrument?.scoring.bands ?? []
  const bandIndex = bands.findIndex(({ id }) => id === record.score.band)
  const band = bands[bandIndex]
  return (
    <li className="kept">
      <div>
        <h3>
          <Link to={resultHref(record.id)}>
            {date} · {title}
          </Link>
        </h3>
        <p className="row">
          <span>
            {record.score.total === null
              ? words.noTotal
              : words.points(record.score.total, instrument ? instrument.scoring.range.join('–') : null)}
          </span>
          {instrument && band && (
            <span className="level" data-level={stepLevel(instrument, bandIndex)}>
              {inLanguage(band.label, language)}
            </span>
          )}
          {record.safety && <span>{words.withSupport}</span>}
        </p>
      </div>
      <button type="button" className="button" onClick={onRemove} aria-label={words.removeName(title, date)}>
        {words.remove}
      </button>
    </li>
  )
}
