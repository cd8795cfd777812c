import { useEffect } from 'react'
import { composes } from '../platform/composing'
import { takesText } from '../platform/exit-gesture'
import { usePreferences } from '../platform/preferences'
import { openAccessibilityHelp } from './help-requests'

/** The element that Alt+S focuses: the search box of /screening. */
export const screeningSearchId = 'screening-search'

/**
 * Alt+H help, Alt+M main content, Alt+N navigation, Alt+S screening search; all are turned off with one switch. Where text is
 * typed they do nothing, because there Alt types letters (ñ, ß, ś), and neither do they act behind an open dialog.
 */
export function useShortcuts(goToScreening: () => void): void {
  const { shortcuts } = usePreferences()
  useEffect(() => {
    if (!shortcuts) return
    const follow = (event: KeyboardEvent) => {
      if (!event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return
      // `code` and not `key`: with Alt held, some keyboards type another letter.
      const action = actions[event.code]
      if (!action || composes(event) || takesText(event.target)) return
      if (document.querySelector('dialog[open]')) return
      event.preventDefault()
      action(goToScreening)
    }
    window.addEventListener('keydown', follow)
    return () => window.removeEventListener('keydown', follow)
  }, [shortcuts, goToScreening])
}

const actions: Readonly<Record<string, (goToScreening: () => void) => void>> = {
  KeyH: openAccessibilityHelp,
  KeyM: () => {
    const main = document.getElementById('main')
    main?.focus({ preventScroll: true })
    main?.scrollIntoView({ block: 'start' })
  },
  KeyN: focusNavigation,
  KeyS: (goToScreening) => {
    const search = document.getElementById(screeningSearchId)
    if (search) search.focus()
    else goToScreening()
  },
}

/** On a phone the navigation is a closed popover: it opens first. */
export function focusNavigation(): void {
  const menu = document.getElementById('menu')
  if (!menu) return
  if (getComputedStyle(menu).display === 'none') menu.showPopover()
  menu.querySelector('a')?.focus()
}
