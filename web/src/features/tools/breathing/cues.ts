import { useSyncExternalStore } from 'react'
import type { Breath } from './pacer'

/** Two soft notes, the higher one for breathing in. */
const notes = { in: 392, out: 294 } as const

/** How long a note takes to swell and to fade, in seconds: no note begins or ends with a click. */
const swell = 0.15
const fade = 0.9

let context: AudioContext | undefined

/** Plays the note of a phase. @param volume from 0 to 1 */
export function playNote(phase: Breath['phase'], volume: number): void {
  try {
    context ??= new AudioContext()
    const now = context.currentTime
    const tone = new OscillatorNode(context, { type: 'sine', frequency: notes[phase] })
    const loudness = new GainNode(context, { gain: 0 })
    loudness.gain.linearRampToValueAtTime(volume * 0.3, now + swell)
    loudness.gain.linearRampToValueAtTime(0, now + swell + fade)
    tone.connect(loudness).connect(context.destination)
    tone.start(now)
    tone.stop(now + swell + fade)
  } catch {
    // No sound on this device: the words and the count say the same.
  }
}

const never = () => () => undefined

/** Whether this device may be able to vibrate; not known in the served page. */
export function useCanVibrate(): boolean {
  return useSyncExternalStore(
    never,
    () => 'vibrate' in navigator,
    () => false,
  )
}

/** One short touch to breathe in, two to breathe out. */
export function vibrate(phase: Breath['phase']): void {
  if ('vibrate' in navigator) navigator.vibrate(phase === 'in' ? 80 : [50, 120, 50])
}
