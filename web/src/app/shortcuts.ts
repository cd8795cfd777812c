import { useEffect } from 'react'
import { composes } from '../platform/composing'
import { takesText } from '../platform/exit-gesture'
import { isOnlyTried, type SiteKey } from '../platform/key-trial'
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
      const [key, action] = actions[event.code] ?? []
      if (!key || composes(event) || takesText(event.target)) return
      if (document.querySelector('dialog[open]')) return
      event.preventDefault()
      if (!isOnlyTried(key)) action?.(goToScreening)
    }
    window.addEventListener('keydown', follow)
    return () => window.removeEventListener('keydown', follow)
  }, [shortcuts, goToScreening])
}

const actions: Readonly<Record<string, readonly [SiteKey, (goToScreening: () => void) => void]>> = {
  KeyH: ['help', openAccessibilityHelp],
  KeyM: [
    'main',
    () => {
      const main = document.getElementById('main')
      main?.focus({ preventScroll: true })
      main?.scrollIntoView({ block: 'start' })
    },
  ],
  KeyN: ['navigation', focusNavigation],
  KeyS: [
    'search',
    (goToScreening) => {
      const search = document.getElementById(screeningSearchId)
      if (search) search.focus()
      else goToScreening()
    },
  ],
}

/** On a phone the navigation is a closed popover: it opens first. */
export function focusNavigation(): void {
  const menu = document.getElementById('menu')
  if (!menu) return
  if (getComputedStyle(menu).display === 'none') menu.showPopover()
  menu.querySelector('a')?.focus()
}
