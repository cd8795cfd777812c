import { useEffect, useRef } from 'react'

/** Tells a value to a component above as soon as it is known, and each time it changes. */
export function useTold<Value>(value: Value | undefined, tell: (value: Value) => void): void {
  const latest = useRef(tell)
  latest.current = tell
  useEffect(() => {
    if (value !== undefined) latest.current(value)
  }, [value])
}
