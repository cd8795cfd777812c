import { openState } from './opening-hours'
import type { Service, ServiceAges, ServiceCost, ServiceKind } from './service'

/** What a person looks for; an absent wish matches everything. */
export interface ServiceFilters {
  /** Any of these kinds; empty for all. */
  readonly kinds: readonly ServiceKind[]
  /** A language code such as `zh` or `en`. */
  readonly language: string | null
  readonly ages: Exclude<ServiceAges, 'all'> | null
  readonly cost: Exclude<ServiceCost, 'unknown'> | null
  readonly stepFree: boolean
  readonly openNow: boolean
}

export const noFilters: ServiceFilters = {
  kinds: [],
  language: null,
  ages: null,
  cost: null,
  stepFree: false,
  openNow: false,
}

/** A fact that a wish asks for and that nobody has found out. */
export type UnknownFact = 'cost' | 'step-free' | 'opening-hours'

/**
 * How a service answers a person's wishes: `null` where a listed fact speaks against it, otherwise the facts that are
 * not known. What is unknown is never counted as a no: the person can ask by telephone.
 */
export function matchOf(service: Service, filters: ServiceFilters, now: Date): readonly UnknownFact[] | null {
  const { kinds, language, ages, cost, stepFree, openNow } = filters
  if (kinds.length > 0 && !kinds.includes(service.kind)) return null
  if (language !== null && !service.languages.includes(language)) return null
  if (ages !== null && service.ages !== ages && service.ages !== 'all') return null
  const unknown: UnknownFact[] = []
  if (cost !== null && service.cost !== cost) {
    if (service.cost !== 'unknown') return null
    unknown.push('cost')
  }
  if (stepFree && service.access.stepFree !== true) {
    if (service.access.stepFree === false) return null
    unknown.push('step-free')
  }
  if (openNow) {
    const state = openState(service.openingHours, service.region, now)
    if (state === 'closed') return null
    if (state === 'unknown') unknown.push('opening-hours')
  }
  return unknown
}
