import type { Answers, Instrument, ScoreResult } from '../instruments/instrument'
import { scoreInstrument } from '../instruments/score'
import type { Language } from '../localized'
import type { ScreeningDocument, ScreeningRecord } from './screening-document'

/** A finished screening as the page has it. */
export interface FinishedScreening {
  readonly instrument: Instrument
  readonly answers: Answers
  readonly result: ScoreResult
  /** The language in which the questions were read. */
  readonly language: Language
  /** Milliseconds since 1970. */
  readonly finishedAt: number
}

/**
 * What is saved of a finished screening. Answers to questions that the instrument does not have are left out.
 * The score is kept as it was given, with the edition that gave it; nothing here computes.
 */
export function screeningRecord(finished: FinishedScreening): ScreeningRecord {
  const { instrument, answers, result } = finished
  const unscoredIds = (instrument.unscoredItems ?? []).map((item) => item.id)
  const scoredIds = [
    ...(instrument.gate ? [instrument.gate.id] : []),
    ...instrument.items.map((item) => item.id),
  ]
  return {
    instrument: instrument.id,
    edition: instrument.edition,
    language: finished.language,
    respondent: instrument.respondent,
    answers: pick(answers, scoredIds),
    unscored: pick(answers, unscoredIds),
    score: {
      total: result.total,
      band: result.band,
      ...(result.percent === undefined ? {} : { percent: result.percent }),
      ...(result.cutoff === undefined ? {} : { positive: result.cutoff.positive }),
      ...(result.subscales === undefined ? {} : { subscales: { ...result.subscales } }),
    },
    safety: result.safety.length > 0,
    finishedAt: finished.finishedAt,
  }
}

/** All answers of a saved screening by item id, as they were given. */
export function answersOf(saved: Pick<ScreeningDocument, 'answers' | 'unscored'>): Answers {
  return { ...saved.answers, ...saved.unscored }
}

/** The score that the person was told, as the instrument code speaks of one. Safety notes and gaps were not kept. */
export function toldResult(saved: Pick<ScreeningDocument, 'score'>): ScoreResult {
  const { total, band, percent, subscales } = saved.score
  return {
    total,
    band,
    ...(percent === undefined ? {} : { percent }),
    ...(subscales === undefined ? {} : { subscales }),
    safety: [],
    missing: [],
  }
}

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

function pick(answers: Answers, ids: readonly string[]): ScreeningRecord['answers'] {
  return Object.fromEntries(
    ids.flatMap((id) => {
      const answer = answers[id]
      return answer === undefined ? [] : [[id, answer]]
    }),
  )
}
