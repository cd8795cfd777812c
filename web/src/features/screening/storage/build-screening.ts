import type { ScreeningRecord } from '@amhs/domain/documents/screening-document'
import { screeningRecordSchema } from '@amhs/domain/documents/screening-document'
import { screeningRecord } from '@amhs/domain/documents/screening-record'
import type { Answers, Instrument, Sex } from '@amhs/domain/instruments/instrument'
import { instrumentSummary } from '@amhs/domain/instruments/instrument-catalogue'
import { questionsToAsk } from '@amhs/domain/instruments/question-flow'
import { scoreInstrument } from '@amhs/domain/instruments/score'
import type { Language } from '@amhs/domain/localized'
import * as v from 'valibot'
import { canBeFinished } from '../../../platform/stored-results'

/** One finished screening with its id, wherever it is kept: on the device or in the account, in the same form. */
export interface StoredScreening extends ScreeningRecord {
  readonly id: string
}

const idSchema = v.pipe(v.string(), v.regex(/^[A-Za-z0-9-]{8,64}$/))

/**
 * The record if the stored value is one, of a questionnaire that there is and of a day that can be; otherwise null: nothing damaged
 * reaches a page. Whether the score is that of the answers is asked where the questionnaire is at hand (`scoreAgrees`).
 */
export function parseStoredScreening(stored: unknown): StoredScreening | null {
  if (typeof stored !== 'object' || stored === null) return null
  const { id, ...content } = stored as Record<string, unknown>
  const identity = v.safeParse(idSchema, id)
  const record = v.safeParse(screeningRecordSchema, content)
  if (!identity.success || !record.success) return null
  const { instrument, finishedAt } = record.output
  const canBe = instrumentSummary(instrument) && canBeFinished(finishedAt)
  return canBe ? { ...record.output, id: identity.output } : null
}

/**
 * Scores finished answers and makes the record that is kept. The edition stays with it, so that a later change of
 * the instrument's file does not change what the person was told. Answers to questions that are no longer asked
 * (the person went back and changed a gate) are not kept.
 *
 * @param finishedAt epoch milliseconds
 * @throws RangeError if an answer is not one of its question's values
 */
export function finishScreening(
  instrument: Instrument,
  given: { readonly answers: Answers; readonly sex?: Sex | undefined },
  { language, finishedAt }: { readonly language: Language; readonly finishedAt: number },
): StoredScreening {
  const asked = new Set(questionsToAsk(instrument, given.answers).map(({ id }) => id))
  const answers = Object.fromEntries(Object.entries(given.answers).filter(([id]) => asked.has(id)))
  const result = scoreInstrument(instrument, answers, given.sex ? { sex: given.sex } : {})
  return {
    id: crypto.randomUUID(),
    ...screeningRecord({ instrument, answers, result, language, finishedAt }),
  }
}
