import { useRef } from 'react'

/** The value as it was when its key last changed: what is told to others stays the same thing as long as it says the same. */
export function useKept<Value>(value: Value, key: string): Value {
  const kept = useRef({ value, key })
  if (kept.current.key !== key) kept.current = { value, key }
  return kept.current.value
}
