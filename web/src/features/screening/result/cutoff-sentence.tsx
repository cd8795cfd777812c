import type { Instrument } from '@amhs/domain/instruments/instrument'
import { cutoffFor } from '@amhs/domain/instruments/score'
import { useWords } from '../../../platform/words'
import { resultWords } from './result.words'
import { WholeTerms } from './whole-terms'

/** Whether the cut-off was reached, as it was scored then, and what that does and does not say. */
export function CutoffSentence({
  instrument,
  positive,
}: {
  readonly instrument: Instrument
  readonly positive: boolean | undefined
}) {
  const words = useWords(resultWords)
  const text = cutoffText(instrument, positive, words)
  return (
    text !== null && (
      <p>
        <WholeTerms text={text} />
      </p>
    )
  )
}

function cutoffText(
  instrument: Instrument,
  positive: boolean | undefined,
  words: ReturnType<typeof useWords<(typeof resultWords)['zh']>>,
): string | null {
  const { cutoff } = instrument.scoring
  const applied = cutoffFor(instrument, {})
  if (!cutoff || !applied) return words.noCutoff
  if (positive === undefined) return null
  if (!('value' in cutoff)) {
    const { men, women } = cutoff
    return positive ? words.positiveBySex(men, women) : words.negativeBySex(men, women)
  }
  if (applied.op === '<=') {
    return positive ? words.positiveAtMost(applied.value) : words.negativeAtMost(applied.value)
  }
  return positive ? words.positive(applied.value) : words.negative(applied.value)
}
