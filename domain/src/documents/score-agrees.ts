import type { Instrument } from '../instruments/instrument'
import { scoreInstrument } from '../instruments/score'
import type { ScreeningRecord } from './screening-document'
import { answersOf, screeningRecord } from './screening-record'

/**
 * Whether what is kept as the score, and as told of safety, is what the answers give. A score of another edition is not computed anew: it
 * only must be one that the instrument can give.
 */
export function scoreAgrees(instrument: Instrument, saved: ScreeningRecord): boolean {
  const { score } = saved
  const { bands, range } = instrument.scoring
  if (saved.edition !== instrument.edition) {
    const [least, most] = range
    const isKnown = score.band === null || bands.some(({ id }) => id === score.band)
    return isKnown && (score.total === null || (score.total >= least && score.total <= most))
  }
  const answers = answersOf(saved)
  const areOptions = (instrument.unscoredItems ?? []).every(({ id, options }) => {
    const answer = answers[id]
    return typeof answer !== 'number' || options.some(({ value }) => value === answer)
  })
  if (!areOptions || saved.respondent !== instrument.respondent) return false
  try {
    // A cut-off may differ by sex, which is not kept.
    return ([undefined, 'female', 'male'] as const).some((sex) => {
      const result = scoreInstrument(instrument, answers, sex ? { sex } : {})
      const computed = screeningRecord({ ...saved, instrument, answers, result })
      // Not every release kept whether the cut-off is reached.
      const { positive } = computed.score
      const told = { ...score, positive: score.positive ?? positive }
      return saved.safety === computed.safety && isSame(told, { ...computed.score, positive })
    })
  } catch {
    // An answer that its question does not have.
    return false
  }
}

/** Whether two plain values are the same, in whatever order their parts stand. */
function isSame(one: unknown, other: unknown): boolean {
  if (typeof one !== 'object' || typeof other !== 'object' || one === null || other === null)
    return one === other
  const names = Object.keys(one)
  return (
    names.length === Object.keys(other).length &&
    names.every((name) => isSame(Reflect.get(one, name), Reflect.get(other, name)))
  )
}
