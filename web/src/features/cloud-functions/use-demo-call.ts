import type { CallableReason } from '@amhs/domain/contracts/callable-errors'
import { useRef, useState } from 'react'
import { announce } from '../../platform/announcer'
import { CallFailure } from '../../platform/firebase/call-failure'
import { useWords } from '../../platform/words'
import { cloudFunctionsWords } from './cloud-functions.words'

export interface DemoOutcome {
  readonly request: unknown
  readonly pieces: readonly unknown[]
  readonly answer?: unknown
  readonly failure?: { readonly reason: CallableReason; readonly fields: readonly string[] }
  /** Milliseconds from pressing the button to the end of the call, loading Firebase at the first call included. */
  readonly milliseconds: number
}

interface DemoCall {
  readonly running: boolean
  readonly outcome: DemoOutcome | null
  readonly run: (name: string, request: unknown, call: DemoRun) => Promise<void>
  readonly stop: () => void
}

type DemoRun = (onPiece: (piece: unknown) => void, signal: AbortSignal) => Promise<unknown>

/** One call at a time, with its request, pieces, answer or failure, and the time it took. */
export function useDemoCall(): DemoCall {
  const words = useWords(cloudFunctionsWords)
  const [running, setRunning] = useState(false)
  const [outcome, setOutcome] = useState<DemoOutcome | null>(null)
  const abort = useRef<AbortController | null>(null)

  async function run(name: string, request: unknown, call: DemoRun) {
    if (running) return
    const controller = new AbortController()
    abort.current = controller
    const started = performance.now()
    const pieces: unknown[] = []
    const show = (end: Pick<DemoOutcome, 'answer' | 'failure'>) =>
      setOutcome({
        request,
        pieces: [...pieces],
        ...end,
        milliseconds: Math.round(performance.now() - started),
      })
    setRunning(true)
    setOutcome(null)
    try {
      const answer = await call((piece) => {
        pieces.push(piece)
        show({})
      }, controller.signal)
      show({ answer })
      announce(words.done(name))
    } catch (error) {
      const failure = error instanceof CallFailure ? error : new CallFailure('internal', error)
      show({ failure: { reason: failure.reason, fields: failure.fields } })
      announce(words.failed(name))
    } finally {
      setRunning(false)
    }
  }

  return { running, outcome, run, stop: () => abort.current?.abort() }
}
