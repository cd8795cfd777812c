import { useEffect, useRef } from 'react'
import { announce } from '../../../platform/announcer'
import type { Release } from '../grants.firestore'

/**
 * Says how many results have gone from what somebody shares, since the page changes only for the eye then.
 *
 * @param releases all that are open; undefined while that is not known
 */
export function useSayTakenBack(
  releases: readonly Release[] | undefined,
  text: (count: number) => string,
): void {
  const before = useRef<readonly string[]>([])
  const latest = useRef(text)
  latest.current = text
  const now = releases?.map(({ id }) => id).join(' ')
  useEffect(() => {
    const ids = now === undefined || now === '' ? [] : now.split(' ')
    const gone = now === undefined ? [] : before.current.filter((id) => !ids.includes(id))
    before.current = ids
    if (gone.length > 0) announce(latest.current(gone.length))
  }, [now])
}
