interface FocusMove {
  readonly currentTarget: EventTarget | null
  readonly relatedTarget: EventTarget | null
}

/**
 * Closes an open menu when the keyboard leaves it, so that it covers nothing that has the focus (WCAG 2.4.11). Its own button
 * opens and closes it by itself.
 */
export function closeWhenLeft({ currentTarget: menu, relatedTarget: next }: FocusMove): void {
  if (!(menu instanceof HTMLElement && next instanceof HTMLElement)) return
  if (next.hasAttribute('popovertarget') || menu.contains(next) || !menu.matches(':popover-open')) return
  menu.hidePopover()
}
