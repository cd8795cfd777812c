import {
  guideFoundNothing,
  guideStillHere,
  namesMainlandNumbers,
  numbersOfMainland,
} from '@amhs/domain/assistant/assistant-texts'
import { inLanguage, type Language } from '@amhs/domain/localized'
import type { CrisisRegionId } from '@amhs/domain/safety/crisis-lines'
import { wordsIn } from '../../platform/words'
import { answering } from './answering'
import { assistantWords } from './assistant.words'
import type { NewEntry, Spoken } from './conversation-state'

/**
 * What the log for screen readers says of an answer that no AI wrote: all of it, with the names of its links, as it stands. The log is there
 * before the answer: what comes with its own live region, words and all, many screen readers pass over.
 *
 * @param reader elsewhere than in mainland China they are told that its numbers are not theirs
 * @param isAfterCard a safety card stands above
 */
export function spokenAnswer(
  answer: NewEntry,
  reader: { readonly language: Language; readonly region: CrisisRegionId },
  isAfterCard: boolean,
): readonly Spoken[] {
  const { language, region } = reader
  if (answer.kind !== 'guide') return []
  const words = wordsIn(assistantWords, language)
  const { passages, reflection, smallTalk = false, mayFit = [], end } = answer
  const [best, ...others] = passages
  const isEmpty = !best && !smallTalk && mayFit.length === 0
  const said: readonly Spoken[] = [
    ...(reflection ? [reflection] : []),
    ...(best ? [words.from(best.title), best.heading] : []),
    ...(best && region !== 'CN' && namesMainlandNumbers(best.lines) ? [numbersOfMainland] : []),
    ...(best ? [...best.lines, words.read(best.title)] : []),
    ...(mayFit.length > 0
      ? [words.mayFit(mayFit.length), ...mayFit.map(({ title }) => inLanguage(title, language))]
      : []),
    ...(isEmpty ? [isAfterCard ? guideStillHere : guideFoundNothing] : []),
    ...(others.length > 0 ? [words.more, ...others.map(({ title }) => title)] : []),
    ...(end === 'who-finds-out'
      ? [words.sentToAi[answering.get()], words.whoFindsOutLink, words.privacyLink]
      : []),
    ...(end === 'numbers' ? [words.links.crisis] : []),
  ]
  return said.filter((text) => text !== '')
}
