import type { ScreeningRecord } from '../documents/screening-document'
import type { Instrument } from '../instruments/instrument'
import { highestBand } from '../instruments/result-sentences'
import type { AgeBand } from '../safety/age-band'
import { isMinor } from '../safety/age-band'
import type { ServiceFilters } from './service-filters'
import { noFilters } from './service-filters'
import { serviceKindOrder } from './service-texts'

/** What a result suggests of services. It names neither the questionnaire nor the result. */
export interface Referral {
  /** An answer called for support: whom to call comes before any list. */
  readonly urgent: boolean
  readonly kinds: ServiceFilters['kinds']
  readonly ages: ServiceFilters['ages']
}

/** Where somebody can be examined: what a screening above its line speaks for. */
const clinics = ['psychiatric-hospital', 'general-hospital-psychiatry', 'community-centre'] as const

/** About these a talk of any kind may be the right one, whatever the score. */
const anyHelp: readonly string[] = ['workplace', 'caregiver', 'loneliness', 'self-esteem']

function agesOf({ respondent, topic }: Instrument, ageBand: AgeBand | null): Referral['ages'] {
  if (respondent === 'parent' || topic === 'child-and-youth' || isMinor(ageBand ?? undefined)) return 'child'
  return ageBand === null ? null : 'adult'
}

/**
 * Which services a result leads to: clinics where it lies above its line, in the highest band, or an answer called for support;
 * otherwise all kinds. Nobody is kept from any of them: the filters can be taken off on the page.
 */
export function referralOf(
  instrument: Instrument,
  score: ScreeningRecord['score'],
  urgent: boolean,
  ageBand: AgeBand | null,
): Referral {
  const { bands } = instrument.scoring
  const highest = bands.length > 1 && highestBand(instrument, score) === bands.at(-1)
  const toClinic = urgent || (!anyHelp.includes(instrument.topic) && (score.positive === true || highest))
  return { urgent, kinds: toClinic ? clinics : [], ages: agesOf(instrument, ageBand) }
}

/** What a page handed over in the state of the history, which may be anything; null where it handed over nothing. */
export function readReferral(state: unknown): Referral | null {
  const { referral }: { referral?: unknown } = Object(state)
  if (typeof referral !== 'object' || referral === null) return null
  const { urgent, kinds, ages }: { urgent?: unknown; kinds?: unknown; ages?: unknown } = referral
  return {
    urgent: urgent === true,
    kinds: Array.isArray(kinds) ? serviceKindOrder.filter((kind) => kinds.includes(kind)) : [],
    ages: ages === 'child' || ages === 'adult' ? ages : null,
  }
}

/** The wishes of the list that a referral begins with. */
export function filtersOf({ kinds, ages }: Referral): ServiceFilters {
  return { ...noFilters, kinds, ages }
}
