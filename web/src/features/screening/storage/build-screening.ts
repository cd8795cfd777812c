import type { ScreeningRecord } from '@amhs/domain/documents/screening-document'
import { screeningRecordSchema } from '@amhs/domain/documents/screening-document'
import { instrumentSummary } from '@amhs/domain/instruments/instrument-catalogue'
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
