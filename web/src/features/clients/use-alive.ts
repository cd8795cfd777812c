import { useEffect, useState } from 'react'
import type { Grant } from './grants.firestore'

/** The moment, as far as grants are concerned: it moves on every ten seconds. */
export function useMoment(): number {
  const [now, setNow] = useState(Date.now)
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), 10_000)
    return () => clearInterval(timer)
  }, [])
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
