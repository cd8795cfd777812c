/** How many calls were counted since when; `startedAt` in milliseconds since 1970. */
export interface CallWindow {
  readonly startedAt: number
  readonly calls: number
}

/** At most so many calls in a window of so many milliseconds, which begins with the first of them. */
export interface CallBound {
  readonly calls: number
  readonly milliseconds: number
}

export type Counted =
  | { readonly allowed: true; readonly window: CallWindow }
  /** Milliseconds until the window ends. */
  | { readonly allowed: false; readonly remaining: number }

/** Whether a window still runs; one that began later than now was written by a clock that runs ahead, and runs. */
function runs(window: CallWindow, { milliseconds }: CallBound, now: number): boolean {
  return now < window.startedAt + milliseconds
}

/** Counts one more call, in the window that runs or in a new one. */
export function countOneMore(window: CallWindow | undefined, bound: CallBound, now: number): Counted {
  const current = window && runs(window, bound, now) ? window : { startedAt: now, calls: 0 }
  if (current.calls >= bound.calls)
    return { allowed: false, remaining: current.startedAt + bound.milliseconds - now }
  return { allowed: true, window: { startedAt: current.startedAt, calls: current.calls + 1 } }
}

/** The window without its last call; undefined where there is nothing to take back. */
export function countOneLess(
  window: CallWindow | undefined,
  bound: CallBound,
  now: number,
): CallWindow | undefined {
  if (!window || window.calls === 0 || !runs(window, bound, now)) return undefined
  return { startedAt: window.startedAt, calls: window.calls - 1 }
}

const dayMilliseconds = 24 * 60 * 60 * 1000

/** Milliseconds until the next day begins in UTC. */
export function untilTomorrow(now: number): number {
  return dayMilliseconds - (now % dayMilliseconds)
}

/** The day of a moment in UTC, as `2026-11-22`. */
export function dayOf(now: number): string {
  return new Date(now).toISOString().slice(0, 10)
}
