import { useEffect, useRef } from 'react'
import { announce } from '../../../platform/announcer'

/** The notes of several clients come one after the other: so long nothing more has come before they are said, in milliseconds. */
export const settledMs = 1000

/**
 * Says safety notes when they appear, with the page or while it is open, since they stand above where somebody reads: one in its own words,
 * several together. Each is said once; one that has gone is not.
 *
 * @param notes what is said of each note, by a key that stays its own
 */
export function useSayNotes(notes: ReadonlyMap<string, string>, together: (count: number) => string): void {
  const said = useRef<ReadonlySet<string>>(new Set())
  const latest = useRef({ notes, together })
  latest.current = { notes, together }
  const keys = [...notes.keys()].join('\n')
  useEffect(() => {
    const timer = setTimeout(() => {
      const { notes, together } = latest.current
      const fresh = keys.split('\n').filter((key) => notes.has(key) && !said.current.has(key))
      said.current = new Set([...said.current, ...fresh])
      const [first, ...others] = fresh
      if (first === undefined) return
      announce(others.length === 0 ? (notes.get(first) ?? '') : together(notes.size))
    }, settledMs)
    // Not `useSettled`: with two who use it, it would be a file of its own for the public page that has it inside now.
    return () => clearTimeout(timer)
  }, [keys])
}
