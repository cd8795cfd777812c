import type { ReactNode } from 'react'
import { useCallback } from 'react'
import { useNavigate } from 'react-router-dom'
import { paths } from '../platform/paths'
import { useWords } from '../platform/words'
import { EnglishOffer } from './english-offer'
import { Footer } from './footer'
import { Header } from './header'
import { HelpOnRequest } from './help-requests'
import { LiveRegion } from './live-region'
import { Navigation } from './navigation'
import { SessionParts } from './session-parts'
import { shellWords } from './shell.words'
import { screeningSearchId, useShortcuts } from './shortcuts'
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
      <a className="skip" href="#menu">
        {words.skipToNavigation}
      </a>
      <a className="skip" href="#help-link">
        {words.skipToHelp}
      </a>
      <EnglishOffer />
      <Header />
      <Navigation />
      <SessionParts />
      <main id="main" tabIndex={-1}>
        {children}
      </main>
      <Footer />
      <HelpOnRequest />
      <LiveRegion />
    </>
  )
}
