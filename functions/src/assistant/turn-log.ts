import type { AgeBand } from '@amhs/domain/safety/age-band'
import type { SafetyLevel } from '@amhs/domain/safety/lexicon'

/** All that is ever written about a turn (section 3.7 of the safety specification). */
export interface TurnRecord {
  /** Level that the conversation has reached. */
  readonly level: SafetyLevel
  /** Fixed text that was answered with, `replaced` for a model's answer that was not fit; null for neither. */
  readonly template: string | null
  readonly region: string
  readonly ageBand: AgeBand
}

/**
 * Writes one line about a turn: the hour, not the moment, and neither words nor caller. Not by the platform's logger, which
 * would add the trace by which the line could be joined to the one that names the caller's pseudonym.
 */
export function logTurn({ level, template, region, ageBand }: TurnRecord): void {
  const hour = `${new Date().toISOString().slice(0, 13)}:00Z`
  console.info(
    JSON.stringify({
      severity: 'INFO',
      message: 'assistant turn',
      hour,
      level,
      template,
      region,
      ageBand,
    }),
  )
}
