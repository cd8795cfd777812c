import { useCallback, useEffect, useState } from 'react'

/** What is being loaded; drawn by `ui/data/loaded.tsx`. */
export interface Loaded<Value> {
  readonly data: Value | undefined
  readonly error: unknown
  /** Loads again, after a failure or a change; what was there stays until then. */
  readonly refetch: () => void
}

/**
 * Loads a part of the site itself, code or content, or what the device holds, on a page that visitors see. What comes from
 * the backend is read by `platform/data` instead, which brings more than such a page may weigh.
 *
 * @param load loads it; keep it stable (a function outside the component, or `useCallback`), null while nothing is wanted.
 *   What an earlier one loads after that is not shown.
 */
export function useLoaded<Value>(load: (() => Promise<Value>) | null): Loaded<Value> {
  const [attempt, setAttempt] = useState({ load })
  const [result, setResult] = useState<{
    readonly of: typeof attempt
    readonly data?: Value
    readonly error?: unknown
  }>()
  if (attempt.load !== load) setAttempt({ load })

  useEffect(() => {
    let current = true
    attempt.load?.().then(
      (data) => current && setResult({ of: attempt, data }),
      (error: unknown) => current && setResult({ of: attempt, error }),
    )
    return () => {
      current = false
    }
  }, [attempt])

  const refetch = useCallback(() => setAttempt(({ load: same }) => ({ load: same })), [])
  return {
    data: result?.of.load === attempt.load ? result.data : undefined,
    error: result?.of === attempt ? (result.error ?? null) : null,
    refetch,
  }
}
