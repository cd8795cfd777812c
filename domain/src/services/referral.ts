import type { ServiceFilters } from './service-filters'
import { noFilters } from './service-filters'
import { serviceKindOrder } from './service-texts'

// The page of services loads this: what reads a result stands in referral-of-result.ts.

/** What a result suggests of services. It names neither the questionnaire nor the result. */
export interface Referral {
  /** An answer called for support: whom to call comes before any list. */
  readonly urgent: boolean
  readonly kinds: ServiceFilters['kinds']
  readonly ages: ServiceFilters['ages']
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
