import type { ScreeningRecord } from '../documents/screening-document'
import type { Localized } from '../localized'
import type { Instrument } from './instrument'

/**
 * What a score that stands although questions were left out does not say; null where none was, or where there is no score without them.
 * Where a blank counts as 0 (PSC-17), the score is too low if anything; where the mean of the others is taken (Copenhagen), either way.
 */
export function leftOutSentence(
  { items, missingRule }: Pick<Instrument, 'items' | 'missingRule'>,
  { answers, score }: Pick<ScreeningRecord, 'answers' | 'score'>,
): Localized | null {
  const { policy } = missingRule.applied
  const isScored =
    score.total !== null || Object.values(score.subscales ?? {}).some((part) => part.score !== null)
  const count = items.filter(({ id }) => typeof answers[id] !== 'number').length
  if (policy === 'all-required' || count === 0 || !isScored) return null
  const were = count === 1 ? '1 question was left out' : `${count} questions were left out`
  return policy === 'blanks-count-zero'
    ? {
        zh: `有 ${count} 题没有回答，按 0 分算，所以得分可能偏低。`,
        en: `${were} and ${count === 1 ? 'counts' : 'count'} as 0, so the score may be too low.`,
      }
    : {
        zh: `有 ${count} 题没有回答，得分只按答了的题算，所以可能偏低，也可能偏高。`,
        en: `${were}; the score is worked out from the others alone, so it may be too low or too high.`,
      }
}
