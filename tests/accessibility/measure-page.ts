/** What the page says of itself. */
export interface Measured {
  readonly findings: readonly string[]
  readonly stops: number
  readonly targets: number
}

/**
 * Runs inside the page, so it may use nothing from outside itself: nothing sideways, every stop of the focus on the screen,
 * uncovered and marked, every target 44 px.
 */
export function measurePage(): Measured {
  const findings = new Set<string>()
  const nameOf = (element: Element) =>
    `<${element.tagName.toLowerCase()}${element.id ? ` id=${element.id}` : ''} class="${element.className}"> ${(element.textContent ?? '').trim().slice(0, 40)}`
  const excess = document.documentElement.scrollWidth - window.innerWidth
  if (excess > 0) findings.add(`sideways: ${excess} px too wide`)

  // An open menu closes when the focus leaves it; until then nothing else is reached than what it holds.
  const modal = [...document.querySelectorAll('dialog:modal, [popover]:popover-open')].at(-1)
  const tabbable = [
    ...(modal ?? document).querySelectorAll<HTMLElement>(
      'a[href], button, input, select, textarea, summary, [tabindex]',
    ),
  ].filter(
    (element) =>
      element.tabIndex >= 0 &&
      !element.matches(':disabled, [inert] *') &&
      element.checkVisibility({ visibilityProperty: true }),
  )

  const marks = (element: Element) => {
    const parts: string[] = []
    for (
      let at: Element | null = element, steps = 0;
      at !== null && steps < 3;
      at = at.parentElement, steps += 1
    ) {
      const { outlineStyle, outlineWidth, outlineColor, boxShadow, borderColor, textDecorationLine } =
        getComputedStyle(at)
      const outline = outlineStyle === 'none' ? 'none' : `${outlineStyle} ${outlineWidth} ${outlineColor}`
      parts.push(outline, boxShadow, borderColor, textDecorationLine)
    }
    return parts.join('|')
  }
  const shown = (element: HTMLElement): HTMLElement =>
    (element instanceof HTMLInputElement && /^(checkbox|radio|file)$/.test(element.type)
      ? element.closest('label')
      : null) ?? element
  const active = document.activeElement
  let stops = 0
  for (const element of tabbable) {
    if (active instanceof HTMLElement) active.blur()
    const before = marks(element)
    element.focus()
    if (document.activeElement !== element) continue
    stops += 1
    const box = shown(element).getBoundingClientRect()
    const [left, right] = [Math.max(0, box.left), Math.min(innerWidth, box.right)]
    const [top, bottom] = [Math.max(0, box.top), Math.min(innerHeight, box.bottom)]
    if (right - left < Math.min(box.width / 2, 40) || bottom - top < Math.min(box.height / 2, 20))
      findings.add(`off screen with the focus: ${nameOf(element)}`)
    else {
      const seen = [0.1, 0.3, 0.5, 0.7, 0.9].some((across) =>
        [0.2, 0.5, 0.8].some((down) => {
          const hit = document.elementFromPoint(left + (right - left) * across, top + (bottom - top) * down)
          return hit !== null && (shown(element).contains(hit) || hit.contains(element))
        }),
      )
      if (!seen) findings.add(`covered while it has the focus: ${nameOf(element)}`)
    }
    if (marks(element) === before) findings.add(`focus not marked: ${nameOf(element)}`)
  }
  // A menu closes when the focus leaves it for anything but its own button: then the focus stays in it.
  const closes =
    modal?.matches('[popover]') && !modal.contains(active) && !active?.hasAttribute('popovertarget')
  if (active instanceof HTMLElement && !closes) active.focus({ preventScroll: true })
  else if (document.activeElement instanceof HTMLElement) document.activeElement.blur()
  if (modal && !modal.checkVisibility())
    return { findings: [...findings, `closed by itself: ${nameOf(modal)}`], stops, targets: 0 }

  let targets = 0
  for (const element of tabbable) {
    // A link in running text is as high as its line.
    if (element.matches('a') && getComputedStyle(element).display === 'inline') continue
    if (element.matches('[tabindex]') && !element.matches('a, button, input, select, textarea, summary'))
      continue
    if (element.matches('.skip')) continue
    targets += 1
    const labels =
      element instanceof HTMLInputElement && /^(checkbox|radio)$/.test(element.type)
        ? [...(element.labels ?? [])]
        : []
    const boxes = [element, ...labels].map((one) => one.getBoundingClientRect())
    const width = Math.max(...boxes.map(({ right }) => right)) - Math.min(...boxes.map(({ left }) => left))
    const height = Math.max(...boxes.map(({ bottom }) => bottom)) - Math.min(...boxes.map(({ top }) => top))
    if (width < 43.5 || height < 43.5)
      findings.add(`target of ${Math.round(width)}×${Math.round(height)} px: ${nameOf(element)}`)
  }

  return { findings: [...findings], stops, targets }
}
