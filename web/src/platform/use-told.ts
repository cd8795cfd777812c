import { useEffect, useRef } from 'react'

/** Tells a number to a component above as soon as it is known, and each time it changes. */
export function useTold(value: number | undefined, tell: (value: number) => void): void {
  const latest = useRef(tell)
  latest.current = tell
  useEffect(() => {
    if (value !== undefined) latest.current(value)
  }, [value])
}
