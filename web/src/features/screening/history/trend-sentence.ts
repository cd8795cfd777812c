import type { ScoreSeries } from '@amhs/domain/instruments/score-series'
import { bandIn, valueIn } from '@amhs/domain/instruments/score-series'
import type { Language } from '@amhs/domain/localized'
import { inLanguage } from '@amhs/domain/localized'
import { formatDate } from '../../../platform/dates'
import { wordsIn } from '../../../platform/words'
import type { StoredScreening } from '../storage/build-screening'
import { historyWords } from './history.words'

/** The scores that can be drawn. A screening without a score is in the table alone. */
export function scoredOldestFirst(records: readonly StoredScreening[], series: ScoreSeries) {
  return [...records].reverse().flatMap((record) => {
    const value = valueIn(record.score, series.id)
    return value === null ? [] : [{ at: record.finishedAt, value, record }]
  })
}

/** The trend in one sentence: the latest score against the oldest shown, and between which all of them lie. */
export function trendSentence(
  records: readonly StoredScreening[],
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
