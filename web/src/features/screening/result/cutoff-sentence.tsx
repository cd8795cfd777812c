import type { Instrument } from '@amhs/domain/instruments/instrument'
import { cutoffFor } from '@amhs/domain/instruments/score'
import { useWords } from '../../../platform/words'
import { resultWords } from './result.words'

/** Whether the cut-off was reached, as it was scored then, and what that does and does not say. */
export function CutoffSentence({
  instrument,
  positive,
}: {
  readonly instrument: Instrument
  readonly positive: boolean | undefined
}) {
  const words = useWords(resultWords)
  const { cutoff } = instrument.scoring
  const applied = cutoffFor(instrument, {})
  if (!cutoff || !applied) return <p>{words.noCutoff}</p>
  if (positive === undefined) return null
  if (!('value' in cutoff)) {
    const { men, women } = cutoff
    return <p>{positive ? words.positiveBySex(men, women) : words.negativeBySex(men, women)}</p>
  }
  if (applied.op === '<=') {
    return <p>{positive ? words.positiveAtMost(applied.value) : words.negativeAtMost(applied.value)}</p>
  }
  return <p>{positive ? words.positive(applied.value) : words.negative(applied.value)}</p>
}
