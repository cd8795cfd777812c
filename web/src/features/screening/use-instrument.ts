import type { Instrument } from '@amhs/domain/instruments/instrument'
import { loadInstrument } from '@amhs/domain/instruments/instrument-catalogue'
import { useCallback, useEffect, useState } from 'react'

export type InstrumentLoading =
  | { readonly state: 'loading' }
  | { readonly state: 'failed'; readonly retry: () => void }
  | { readonly state: 'ready'; readonly instrument: Instrument }

/** Loads an instrument's file; null while none is asked for. A failed try can be repeated. */
export function useInstrument(id: string | null): InstrumentLoading {
  const [result, setResult] = useState<{
    readonly id: string
    readonly instrument: Instrument | null
  } | null>(null)
  const [attempt, setAttempt] = useState(0)

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new attempt loads again
  useEffect(() => {
    if (id === null) return
    let current = true
    loadInstrument(id).then(
      (instrument) => current && setResult({ id, instrument }),
      () => current && setResult({ id, instrument: null }),
    )
    return () => {
      current = false
    }
  }, [id, attempt])

  const retry = useCallback(() => {
    setResult(null)
    setAttempt((number) => number + 1)
  }, [])

  if (result === null || result.id !== id) return { state: 'loading' }
  if (result.instrument === null) return { state: 'failed', retry }
  return { state: 'ready', instrument: result.instrument }
}
