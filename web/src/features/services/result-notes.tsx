import { inLanguage } from '@amhs/domain/localized'
import { crisisRegion, isCrisisRegionId, unknownRegion } from '@amhs/domain/safety/crisis-lines'
import { useLanguage } from '../../platform/preferences'
import { useWords } from '../../platform/words'
import { resultNotesWords } from './result-notes.words'
import type { DoneSearch } from './search-types'

/** What is true of few searches and loads with an answer: that it is not whole, and that a border lies on the way to some of it. */
export function ResultNotes({
  result,
  region,
}: {
  readonly result: DoneSearch['result']
  readonly region: string
}) {
  const words = useWords(resultNotesWords)
  const language = useLanguage()
  const regions = new Set(result.found.map(({ service }) => service.region))
  // Where nobody knows where the search began, nobody knows of a border either.
  const across =
    region === unknownRegion ? [] : [...regions].filter((place) => place !== region).filter(isCrisisRegionId)
  const names = across.map((place) => inLanguage(crisisRegion(place).name, language))
  const notes = [
    result.completeKm < result.radiusKm && words.incomplete(result.completeKm),
    result.unreadable > 0 && words.unreadable(result.unreadable),
    names.length > 0 && words.acrossBorder(names.join(language === 'en' ? ', ' : '、')),
  ].filter((note) => note !== false)
  return notes.length > 0 && <p>{notes.join(language === 'en' ? ' ' : '')}</p>
}
