import type { Language } from '../localized'
import { textKey } from '../localized'
import type { AnswerOption, Answers, Instrument, InstrumentItem, UnscoredItem, Wording } from './instrument'

/** One question as a person meets it, whatever its part in the score. */
export interface Question {
  readonly id: string
  readonly kind: 'gate' | 'scored' | 'unscored'
  readonly text: Wording
  readonly options: readonly AnswerOption[]
  /** Whether "prefer not to answer" is offered; the instrument's missing rule decides. */
  readonly mayDecline: boolean
}

/** The answers a scored question offers: its own, or the instrument's. */
export function optionsOf(
  instrument: Instrument,
  item: InstrumentItem | UnscoredItem,
): readonly AnswerOption[] {
  return item.options ?? instrument.options ?? []
}

/** Whether the gate question was answered so that no symptom question is asked. */
export function gateIsClosed(instrument: Instrument, answers: Answers): boolean {
  const { gate } = instrument
  if (!gate) return false
  const answer = answers[gate.id]
  return typeof answer === 'number' && answer !== gate.continueValue
}

/** Ids of the scored questions that skip logic leaves out; they count 0 (AUDIT-C: 2 and 3 after "never"). */
export function skippedItems(instrument: Instrument, answers: Answers): readonly string[] {
  const { skipLogic } = instrument
  return skipLogic && answers[skipLogic.itemId] === skipLogic.value ? skipLogic.skips : []
}

/** Whether the facts allow "prefer not to answer" for a question. Unscored questions may always be left. */
export function mayDecline(instrument: Instrument, itemId: string): boolean {
  if (instrument.unscoredItems?.some((item) => item.id === itemId)) return true
  const { declinable } = instrument.missingRule
  return declinable === 'any'
    ? instrument.items.some((item) => item.id === itemId)
    : declinable.includes(itemId)
}

/**
 * The questions to ask, in order, given the answers so far: gate first, scored questions, then the unscored
 * ones. A closed gate ends the list; skip logic leaves questions out.
 */
export function questionsToAsk(instrument: Instrument, answers: Answers): readonly Question[] {
  const questions: Question[] = []
  const { gate } = instrument
  if (gate) {
    questions.push({ id: gate.id, kind: 'gate', text: gate.text, options: gate.options, mayDecline: false })
    if (gateIsClosed(instrument, answers)) return questions
  }
  const skipped = new Set(skippedItems(instrument, answers))
  for (const item of instrument.items) {
    if (skipped.has(item.id)) continue
    questions.push({
      id: item.id,
      kind: 'scored',
      text: item.text,
      options: optionsOf(instrument, item),
      mayDecline: mayDecline(instrument, item.id),
    })
  }
  for (const item of instrument.unscoredItems ?? []) {
    questions.push({
      id: item.id,
      kind: 'unscored',
      text: item.text,
      options: item.options,
      mayDecline: true,
    })
  }
  return questions
}

/** Whether every question that must be answered (or may be declined and was) has its answer. */
export function isComplete(instrument: Instrument, answers: Answers): boolean {
  return questionsToAsk(instrument, answers).every(
    (question) => question.kind === 'unscored' || answers[question.id] !== undefined,
  )
}

/** The wording of a questionnaire with the language it is really in: the Chinese one is simplified, and English where no Chinese exists. */
export function wordingIn(wording: Wording, language: Language): { text: string; language: Language } {
  return textKey(language) === 'zh' && wording.zh !== null
    ? { text: wording.zh, language: 'zh-CN' }
    : { text: wording.en, language: 'en' }
}
