import type { Answers, Instrument, ScoreResult } from '../instruments/instrument'
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

function pick(answers: Answers, ids: readonly string[]): ScreeningRecord['answers'] {
  return Object.fromEntries(
    ids.flatMap((id) => {
      const answer = answers[id]
      return answer === undefined ? [] : [[id, answer]]
    }),
  )
}
