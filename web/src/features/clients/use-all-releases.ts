import { listLimits } from '@amhs/domain/documents/document-limits'
import type { Query, QuerySnapshot } from 'firebase/firestore'
import { useMemo, useRef } from 'react'
import { useFirestore } from 'reactfire'
import { useLiveQuery } from '../../platform/data/use-live'
import { useRead } from '../../platform/data/use-read'
import type { Opening, Release } from './grants.firestore'
import { openedBy, opens, readAllReleases, releasesIn } from './grants.firestore'

/** What releases of a grant are read under, for whoever writes one. */
export const releasesKey = (grantId: string) => ['releases', grantId]

/** Everything that a grant opens, newest first. The newest page is followed, what is older is read. */
export interface AllReleases {
  readonly releases: readonly Release[]
  /** How the older ones are doing; undefined where there are none. */
  readonly older: ReturnType<typeof useRead<readonly Release[]>> | undefined
}

/** Undefined until the backend has answered for the first page. */
export function useAllReleases(grant: Opening): AllReleases | undefined {
  const firestore = useFirestore()
  const followed = useFollowed(useMemo(() => openedBy(firestore, grant), [firestore, grant]))
  const isFull = (followed?.size ?? 0) >= listLimits.released
  const older = useRead({
    key: [...releasesKey(grant.id), ...openingKey(grant)],
    read: () => readAllReleases(firestore, grant),
    enabled: isFull,
  })
  if (followed === undefined) return undefined
  const releases = withOlder(releasesIn(followed), isFull ? (older.data ?? []) : [])
  return { releases: releases.filter((one) => opens(grant, one)), older: isFull ? older : undefined }
}

/** What is read anew when a grant opens something else. */
export const openingKey = ({ from, createdAt, instruments }: Opening) => [from, createdAt, ...instruments]

/**
 * Follows releases of one grant. Where the grant is changed and with it the question, what was read stays until the answer is there, since
 * somebody may be writing a note beside it; whoever shows it leaves out what the grant no longer opens.
 */
export function useFollowed(releases: Query): QuerySnapshot | undefined {
  const snapshot = useLiveQuery(releases)
  const last = useRef(snapshot)
  last.current = snapshot ?? last.current
  return last.current
}

/** The page that is followed, then what is older than its last: what was taken back since does not come back by the older reading. */
export function withOlder(followed: readonly Release[], all: readonly Release[]): readonly Release[] {
  const last = followed.at(-1)
  if (last === undefined || followed.length < listLimits.released) return followed
  const ids = new Set(followed.map(({ id }) => id))
  return [...followed, ...all.filter(({ id, finishedAt }) => !ids.has(id) && finishedAt <= last.finishedAt)]
}
