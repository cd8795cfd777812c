import { useEffect, useState } from 'react'
import { serverNow } from '../../platform/firebase/server-clock'
import type { Grant } from './grants.firestore'

/** The moment by the server's clock: it moves on every ten seconds, and when one of the grants ends. */
export function useMoment(grants: readonly Grant[]): number {
  const [now, setNow] = useState(serverNow)
  const left = Math.min(10_000, ...grants.map(({ expiresAt }) => expiresAt - now).filter((one) => one > 0))
  useEffect(() => {
    const timer = setTimeout(() => setNow(serverNow()), now + left - serverNow())
    return () => clearTimeout(timer)
  }, [now, left])
  return now
}

/** Those grants that are neither over nor left; the database erases the others within a day or so, and opens nothing by them. */
export function aliveAt(grants: readonly Grant[], now: number): readonly Grant[] {
  return grants.filter(({ expiresAt, endedAt }) => expiresAt > now && endedAt === undefined)
}

/** Those that the professional left, and whose owner has not yet put away that they did. */
export function leftAt(grants: readonly Grant[], now: number): readonly LeftGrant[] {
  return grants.flatMap(({ endedAt, ...grant }) =>
    endedAt !== undefined && grant.expiresAt > now ? [{ ...grant, endedAt }] : [],
  )
}

export type LeftGrant = Grant & { readonly endedAt: number }
