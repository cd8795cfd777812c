import { useEffect, useMemo, useState } from 'react'
import type { GroupFilter, GroupPage, SupportGroup } from './group-repository'
import { bundledGroups, cloudGroups } from './group-repository'

export interface GroupsShown {
  readonly status: 'loading' | 'ready' | 'failed'
  readonly groups: readonly SupportGroup[]
  /** Shows the next page; null at the end. */
  readonly showMore: (() => Promise<void>) | null
  readonly tryAgain: () => void
}

/**
 * The directory as a person sees it: from the cloud for a signed-in person, else the list that comes with the site,
 * which also stands in when the cloud does not answer.
 *
 * @param uid person of the cloud; null for everyone else
 */
export function useGroups(uid: string | null, filter: GroupFilter): GroupsShown {
  const [attempt, setAttempt] = useState(0)
  const [page, setPage] = useState<GroupPage | 'loading' | 'failed'>('loading')
  const bundled = useMemo(() => bundledGroups(filter), [filter])

  // biome-ignore lint/correctness/useExhaustiveDependencies: each attempt reads again
  useEffect(() => {
    if (uid === null) return
    let wanted = true
    setPage('loading')
    cloudGroups(uid)
      .then((repository) => repository.groups(filter))
      .then(
        (first) => wanted && setPage(first),
        () => wanted && setPage('failed'),
      )
    return () => {
      wanted = false
    }
  }, [uid, filter, attempt])

  const tryAgain = () => setAttempt(attempt + 1)
  if (uid === null) return { status: 'ready', groups: bundled, showMore: null, tryAgain }
  if (page === 'loading' || page === 'failed')
    return { status: page, groups: bundled, showMore: null, tryAgain }
  const { groups, next } = page
  const showMore = async (read: () => Promise<GroupPage>) => {
    try {
      const more = await read()
      const both = { groups: [...groups, ...more.groups], next: more.next }
      // The person may have chosen another filter meanwhile.
      setPage((current) => (current === page ? both : current))
    } catch {
      setPage((current) => (current === page ? 'failed' : current))
    }
  }
  return { status: 'ready', groups, showMore: next && (() => showMore(next)), tryAgain }
}
