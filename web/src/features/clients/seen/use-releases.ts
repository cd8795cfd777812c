import { useMemo } from 'react'
import { useFirestore } from 'reactfire'
import { useLiveQuery } from '../../../platform/data/use-live'
import type { Release } from '../grants.firestore'
import { momentsIn, partOf, releasesIn } from '../grants.firestore'

/** What was handed over by a grant, newest first, and which safety notes of it are not talked about yet. */
export interface Releases {
  readonly releases: readonly Release[]
  readonly openNotes: readonly Release[]
  /** When each safety note was marked, by the id of its result. */
  readonly talkedAt: ReadonlyMap<string, number>
}

/** Follows a grant; undefined until the backend has answered. */
export function useReleases(grantId: string): Releases | undefined {
  const firestore = useFirestore()
  const released = useLiveQuery(useMemo(() => partOf(firestore, grantId, 'released'), [firestore, grantId]))
  const talked = useLiveQuery(useMemo(() => partOf(firestore, grantId, 'talked'), [firestore, grantId]))
  if (released === undefined || talked === undefined) return undefined
  const releases = releasesIn(released)
  const talkedAt = new Map(talked.docs.map((document) => [document.id, 0]))
  for (const { id, at } of momentsIn(talked)) talkedAt.set(id, at)
  return { releases, talkedAt, openNotes: releases.filter(({ id, safety }) => safety && !talkedAt.has(id)) }
}
