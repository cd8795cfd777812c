import type { Instrument } from '@amhs/domain/instruments/instrument'
import { inLanguage, type Language } from '@amhs/domain/localized'
import { wordsIn } from '../../../platform/words'
import type { StoredScreening } from '../storage/build-screening'
import { resultWords } from './result.words'

/** The score with its range and its band, part by part where there is no total; null where nothing was scored. */
export function scoreInWords(
  { scoring }: Instrument,
  { score: { total, band, subscales } }: StoredScreening,
  language: Language,
): string | null {
  const words = wordsIn(resultWords, language)
  const labelOf = (id: string | null) => {
    const found = scoring.bands.find((candidate) => candidate.id === id)
    return found ? inLanguage(found.label, language) : null
  }
  if (total !== null) return words.scoreLine(`${total}`, scoring.range.join('–'), labelOf(band))
  const parts = scoring.subscales.flatMap(({ id, label, range }) => {
    const part = subscales?.[id]
    if (!part || part.score === null) return []
    const name = inLanguage(label, language)
    return [`${name} ${words.scoreLine(`${Math.round(part.score)}`, range.join('–'), labelOf(part.band))}`]
  })
  return parts.length === 0 ? null : parts.join(words.partEnd)
}
