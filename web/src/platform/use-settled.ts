import { useEffect, useState } from 'react'

/**
 * A value once it has stood still for a while, for what is said aloud: whoever types hears what came of it, and not each step on the way.
 */
export function useSettled<Value>(value: Value, milliseconds: number): Value {
  const [settled, setSettled] = useState(value)
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), milliseconds)
    return () => clearTimeout(timer)
  }, [value, milliseconds])
  return settled
}
