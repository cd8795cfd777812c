import {
  createContext,
  type ReactNode,
  useCallback,
  useContext,
  useId,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from 'react'

interface Failing {
  readonly id: string
  readonly text: string
  readonly retry: () => void
}

interface Register {
  readonly failing: readonly Failing[]
  /** @returns takes it out again */
  readonly enter: (one: Failing) => () => void
}

const Said = createContext<Register | null>(null)

/**
 * Where several parts of a card fail for the same reason, the first says it for all of them, and trying again tries them all. One
 * inside another is the outer one.
 */
export function SayFailuresOnce({ children }: { readonly children: ReactNode }) {
  const outer = useContext(Said)
  const [failing, setFailing] = useState<readonly Failing[]>([])
  const enter = useCallback((one: Failing) => {
    setFailing((before) => [...before, one])
    return () => setFailing((before) => before.filter((other) => other !== one))
  }, [])
  const own = useMemo(() => ({ failing, enter }), [failing, enter])
  return <Said.Provider value={outer ?? own}>{children}</Said.Provider>
}

/** Whether a failure is said here, and what another try does; undefined where another part of the card says the same. */
export function useSaidOnce(text: string, onRetry: () => void): (() => void) | undefined {
  const register = useContext(Said)
  const id = useId()
  const latest = useRef(onRetry)
  latest.current = onRetry
  const enter = register?.enter
  useLayoutEffect(() => enter?.({ id, text, retry: () => latest.current() }), [enter, id, text])
  if (register === null) return onRetry
  const same = register.failing.filter((one) => one.text === text)
  if (same[0]?.id !== id) return undefined
  return () => {
    for (const { retry } of same) retry()
  }
}
