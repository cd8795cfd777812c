import { useEffect, useRef } from 'react'
import { useLocation, useNavigationType } from 'react-router-dom'
import { cancelHeadingFocus, consumeHeadingFocus, requestHeadingFocus } from '../platform/heading-focus'
import { rememberPageBefore } from '../platform/page-before'
import { documentTitle, setTitlePart } from '../platform/page-meta'
import { currentPreferences, useLanguage } from '../platform/preferences'
import { servedPath } from '../platform/served-page'
import { routeAt } from './route-at'

/** A scroll position is kept in its history entry (`top`), so that going back finds it, also after the page was loaded anew. */
const settledMs = 150

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
    setTitlePart('title', documentTitle(routeAt(pathname)?.title ?? null, language))
    // A page as it was served brings its own head, until another one has been open.
    const isServed =
      handled.current === null && servedPath() === pathname && document.documentElement.lang === language
    document.documentElement.lang = language
    if (isServed) return
    let current = true
    import('./describe-page').then(
      ({ describePage }) => current && describePage(pathname, language),
      // Without a network the description of the page before stays; nobody reads it here.
      () => undefined,
    )
    return () => {
      current = false
    }
  }, [pathname, language])

  useEffect(() => {
    let settled: number | undefined
    const remember = () => {
      window.clearTimeout(settled)
      settled = window.setTimeout(() => {
        const { state } = window.history
        // While the next page is on its way the entry is already its own. A page may say that it begins at its beginning.
        if ((state?.key ?? 'default') === key && window.history.scrollRestoration === 'auto')
          window.history.replaceState({ ...state, top: window.scrollY }, '')
      }, settledMs)
    }
    window.addEventListener('scroll', remember)
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
    // Tells boot.js, once somebody goes back, whether this entry is older than a quick exit.
    window.history.replaceState({ ...window.history.state, openedAt: Date.now() }, '')
    // Before anything is scrolled to: from now on the page has its full length.
    if (!first) delete document.documentElement.dataset.firstLook
    // The path alone: an address can hold a code out of a mail, a search, or the name of what somebody reads.
    console.info('[navigation]', pathname)
    const target = hash ? document.getElementById(decodeURIComponent(hash.slice(1))) : null
    const { top } = window.history.state ?? {}
    // Loaded anew, the page is where the browser put it, or higher up, unless the person has scrolled by now.
    const isBack = kind === 'POP' && (first ? window.scrollY <= top : top !== undefined)
    if (isBack) {
      window.scrollTo(0, top)
      // A part of the page may be on its way, or change places.
      import('./keep-position').then(({ keepPosition }) => keepPosition(top))
      if (first) return
    } else if (target) target.scrollIntoView({ behavior: motionAllowed() ? 'smooth' : 'auto' })
    else if (first) return
    else window.scrollTo(0, 0)
    if (target && !isBack) {
      cancelHeadingFocus()
      // A part that was not made to take the focus takes it all the same: else it would be left nowhere.
      target.tabIndex += 0
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
