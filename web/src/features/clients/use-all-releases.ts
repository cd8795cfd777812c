import { listLimits } from '@amhs/domain/documents/document-limits'
import { useMemo } from 'react'
import { useFirestore } from 'reactfire'
import { useLiveQuery } from '../../platform/data/use-live'
import { useRead } from '../../platform/data/use-read'
import type { Release } from './grants.firestore'
import { partOf, readAllReleases, releasesIn } from './grants.firestore'

/** What releases of a grant are read under, for whoever writes one. */
export const releasesKey = (grantId: string) => ['releases', grantId]

/** Everything that was handed over by a grant, newest first. The newest page is followed, what is older is read. */
export interface AllReleases {
  readonly releases: readonly Release[]
  /** How the older ones are doing; undefined where there are none. */
  readonly older: ReturnType<typeof useRead<readonly Release[]>> | undefined
}

/** Undefined until the backend has answered for the first page. */
export function useAllReleases(grantId: string): AllReleases | undefined {
  const firestore = useFirestore()
  const followed = useLiveQuery(useMemo(() => partOf(firestore, grantId, 'released'), [firestore, grantId]))
  const isFull = (followed?.size ?? 0) >= listLimits.released
  const older = useRead({
    key: releasesKey(grantId),
    read: () => readAllReleases(firestore, grantId),
    enabled: isFull,
  })
  if (followed === undefined) return undefined
  const newest = releasesIn(followed)
  return isFull
    ? { releases: withOlder(newest, older.data ?? []), older }
    : { releases: newest, older: undefined }
}

/** The page that is followed, then what is older than its last: what was taken back since does not come back by the older reading. */
export function withOlder(followed: readonly Release[], all: readonly Release[]): readonly Release[] {
  const last = followed.at(-1)
  if (last === undefined || followed.length < listLimits.released) return followed
  const ids = new Set(followed.map(({ id }) => id))
  return [...followed, ...all.filter(({ id, finishedAt }) => !ids.has(id) && finishedAt <= last.finishedAt)]
}
