import { listLimits } from '@amhs/domain/documents/document-limits'
import { useMemo } from 'react'
import { useFirestore } from 'reactfire'
import { useLiveQuery } from '../../../platform/data/use-live'
import { useRead } from '../../../platform/data/use-read'
import type { Grant, Opening, Release } from '../grants.firestore'
import { momentsIn, notedIn, opens, partOf, readAllNotes, readResults, releasesIn } from '../grants.firestore'
import { type AllReleases, openingKey, useAllReleases, useFollowed, withOlder } from '../use-all-releases'

/** What a grant opens, newest first, and which safety notes of it are not talked about yet. */
export interface Releases extends AllReleases {
  /** All with a safety note, however many other results there are. */
  readonly notes: readonly Release[]
  readonly openNotes: readonly Release[]
  /** When each safety note was marked, by the id of its result. */
  readonly talkedAt: ReadonlyMap<string, number>
}

/** Follows a grant; undefined until the backend has answered. */
export function useReleases(grant: Opening & Pick<Grant, 'ownerUid'>): Releases | undefined {
  const { id: grantId, ownerUid } = grant
  const firestore = useFirestore()
  const released = useAllReleases(grant)
  const safety = useFollowed(useMemo(() => notedIn(firestore, grant), [firestore, grant]))
  const talked = useLiveQuery(useMemo(() => partOf(firestore, grantId, 'talked'), [firestore, grantId]))
  // What is followed is one page. Where there may be more, the rest is read once: no open note may be missed, none said to be open
  // because its mark is on another page.
  const isFull = [safety, talked].some((page) => (page?.size ?? 0) >= listLimits.released)
  const all = useRead({
    key: ['clients', grantId, 'all notes', ...openingKey(grant)],
    read: () => readAllNotes(firestore, grant),
    enabled: isFull,
  })
  const followed = safety === undefined ? [] : releasesIn(safety)
  const noted = withOlder(followed, isFull ? (all.data?.noted ?? []) : []).filter((one) => opens(grant, one))
  // The owner may have deleted a result since: what is gone leaves no note behind.
  const there = useRead({
    key: ['clients', grantId, 'noted', noted.map(({ id }) => id).join(' ')],
    read: () => readResults(firestore, ownerUid, noted),
    enabled: noted.length > 0,
  })
  if (released === undefined || safety === undefined || talked === undefined) return undefined
  if (isFull && all.isPending) return undefined
  const gone = new Set(
    noted
      .filter(({ id }) => there.data && !there.data.some((result) => result.id === id))
      .map(({ id }) => id),
  )
  const talkedAt = new Map(isFull ? all.data?.talkedAt : [])
  for (const { id } of talked.docs) talkedAt.set(id, 0)
  for (const { id, at } of momentsIn(talked)) talkedAt.set(id, at)
  const notes = noted.filter(({ id }) => !gone.has(id))
  return {
    releases: released.releases.filter(({ id }) => !gone.has(id)),
    older: released.older,
    notes,
    talkedAt,
    openNotes: notes.filter(({ id }) => !talkedAt.has(id)),
  }
}
