import type { AgeBand } from '../safety/age-band'
import type { Respondent } from './instrument'
import { instrumentIndex } from './instrument-catalogue'
import type { InstrumentSummary } from './instrument-summary'

export interface OfferedInstrument {
  readonly summary: InstrumentSummary
  /**
   * Years to show beside the tool; null where everyone who is offered it is of a suitable age. Set where the
   * age band reaches beyond the documented range, and always for a parent (the ages of the child).
   */
  readonly ages: { readonly from: number; readonly to: number | null } | null
}

const yearsOfBand: Readonly<Record<AgeBand, { readonly from: number; readonly to: number }>> = {
  'under-14': { from: 0, to: 13 },
  '14-17': { from: 14, to: 17 },
  adult: { from: 18, to: Number.POSITIVE_INFINITY },
}

/**
 * The instruments to offer to a person of an age band (always the band of the person at the device).
 *
 * A tool is offered if the band and the tool's documented `ageRange` share at least one year; where the band
 * is wider than the range, `ages` says for whom the tool is, since a band cannot tell an 8-year-old from a
 * 13-year-old. Adult-only tools (AUDIT-C, PC-PTSD-5, SCOFF, ASRS, CBI, BSFC-s, K6, PHQ-9, PHQ-2: all from 18)
 * thereby stay hidden from everyone under 18. Tools answered by a parent are offered to adults only, and their
 * age range is the child's. Source: chat-safety specification, section 6, and each instrument's `ageRange`.
 *
 * @param index the instruments to choose from; the whole catalogue unless told otherwise.
 */
export function instrumentsFor(
  person: { readonly ageBand: AgeBand; readonly respondent: Respondent },
  index: readonly InstrumentSummary[] = instrumentIndex,
): readonly OfferedInstrument[] {
  const ofRespondent = index.filter((summary) => summary.respondent === person.respondent)
  if (person.respondent === 'parent') {
    if (person.ageBand !== 'adult') return []
    return ofRespondent.map((summary) => ({ summary, ages: agesOf(summary) }))
  }
  const band = yearsOfBand[person.ageBand]
  return ofRespondent.flatMap((summary) => {
    const { min } = summary.ageRange
    const max = summary.ageRange.max ?? Number.POSITIVE_INFINITY
    if (min > band.to || max < band.from) return []
    const wholeBand = min <= band.from && max >= band.to
    return [{ summary, ages: wholeBand ? null : agesOf(summary) }]
  })
}

function agesOf({ ageRange }: InstrumentSummary): { from: number; to: number | null } {
  return { from: ageRange.min, to: ageRange.max }
}
