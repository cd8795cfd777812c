const candidates =
  'a[href], area[href], button, input, select, textarea, summary, iframe, audio[controls], video[controls], [tabindex], [contenteditable]'

function isUsable(element: Element): element is HTMLElement {
  return (
    element instanceof (element.ownerDocument.defaultView?.HTMLElement ?? HTMLElement) &&
    element.tabIndex >= 0 &&
    !element.matches(':disabled') &&
    element.closest('[inert]') === null &&
    (element.tagName !== 'SUMMARY' || element.parentElement?.tagName === 'DETAILS')
  )
}

/** The one radio button of a group at which Tab stops: the chosen one, or else the first. */
function isStopOfGroup(element: HTMLElement, all: readonly HTMLElement[]): boolean {
  if (!element.matches('input[type=radio][name]')) return true
  const radio = element as HTMLInputElement
  const group = all.filter(
    (other): other is HTMLInputElement =>
      other.matches('input[type=radio]') &&
      (other as HTMLInputElement).name === radio.name &&
      (other as HTMLInputElement).form === radio.form,
  )
  return (group.find(({ checked }) => checked) ?? group[0]) === radio
}

/** The places at which Tab stops, in the order in which it comes to them. */
export function focusOrder(
  page: Document,
  isSeen: (element: Element) => boolean = (element) => element.checkVisibility({ visibilityProperty: true }),
): readonly HTMLElement[] {
  const usable = [...page.querySelectorAll(candidates)].filter(isUsable).filter(isSeen)
  const stops = usable.filter((element) => isStopOfGroup(element, usable))
  const [before, after] = [
    stops.filter(({ tabIndex }) => tabIndex > 0),
    stops.filter(({ tabIndex }) => tabIndex === 0),
  ]
  return [...before.sort((one, other) => one.tabIndex - other.tabIndex), ...after]
}
