import { readText, sessionKeys, writeText } from '../platform/browser-storage'

/** A tab reloads itself so many times at most, so that a file that is gone for good cannot make it reload for ever. */
const mostReloads = 3

/**
 * A page that has been open since before a release asks for files that are gone, and an answer "missing" may have stayed in the
 * browser's cache. When a module cannot be loaded though the network is there, the page loads itself anew; what was typed is
 * in the drafts. Without a network it stays: a reload would lose what is on screen.
 */
export function reloadOnStaleRelease(): void {
  window.addEventListener('vite:preloadError', (event) => {
    const file = /\/assets\/[^\s?]+/.exec(event.payload.message)?.[0]
    if (file) void reloadFor(file)
  })
}

async function reloadFor(file: string): Promise<void> {
  const reloads = Number(readText(sessionKeys.reloads, 'session') ?? 0)
  // A damaged count ends it, too.
  if (!(reloads < mostReloads)) return
  try {
    // Past the browser's cache: this also replaces an answer "missing" that it has kept.
    await fetch(file, { cache: 'reload' })
  } catch {
    return
  }
  // Where the browser keeps nothing, nothing would end the reloading.
  if (writeText(sessionKeys.reloads, String(reloads + 1), 'session')) window.location.reload()
}
