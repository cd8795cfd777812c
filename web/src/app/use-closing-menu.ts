import { type RefObject, useEffect } from 'react'
import { useLocation, useNavigationType } from 'react-router-dom'
import { useOnChange } from '../platform/use-on-change'

/**
 * Closes an open menu when one of its links is followed, when the keyboard leaves it (it must cover nothing that has the focus,
 * WCAG 2.4.11), and when the person goes back. Its own button opens and closes it by itself. A page that comes late, such as the
 * one after a sign-in, closes nothing: whoever opened the menu meanwhile is about to press something in it.
 */
export function useClosingMenu(menu: RefObject<HTMLElement | null>): void {
  const { pathname } = useLocation()
  const kind = useNavigationType()
  useOnChange(pathname, () => {
    if (kind === 'POP') close(menu.current)
  })
  useEffect(() => {
    const element = menu.current
    const onClick = ({ target }: Event) => {
      if (target instanceof Element && target.closest('a')) close(element)
    }
    const onFocusOut = ({ relatedTarget: next }: FocusEvent) => {
      if (!(next instanceof HTMLElement)) return
      if (!next.hasAttribute('popovertarget') && !element?.contains(next)) close(element)
    }
    element?.addEventListener('click', onClick)
    element?.addEventListener('focusout', onFocusOut)
    return () => {
      element?.removeEventListener('click', onClick)
      element?.removeEventListener('focusout', onFocusOut)
    }
  }, [menu])
}

function close(menu: HTMLElement | null): void {
  if (menu && 'popover' in menu && menu.matches(':popover-open')) menu.hidePopover()
}
