import type { Answer, Answers, Instrument, SafetyNotice } from './instrument'
import { gateIsClosed, skippedItems } from './question-flow'

/**
 * The support notice that an answer calls for, at the moment it is given and whatever the total will be.
 *
 * A crisis item (PHQ-9 and PHQ-A item 9) that is declined calls for the same contacts in softer words; a
 * declined soft item calls for nothing. Source: chat-safety specification, section 6, and each instrument's
 * `safetyItems`.
 *
 * @returns null where the item is no safety item or the answer stays below its trigger.
 */
export function safetyTriggered(instrument: Instrument, itemId: string, value: Answer): SafetyNotice | null {
  const item = instrument.safetyItems.find((candidate) => candidate.itemId === itemId)
  if (!item) return null
  if (value === 'declined') {
    return item.level === 'crisis' ? { itemId, level: 'soft', reason: 'declined', message: null } : null
  }
  if (value < item.triggerMin) return null
  return { itemId, level: item.level, reason: 'answer', message: item.message ?? null }
}

/** Every support notice of a set of answers, in the order of the instrument. Unanswered items call for none. */
export function safetyNotices(instrument: Instrument, answers: Answers): readonly SafetyNotice[] {
  if (gateIsClosed(instrument, answers)) return []
  const skipped = new Set(skippedItems(instrument, answers))
  return instrument.safetyItems.flatMap(({ itemId }) => {
    const answer = answers[itemId]
    if (answer === undefined || skipped.has(itemId)) return []
    const notice = safetyTriggered(instrument, itemId, answer)
    return notice ? [notice] : []
  })
}
