import { useEffect, useState } from 'react'

/** The lengths of practice offered, in minutes; the longest is what studies found to help, the others are for right now. */
export const paceMinutes = [1, 3, 5] as const

/** How long a breath in lasts, and as long a breath out, in seconds. Nothing is held. */
export const paceSeconds = [3, 4, 5, 6] as const

export interface Pace {
  readonly minutes: (typeof paceMinutes)[number]
  readonly seconds: (typeof paceSeconds)[number]
}

/** Where the pacer stands. */
export interface Breath {
  readonly phase: 'in' | 'out'
  /** The second within the phase, from 1. */
  readonly count: number
}

/** Where the pacer stands after a time, in milliseconds; null once it is over: after the chosen minutes, with a whole breath. */
export function breathAt(elapsed: number, { minutes, seconds }: Pace): Breath | null {
  const second = Math.floor(elapsed / 1000)
  const whole = 2 * seconds
  if (second >= Math.ceil((minutes * 60) / whole) * whole) return null
  const within = second % whole
  return within < seconds ? { phase: 'in', count: within + 1 } : { phase: 'out', count: within - seconds + 1 }
}

/** How often it is looked where the pacer stands, in milliseconds. */
const lookEvery = 100

export type PacerState = 'ready' | 'running' | 'over'

/**
 * Counts breaths from a press on. It starts by nothing else, and its end is the person's own or that of the chosen minutes.
 *
 * @param onPhase told when a breath in or out begins
 */
export function usePacer(
  pace: Pace,
  onPhase: (phase: Breath['phase']) => void,
): {
  readonly state: PacerState
  readonly breath: Breath | null
  readonly start: () => void
  readonly stop: () => void
  readonly again: () => void
} {
  const [state, setState] = useState<PacerState>('ready')
  const [breath, setBreath] = useState<Breath | null>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: one run keeps the pace with which it began
  useEffect(() => {
    if (state !== 'running') return
    const began = Date.now()
    let shown = ''
    let phase = ''
    const look = () => {
      const now = breathAt(Date.now() - began, pace)
      if (now === null) {
        setState('over')
        setBreath(null)
        return
      }
      const next = `${now.phase} ${now.count}`
      if (next === shown) return
      shown = next
      setBreath(now)
      if (now.phase !== phase) onPhase(now.phase)
      phase = now.phase
    }
    look()
    const timer = setInterval(look, lookEvery)
    return () => clearInterval(timer)
  }, [state])
  return {
    state,
    breath,
    start: () => setState('running'),
    stop: () => {
      setState('over')
      setBreath(null)
    },
    again: () => setState('ready'),
  }
}
