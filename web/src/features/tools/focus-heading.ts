/**
 * Gives the focus to the heading of the page. To be called where the control that has just been pressed goes away: the keyboard and the
 * screen reader would be left nowhere.
 */
export function focusHeading(): void {
  document.querySelector<HTMLElement>('main h1')?.focus({ preventScroll: true })
}
