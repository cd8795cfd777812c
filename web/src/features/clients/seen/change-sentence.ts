import { changeBetween, realChanges } from '@amhs/domain/clients/change'
import type { Language } from '@amhs/domain/localized'
import { wordsIn } from '../../../platform/words'
import { clientsWords } from '../clients.words'
import type { SeenResult } from '../grants.firestore'

/** Which of the earlier results is compared with. */
export type Earlier = 'first' | 'last'

/** How a result compares with an earlier one: the difference first, then what it means, in the words of the product. */
export function changeSentence(
  which: Earlier,
  before: SeenResult,
  now: SeenResult,
  language: Language,
): { readonly difference: string | null; readonly meaning: string } {
  const words = wordsIn(clientsWords, language)
  const change = changeBetween(before, now)
  if (change === null) return { difference: null, meaning: words.notComparable }
  const bound = realChanges[now.instrument]
  const difference = words.compared(change.difference, words.than[which])
  if (change.difference === 0) return { difference, meaning: '' }
  if (bound === undefined) return { difference, meaning: words.unknownBound }
  const meaning = [change.real ? words.real(bound.points) : words.notReal(bound.points)]
  if (change.real && bound.stricter !== undefined)
    meaning.push(change.strictly ? words.strict(bound.stricter) : words.notStrict(bound.stricter))
  return { difference, meaning: meaning.join(language === 'en' ? ' ' : '') }
}
