import type { Position } from '@amhs/domain/services/position'
import type { City } from '@amhs/domain/services/service'
import { bundledServices } from '@amhs/domain/services/service'
import type { ServiceFilters } from '@amhs/domain/services/service-filters'
import type { SearchRadius, ServiceRepository, ServiceSearch } from '@amhs/domain/services/service-search'
import { useCallback, useRef, useState } from 'react'
import { useSession } from '../../platform/session'
import { memoryServiceRepository } from './memory-service-repository'

/** Around which point is searched: a city's centre, or roughly where the person is (rounded, in memory only). */
export type SearchPlace =
  | { readonly kind: 'city'; readonly city: City }
  | { readonly kind: 'here'; readonly position: Position }

export interface SearchWish {
  readonly place: SearchPlace
  readonly filters: ServiceFilters
  readonly from: SearchRadius
}

/** The list that comes with the site, or the database. */
export type ServiceSource = 'bundled' | 'newest'

export type SearchState =
  | { readonly status: 'idle' }
  | { readonly status: 'searching' }
  | {
      readonly status: 'done'
      readonly wish: SearchWish
      readonly result: ServiceSearch
      readonly source: ServiceSource
      /** The newest list was wanted and could not be reached. */
      readonly newestFailed: boolean
    }

const bundled = memoryServiceRepository(bundledServices)

async function newestRepository(): Promise<ServiceRepository> {
  const [{ firestoreServiceRepository }, { loadFirestore }] = await Promise.all([
    import('./firestore-service-repository'),
    import('../../platform/firebase/firebase-services'),
  ])
  return firestoreServiceRepository(await loadFirestore())
}

/**
 * Searches the bundled list at once and without a network; the newest list where there is a session with the backend or
 * the person asked for it, falling back to the bundled one. A visitor who does not ask downloads nothing for it.
 */
export function useServiceSearch() {
  const session = useSession()
  const [state, setState] = useState<SearchState>({ status: 'idle' })
  const latest = useRef(0)
  // Only a hosted session is ever being restored; the database waits for the end of it by itself.
  const hasBackendSession =
    session.status === 'restoring' || (session.status === 'signed-in' && session.mode === 'hosted')

  const search = useCallback(
    async (wish: SearchWish, wanted?: ServiceSource) => {
      latest.current += 1
      const number = latest.current
      const source = wanted ?? (hasBackendSession ? 'newest' : 'bundled')
      if (source === 'newest') setState({ status: 'searching' })
      const { place, filters, from } = wish
      const center = place.kind === 'city' ? { lat: place.city.lat, lon: place.city.lon } : place.position
      const query = { center, filters, from, now: new Date() }
      const newest =
        source === 'newest'
          ? await newestRepository()
              .then((repository) => repository.search(query))
              .catch(() => null)
          : null
      const result = newest ?? (await bundled.search(query))
      // A later search has overtaken this one.
      if (number !== latest.current) return
      const used = newest === null ? 'bundled' : 'newest'
      setState({ status: 'done', wish, result, source: used, newestFailed: source !== used })
    },
    [hasBackendSession],
  )

  const clear = useCallback(() => {
    latest.current += 1
    setState({ status: 'idle' })
  }, [])

  return { state, search, clear }
}
