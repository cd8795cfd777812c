import { isBeingWrittenIn } from '../platform/being-written'
import { readJson, sessionKeys, writeText } from '../platform/browser-storage'

/** A tab reloads itself so many times at most in a minute, so that a file that is gone for good ends at the page that says so. */
const mostReloads = 2
const windowMs = 60_000

/**
 * A page that has been open since before a release asks for files that are gone, and an answer "missing" may have stayed in the
 * browser's cache. When a module cannot be loaded though the network is there, the page loads itself anew. Without a network it
 * stays, and so it does while a text is being written or a conversation stands, which a reload would lose. What could not be shown says so
 * in its place, with a button that loads it again.
 */
export function reloadOnStaleRelease(): void {
  window.addEventListener('vite:preloadError', (event) => {
    const file = /\/assets\/[^\s?]+/.exec(event.payload.message)?.[0]
    if (file) void reloadFor(file)
  })
}

/**
 * The times to keep if the tab may reload itself once more, or null if it has done so often enough.
 * @param stored the times of earlier reloads, as they were kept; anything else counts as damaged, and ends it
 */
export function timesWithOneMore(stored: unknown, now: number): readonly number[] | null {
  const times = stored ?? []
  if (!Array.isArray(times) || !times.every((time) => typeof time === 'number')) return null
  // A time in the future is of a clock that was put back since; it counts.
  const recent = times.filter((time) => now - time < windowMs)
  return recent.length < mostReloads ? [...recent, now] : null
}

async function reloadFor(file: string): Promise<void> {
  const times = timesWithOneMore(readJson(sessionKeys.reloads, 'session'), Date.now())
  // The field may be gone from the page once the answer is here.
  const wouldLose = isBeingWrittenIn()
  if (times === null) return
  try {
    // Past the browser's cache: this also replaces an answer "missing" that it has kept.
    await fetch(file, { cache: 'reload' })
  } catch {
    return
  }
  if (wouldLose || isBeingWrittenIn()) return
  // Where the browser keeps nothing, nothing would end the reloading.
  if (writeText(sessionKeys.reloads, JSON.stringify(times), 'session')) window.location.reload()
}
