/**
 * Runs inside a page that axe is in, so it may use nothing from outside itself. Voice control goes by what is seen: the words on a
 * control, or beside it, have to be in the name that the browser gives it (WCAG 2.5.3).
 *
 * @returns each control that has another name than what is seen
 */
export function wordsNotInNames(): readonly string[] {
  const { axe } = window as unknown as {
    axe: {
      setup: (root: Document) => void
      teardown: () => void
      commons: { text: { accessibleText: (element: Element) => string } }
    }
  }
  const plain = (text: string) =>
    text
      .normalize('NFKC')
      .toLowerCase()
      .replace(/[^\p{L}\p{N}]/gu, '')
  const scope = [...document.querySelectorAll('dialog:modal, [popover]:popover-open')].at(-1) ?? document
  const controls = scope.querySelectorAll<HTMLElement>(
    'a[href], button, input, select, textarea, summary, [role=button]',
  )
  // The style sheet shows some closed groups on wide screens (footer.css); axe goes by the attribute and takes them for hidden.
  const shown = [...document.querySelectorAll('details:not([open])')].filter(
    (group) => group.querySelector('summary')?.checkVisibility() === false,
  )
  for (const group of shown) group.setAttribute('open', '')
  axe.setup(document)
  const wrong = [...controls].flatMap((control) => {
    if (!control.checkVisibility({ visibilityProperty: true })) return []
    // What nobody reaches has no name to call.
    if (control.tabIndex < 0 || control.closest('[aria-hidden=true]')) return []
    const isField =
      control instanceof HTMLInputElement ||
      control instanceof HTMLSelectElement ||
      control instanceof HTMLTextAreaElement
    const seen = isField ? (control.labels?.[0]?.innerText ?? '') : control.innerText
    const words = plain(seen.split('\n')[0] ?? '')
    const name = axe.commons.text.accessibleText(control)
    return words === '' || plain(name).includes(words)
      ? []
      : [`words not in the name “${name}”: ${control.outerHTML.slice(0, 160)}`]
  })
  axe.teardown()
  for (const group of shown) group.removeAttribute('open')
  return wrong
}
