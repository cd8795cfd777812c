import { plainPath } from '@amhs/domain/page-address'
import { useEffect, useLayoutEffect, useState } from 'react'

/** Whether this document has shown a mailed link and gone on to another page. */
let hasGoneOn = false

/** Whether this document was opened by the link itself, or by reloading its page: not by going back, and not on another page. */
function openedHere(): boolean {
  const [opened] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
  if (opened === undefined) return true
  const openedPath = plainPath(new URL(opened.name, window.location.origin).pathname)
  return opened.type !== 'back_forward' && openedPath === plainPath(window.location.pathname)
}

/** Takes what the link said out of this entry of the history. */
function forgetLink(): void {
  window.history.replaceState({ ...window.history.state, usr: null }, '')
}

/**
 * Whether what a mailed link said (`mailed-link.ts`) may be used by the page that calls this: only until the page is left. Whoever comes to it
 * with the Back button afterwards may be the next person on the device, and could set a password of their own with a code that
 * was not used. The mail still opens it. A reload keeps the link.
 */
export function useMailedOnce(): boolean {
  // On the server, and at the first reading of what it served, nothing is known of the link anyway.
  const [mayUse] = useState(() => typeof window === 'undefined' || (!hasGoneOn && openedHere()))
  useEffect(() => {
    if (!mayUse) forgetLink()
    // A page that the browser had only put aside comes back as it was, with the code in it.
    const onShow = (event: PageTransitionEvent) => {
      if (!event.persisted) return
      forgetLink()
      window.location.reload()
    }
    window.addEventListener('pageshow', onShow)
    return () => window.removeEventListener('pageshow', onShow)
  }, [mayUse])
  // At the moment in which another page takes its place, not after it: Back may be pressed at once.
  useLayoutEffect(() => {
    const shownAt = window.location.pathname
    return () => {
      if (window.location.pathname !== shownAt) hasGoneOn = true
    }
  }, [])
  return mayUse
}
