import type { ReactNode } from 'react'
import { useCallback, useEffect, useRef } from 'react'
import { useNavigate } from 'react-router-dom'
import { paths } from '../platform/paths'
import { useWords } from '../platform/words'
import { Footer } from './footer'
import { Header } from './header'
import { LazyHelpDialog } from './help-requests'
import { LatePart } from './late-part'
import { LiveRegion } from './live-region'
import { Navigation } from './navigation'
import { SessionParts } from './session-parts'
import { shellWords } from './shell.words'
import { focusNavigation, screeningSearchId, useShortcuts } from './shortcuts'
import { useNavigationRules } from './use-navigation-rules'

/** What every page has around it. */
export function Shell({ children }: { readonly children: ReactNode }) {
  const words = useWords(shellWords)
  const navigate = useNavigate()
  useNavigationRules()
  useShortcuts(useCallback(() => navigate(`${paths.screening}#${screeningSearchId}`), [navigate]))
  return (
    <>
      <a className="skip" href="#main">
        {words.skipToMain}
      </a>
      <SkipToNavigation />
      <a className="skip" href="#help-link">
        {words.skipToHelp}
      </a>
      <LatePart />
      <Header />
      <Navigation />
      <SessionParts />
      <main id="main" tabIndex={-1}>
        {children}
      </main>
      <Footer />
      <LazyHelpDialog />
      <LiveRegion />
    </>
  )
}

/**
 * On a phone the navigation is a closed popover, which a plain link cannot open; without a script the style sheet shows it as
 * the link's target.
 */
function SkipToNavigation() {
  const words = useWords(shellWords)
  const link = useRef<HTMLAnchorElement>(null)
  useEffect(() => {
    const element = link.current
    const follow = (event: Event) => {
      event.preventDefault()
      focusNavigation()
    }
    element?.addEventListener('click', follow)
    return () => element?.removeEventListener('click', follow)
  }, [])
  return (
    <a ref={link} className="skip" href="#menu">
      {words.skipToNavigation}
    </a>
  )
}
