import { cardToShow, type Turn } from '@amhs/domain/assistant/conversation'
import { decide } from '@amhs/domain/safety/gate'
import { cardRank, type SafetySession } from '@amhs/domain/safety/safety-session'
import type { RiskLabel } from './reader'

/**
 * The turn that a label adds to a conversation, or null where the gate has already come to as high a card: the reader only
 * ever raises.
 */
export function raisedBy(
  { level, sure }: RiskLabel,
  session: SafetySession,
): Extract<Turn, { kind: 'reading' }> | null {
  if (level === 'none') return null
  const { card } = decide([{ layer: 'reader', level, sure, context: null }])
  const shown = cardToShow(session)
  if (card === null || cardRank(shown) >= cardRank(card)) return null
  return { kind: 'reading', level, sure }
}

/**
 * Waits for a label. `late` is called, once, where it takes longer than the timeout, after which the wait goes on, or where
 * none comes in the end.
 *
 * @throws whatever asking for the label threw
 */
export async function settledOrLate(
  label: Promise<RiskLabel>,
  timeoutMs: number,
  late: () => Promise<void>,
): Promise<RiskLabel> {
  let told: Promise<void> | null = null
  const tell = () => {
    told ??= late()
    return told
  }
  const timer = setTimeout(() => void tell().catch(() => undefined), timeoutMs)
  try {
    return await label
  } catch (error) {
    await tell()
    throw error
  } finally {
    clearTimeout(timer)
    await told
  }
}
