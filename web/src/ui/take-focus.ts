/** A ref for what replaces a control that had the focus: it takes the focus when it appears, and is read there. */
export function takeFocus(element: HTMLElement | null): void {
  element?.focus()
}
