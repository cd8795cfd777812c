import { instrumentIndex } from './instrument-catalogue'
import type { InstrumentSummary } from './instrument-summary'

/** Letters and figures alone, whatever somebody put between them. */
const bare = (id: string) => id.toLowerCase().replace(/[^a-z0-9]/g, '')

/** Whether one letter more, less or another one makes the two the same. */
function differByOne(one: string, other: string): boolean {
  const [short, long] = one.length <= other.length ? [one, other] : [other, one]
  if (long.length - short.length > 1) return false
  const at = [...short].findIndex((letter, index) => letter !== long[index])
  if (at === -1) return long.length > short.length
  return short.length === long.length
    ? short.slice(at + 1) === long.slice(at + 1)
    : short.slice(at) === long.slice(at + 1)
}

/**
 * The instrument that a wrong id most likely means ("phq-9", "PHQ 9"); undefined where that is not certain: nobody is led to another
 * questionnaire than the one they were told of.
 */
export function nearInstrument(id: string): InstrumentSummary | undefined {
  const asked = bare(id)
  const same = instrumentIndex.find((summary) => bare(summary.id) === asked)
  if (same || asked.length < 4) return same
  const [near, ...others] = instrumentIndex.filter((summary) => differByOne(bare(summary.id), asked))
  return others.length === 0 ? near : undefined
}
