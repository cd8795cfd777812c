import type { Instrument } from '@amhs/domain/instruments/instrument'
import { instrumentSummary } from '@amhs/domain/instruments/instrument-catalogue'
import { scoreLevel } from '@amhs/domain/instruments/score-direction'
import { inLanguage, type Language } from '@amhs/domain/localized'
import { formatDate } from '../../../platform/dates'
import { resultHref } from '../../../platform/paths'
import { useLanguage } from '../../../platform/preferences'
import { useWords, wordsIn } from '../../../platform/words'
import { Link } from '../../../ui/link'
import type { StoredScreening } from '../storage/build-screening'
import type { ScreeningEntry } from '../storage/screenings.repository'
import { historyWords } from './history.words'

/** What a stored result is called: its questionnaire and its day. */
export function nameOf(
  record: StoredScreening,
  language: Language,
): { readonly title: string; readonly date: string } {
  const summary = instrumentSummary(record.instrument)
  return {
    title: summary ? inLanguage(summary.title, language) : wordsIn(historyWords, language).unknownTool,
    date: formatDate(record.finishedAt, language),
  }
}

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
  const { title, date } = nameOf(record, language)
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
            <span className="level" data-level={scoreLevel(instrument, bandIndex)}>
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
