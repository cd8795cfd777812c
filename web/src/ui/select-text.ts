/** Selects what could not be copied, so that the person only has to: by keyboard, by the browser's menu, or by touch. */
export function selectText(element: HTMLElement | null): void {
  if (element instanceof HTMLTextAreaElement) {
    // Only in the field that has the focus does the keyboard copy.
    element.focus()
    element.select()
  } else if (element) window.getSelection()?.selectAllChildren(element)
}
