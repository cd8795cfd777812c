/**
 * A navigation owes the focus to the new page's heading. The heading may appear later than the navigation (the page
 * is waiting for the session or for data), so the debt is kept here until a heading pays it.
 */
let due = false

export function requestHeadingFocus(): void {
  due = true
}

export function cancelHeadingFocus(): void {
  due = false
}

/**
 * Focuses the heading if a navigation is waiting for it; the navigation has already set the scroll position, which stays unless it is
 * the top, where notices above the page may leave the heading below the screen. Who is in an open menu by now stays there: they did
 * not ask for this page.
 */
export function consumeHeadingFocus(heading: HTMLElement): void {
  if (!due) return
  due = false
  if ('popover' in heading && document.activeElement?.closest(':popover-open')) return
  heading.focus({ preventScroll: scrollY > 0 })
}
