import type { Answer, Instrument, SafetyNotice } from '@amhs/domain/instruments/instrument'
import { safetyTriggered } from '@amhs/domain/instruments/safety'
import type { AnswerDraft } from './answer-draft'
import type { SafeAnswer } from './safe-answer'

/** The support card that an answer calls for; null where it calls for none, or there is no answer. The one place that asks. */
export function noticeFor(
  instrument: Instrument,
  itemId: string,
  answer: Answer | undefined,
): SafetyNotice | null {
  return answer === undefined ? null : safetyTriggered(instrument, itemId, answer)
}

/**
 * What the support card says for the item that called for it. Once called for, the card stays for the whole
 * screening; where the answer has been changed since, it no longer speaks of that answer, in general words.
 */
export function shownNotice(
  instrument: Instrument,
  itemId: string | null,
  answers: Readonly<Record<string, Answer>>,
): SafetyNotice | null {
  const item = instrument.safetyItems.find((candidate) => candidate.itemId === itemId)
  if (!item) return null
  return (
    noticeFor(instrument, item.itemId, answers[item.itemId]) ?? {
      itemId: item.itemId,
      level: item.level,
      reason: 'answer',
      message: null,
    }
  )
}

/** Whether the person is stopped at the card: an answer stops, a declined one only shows it. */
export function stopsAtCard(notice: SafetyNotice | null): boolean {
  return notice?.reason === 'answer'
}

/**
 * Whether the person, when the page was left, stood at the card: a telephone loads the page anew after a call. They come back to it and
 * its numbers, not to the question above it.
 */
export function standsAtCard(
  instrument: Instrument,
  { draft, safe }: { readonly draft: AnswerDraft; readonly safe: SafeAnswer | null },
): boolean {
  const { questionId, supportFor, answers } = draft
  if (supportFor === null || supportFor !== questionId) return false
  const isUnsettled = safe !== null && safe !== 'yes'
  return isUnsettled || stopsAtCard(noticeFor(instrument, supportFor, answers[supportFor]))
}
