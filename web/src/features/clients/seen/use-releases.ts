import { useMemo } from 'react'
import { useFirestore } from 'reactfire'
import { useLiveQuery } from '../../../platform/data/use-live'
import { useRead } from '../../../platform/data/use-read'
import type { Grant, Release } from '../grants.firestore'
import { momentsIn, partOf, readResults, releasesIn } from '../grants.firestore'

/** What was handed over by a grant, newest first, and which safety notes of it are not talked about yet. */
export interface Releases {
  readonly releases: readonly Release[]
  readonly openNotes: readonly Release[]
  /** When each safety note was marked, by the id of its result. */
  readonly talkedAt: ReadonlyMap<string, number>
}

/** Follows a grant; undefined until the backend has answered. */
export function useReleases({ id: grantId, ownerUid }: Pick<Grant, 'id' | 'ownerUid'>): Releases | undefined {
  const firestore = useFirestore()
  const released = useLiveQuery(useMemo(() => partOf(firestore, grantId, 'released'), [firestore, grantId]))
  const talked = useLiveQuery(useMemo(() => partOf(firestore, grantId, 'talked'), [firestore, grantId]))
  const releases = released === undefined ? [] : releasesIn(released)
  // The owner may have deleted a result since: what is gone leaves no note behind.
  const noted = releases.filter(({ safety }) => safety)
  const there = useRead({
    key: ['clients', grantId, 'noted', noted.map(({ id }) => id).join(' ')],
    read: () => readResults(firestore, ownerUid, noted),
    enabled: noted.length > 0,
  })
  if (released === undefined || talked === undefined) return undefined
  const gone = noted.filter(({ id }) => there.data && !there.data.some((result) => result.id === id))
  const kept = releases.filter((release) => !gone.includes(release))
  const talkedAt = new Map(talked.docs.map((document) => [document.id, 0]))
  for (const { id, at } of momentsIn(talked)) talkedAt.set(id, at)
  return {
    releases: kept,
    talkedAt,
    openNotes: kept.filter(({ id, safety }) => safety && !talkedAt.has(id)),
  }
}
