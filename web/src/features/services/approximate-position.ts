import type { Position } from '@amhs/domain/services/position'
import { roundedPosition } from '@amhs/domain/services/position'

/** Why the device gave no position. */
export class PositionError extends Error {
  override readonly name = 'PositionError'
  readonly problem: 'denied' | 'unavailable'

  constructor(problem: 'denied' | 'unavailable') {
    super(`No position: ${problem}`)
    this.problem = problem
  }
}

/** How long the device may take, in milliseconds. */
const timeoutMs = 15_000
/** A position of the last ten minutes is good enough at this coarseness. */
const oldestPosition = 600_000

/**
 * Asks the device where it is and hands on nothing finer than two decimals.
 * To be called only after the person agreed; the browser asks once more.
 *
 * @throws PositionError when the person or the device refuses
 */
export function askApproximatePosition(): Promise<Position> {
  return new Promise((resolve, reject) => {
    if (!('geolocation' in navigator)) {
      reject(new PositionError('unavailable'))
      return
    }
    navigator.geolocation.getCurrentPosition(
      ({ coords }) => resolve(roundedPosition({ lat: coords.latitude, lon: coords.longitude })),
      ({ code }) => reject(new PositionError(code === 1 ? 'denied' : 'unavailable')),
      { enableHighAccuracy: false, timeout: timeoutMs, maximumAge: oldestPosition },
    )
  })
}
