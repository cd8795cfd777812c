/** A ref for what replaces a control that had the focus: it takes the focus when it appears, and is read there. */
export function takeFocus(element: HTMLElement | null): void {
  element?.focus()
}

/** A ref for what appears beside a control that keeps the focus: both are on the screen then, however long the page. */
export function comeIntoSight(element: HTMLElement | null): void {
  element?.scrollIntoView({ block: 'nearest' })
}
