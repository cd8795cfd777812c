import { useEffect, useRef } from 'react'
import { matchPath, useLocation, useNavigationType } from 'react-router-dom'
import { cancelHeadingFocus, consumeHeadingFocus, requestHeadingFocus } from '../platform/heading-focus'
import { rememberPageBefore } from '../platform/page-before'
import { documentTitle } from '../platform/page-meta'
import type { PathName } from '../platform/paths'
import { currentPreferences, useLanguage } from '../platform/preferences'
import { servedPath } from '../platform/served-page'
import { routes } from './routes'

/** Scroll positions by history entry, so that going back returns to the same place. */
const positions = new Map<string, number>()

/** Title and description, the log line, scroll position and focus of every navigation. */
export function useNavigationRules(): void {
  const location = useLocation()
  const kind = useNavigationType()
  const language = useLanguage()
  const handled = useRef<string | null>(null)
  const pathBefore = useRef<string | null>(null)
  const address = useRef('')
  const { pathname, search, hash, key } = location

  useEffect(() => {
    const [name, route] = Object.entries(routes).find(([, { path }]) => matchPath(path, pathname)) ?? []
    document.title = documentTitle(route?.title ?? null, language)
    // A page as it was served brings its own head, until another one has been open.
    const isServed =
      handled.current === null && servedPath() === pathname && document.documentElement.lang === language
    document.documentElement.lang = language
    if (isServed || name === undefined) return
    let current = true
    import('./describe-page').then(
      ({ describePage }) => current && describePage(name as PathName, pathname, language),
      // Without a network the description of the page before stays; nobody reads it here.
      () => undefined,
    )
    return () => {
      current = false
    }
  }, [pathname, language])

  useEffect(() => {
    const remember = () => positions.set(key, window.scrollY)
    window.addEventListener('scroll', remember, { passive: true })
    return () => window.removeEventListener('scroll', remember)
  }, [key])

  // biome-ignore lint/correctness/useExhaustiveDependencies: on leaving a page, before the next one asks
  useEffect(() => () => rememberPageBefore(address.current), [pathname])

  // biome-ignore lint/correctness/useExhaustiveDependencies: runs once a navigation, which is what the key stands for
  useEffect(() => {
    if (handled.current === key) return
    const first = handled.current === null
    handled.current = key
    const samePage = pathBefore.current === pathname
    pathBefore.current = pathname
    address.current = pathname + search
    // Before anything is scrolled to: from now on the page has its full length.
    if (!first) delete document.documentElement.dataset.firstLook
    // The path alone: an address can hold a code out of a mail, a search, or the name of what somebody reads.
    console.info('[navigation]', pathname)
    const target = hash ? document.getElementById(decodeURIComponent(hash.slice(1))) : null
    const saved = kind === 'POP' ? positions.get(key) : undefined
    if (first && !target) return
    if (saved !== undefined) window.scrollTo(0, saved)
    else if (target) target.scrollIntoView({ behavior: motionAllowed() ? 'smooth' : 'auto' })
    else window.scrollTo(0, 0)
    if (target && saved === undefined) {
      cancelHeadingFocus()
      target.focus({ preventScroll: true })
      return
    }
    requestHeadingFocus()
    // A heading whose words are still open takes the focus when they stand (page-heading.tsx).
    // A page that shows another of its parts says so with that part's heading.
    const heading =
      (samePage && document.querySelector<HTMLElement>('#main [data-part-heading]')) ||
      document.querySelector<HTMLElement>('#main h1:not([data-open])')
    if (heading) consumeHeadingFocus(heading)
  }, [key, pathname, search])
}

function motionAllowed(): boolean {
  return !currentPreferences().lessMotion && !window.matchMedia('(prefers-reduced-motion: reduce)').matches
}
