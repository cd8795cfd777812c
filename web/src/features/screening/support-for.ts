import type { Answer, Instrument, SafetyNotice } from '@amhs/domain/instruments/instrument'
import { safetyTriggered } from '@amhs/domain/instruments/safety'

/**
 * What the support card says for the item that called for it. Once called for, the card stays for the whole
 * screening; where the answer has been changed since, it no longer speaks of that answer, in general words.
 */
export function supportFor(
  instrument: Instrument,
  itemId: string,
  answer: Answer | undefined,
): SafetyNotice | null {
  const item = instrument.safetyItems.find((candidate) => candidate.itemId === itemId)
  if (!item) return null
  const notice = answer === undefined ? null : safetyTriggered(instrument, itemId, answer)
  return notice ?? { itemId, level: item.level, reason: 'answer', message: null }
}
