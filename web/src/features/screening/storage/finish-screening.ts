import { screeningRecord } from '@amhs/domain/documents/screening-record'
import type { Answers, Instrument, Sex } from '@amhs/domain/instruments/instrument'
import { questionsToAsk } from '@amhs/domain/instruments/question-flow'
import { scoreInstrument } from '@amhs/domain/instruments/score'
import type { Language } from '@amhs/domain/localized'
import type { StoredScreening } from './build-screening'

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
