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

/** Those grants that are not over; the database erases the others within a day or so, and opens nothing by them. */
export function aliveAt(grants: readonly Grant[], now: number): readonly Grant[] {
  return grants.filter(({ expiresAt }) => expiresAt > now)
}
