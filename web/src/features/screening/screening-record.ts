import type { ScreeningRecord } from '@amhs/domain/documents/screening-document'
import { screeningRecordSchema } from '@amhs/domain/documents/screening-document'
import type { Answer, Answers, Instrument, ScoreResult, Sex } from '@amhs/domain/instruments/instrument'
import { safetyNotices } from '@amhs/domain/instruments/safety'
import { scoreInstrument } from '@amhs/domain/instruments/score'
import type { Language } from '@amhs/domain/localized'
import * as v from 'valibot'

/** One finished screening with its id, wherever it is kept: on the device or in the account, in the same form. */
export interface KeptScreening extends ScreeningRecord {
  readonly id: string
}

const keptSchema = v.object({ id: v.pipe(v.string(), v.regex(/^[A-Za-z0-9-]{8,64}$/)) })

/** The record if the stored value is one, otherwise null: nothing damaged reaches a page. */
export function parseKeptScreening(stored: unknown): KeptScreening | null {
  if (typeof stored !== 'object' || stored === null) return null
  const { id, ...content } = stored as Record<string, unknown>
  const identity = v.safeParse(keptSchema, { id })
  const record = v.safeParse(screeningRecordSchema, content)
  return identity.success && record.success ? { ...record.output, id: identity.output.id } : null
}

/**
 * Scores finished answers and makes the record that is kept. The edition stays with it, so that a later change of
 * the instrument's file does not change what the person was told.
 *
 * @param finishedAt epoch milliseconds
 * @throws RangeError if an answer is not one of its question's values
 */
export function finishScreening(
  instrument: Instrument,
  given: { readonly answers: Answers; readonly sex?: Sex | undefined },
  { language, finishedAt }: { readonly language: Language; readonly finishedAt: number },
): KeptScreening {
  const result = scoreInstrument(instrument, given.answers, given.sex ? { sex: given.sex } : {})
  const unscoredIds = new Set(instrument.unscoredItems?.map(({ id }) => id))
  const part = (unscored: boolean) =>
    Object.fromEntries(
      Object.entries(given.answers).filter(([id]) => unscoredIds.has(id) === unscored),
    ) as ScreeningRecord['answers']
  return {
    id: crypto.randomUUID(),
    instrument: instrument.id,
    edition: instrument.edition,
    language,
    respondent: instrument.respondent,
    answers: part(false),
    unscored: part(true),
    score: scoreToKeep(result),
    safety: safetyNotices(instrument, given.answers).length > 0,
    finishedAt,
  }
}

/** All answers of a record together, as the question flow and the safety rules take them. */
export function answersOf(record: ScreeningRecord): Readonly<Record<string, Answer>> {
  return { ...record.answers, ...record.unscored }
}

function scoreToKeep(result: ScoreResult): ScreeningRecord['score'] {
  return {
    total: result.total,
    band: result.band,
    ...(result.percent === undefined ? {} : { percent: result.percent }),
    ...(result.cutoff ? { positive: result.cutoff.positive } : {}),
    ...(result.subscales ? { subscales: { ...result.subscales } } : {}),
  }
}
