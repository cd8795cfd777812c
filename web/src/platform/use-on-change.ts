import { useEffect, useRef } from 'react'

/** Does something after a rendering in which `value` is another than in the one before; never after the first. */
export function useOnChange(value: unknown, action: () => void): void {
  const before = useRef(value)
  useEffect(() => {
    if (Object.is(before.current, value)) return
    before.current = value
    action()
  })
}
