import { instrumentIndex } from './instrument-catalogue'
import type { InstrumentSummary } from './instrument-summary'

/** Letters and figures alone, whatever somebody put between them. */
const bare = (id: string) => id.toLowerCase().replace(/[^a-z0-9]/g, '')

const without = (text: string, at: number) => text.slice(0, at) + text.slice(at + 1)

/** Whether one letter more, less or another one makes the two, which are not the same, the same. */
function differByOne(one: string, other: string): boolean {
  const places = Array.from({ length: Math.max(one.length, other.length) }, (_, at) => at)
  return places.some(
    (at) =>
      without(one, at) === other || one === without(other, at) || without(one, at) === without(other, at),
  )
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
