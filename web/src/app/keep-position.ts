/** Signs that the person goes somewhere else by now. */
const signs = ['wheel', 'touchstart', 'keydown', 'pointerdown', 'popstate'] as const

const longestMs = 3000

/**
 * Keeps the page where somebody was on it while parts of it still arrive or change places. Without it the browser would hold on
 * to what is in sight: the footer of a page that is still short, or the helplines of a place that is not the person's.
 */
export function keepPosition(top: number): void {
  const observer = new ResizeObserver(() => {
    // Whoever comes back to the help that an answer called for was led to it, wherever the page stood before.
    if (document.querySelector('#main .support :focus')) end()
    else window.scrollTo(0, top)
  })
  const end = () => {
    observer.disconnect()
    window.clearTimeout(limit)
    for (const sign of signs) window.removeEventListener(sign, end)
  }
  const limit = window.setTimeout(end, longestMs)
  for (const sign of signs) window.addEventListener(sign, end, { passive: true })
  observer.observe(document.body)
}
