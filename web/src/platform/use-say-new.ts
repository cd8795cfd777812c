import { useEffect, useRef } from 'react'
import { announce } from './announcer'

/**
 * Says what has come in from somebody else while the page was open, once; never what was there at first.
 * @param texts what is said of each thing, by a key that stays its own; undefined while that is not known
 */
export function useSayNew(texts: ReadonlyMap<string, string> | undefined): void {
  const known = useRef<ReadonlySet<string> | null>(null)
  useEffect(() => {
    if (texts === undefined) return
    const before = known.current
    known.current = new Set([...(before ?? []), ...texts.keys()])
    if (before === null) return
    const fresh = [...texts].flatMap(([key, text]) => (before.has(key) ? [] : [text]))
    if (fresh.length > 0) announce(fresh.join(' '))
  })
}
