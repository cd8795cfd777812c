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

/** Focuses the heading if a navigation is waiting for it; the navigation has already set the scroll position. */
export function consumeHeadingFocus(heading: HTMLElement): void {
  if (!due) return
  due = false
  heading.focus({ preventScroll: true })
}
