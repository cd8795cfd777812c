import { inLanguage } from '@amhs/domain/localized'
import { crisisRegion, isCrisisRegionId } from '@amhs/domain/safety/crisis-lines'
import { useLanguage } from '../../platform/preferences'
import { useWords } from '../../platform/words'
import { resultNotesWords } from './result-notes.words'
import type { DoneSearch } from './search-types'

/** What is true of few searches and loads with an answer: that it is not whole. */
export function ResultNotes({ result }: { readonly result: DoneSearch['result'] }) {
  const words = useWords(resultNotesWords)
  const language = useLanguage()
  const notes = [
    result.completeKm < result.radiusKm && words.incomplete(result.completeKm),
    result.unreadable > 0 && words.unreadable(result.unreadable),
  ].filter((note) => note !== false)
  return notes.length > 0 && <p>{notes.join(language === 'en' ? ' ' : '')}</p>
}

/** That a border lies on the way to some of it: stands before the first of them, and after what is on this side. */
export function BorderNote({
  result,
  region,
}: {
  readonly result: DoneSearch['result']
  readonly region: string
}) {
  const words = useWords(resultNotesWords)
  const language = useLanguage()
  const regions = new Set(result.found.map(({ service }) => service.region))
  const across = [...regions].filter((place) => place !== region).filter(isCrisisRegionId)
  const names = across.map((place) => inLanguage(crisisRegion(place).name, language))
  return <p>{words.acrossBorder(names.join(language === 'en' ? ', ' : '、'))}</p>
}
