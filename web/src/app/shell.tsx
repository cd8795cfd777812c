import type { ComponentType, ReactNode } from 'react'
import { lazy, Suspense, useCallback, useEffect, useRef } from 'react'
import { useNavigate } from 'react-router-dom'
import { paths } from '../platform/paths'
import type { SessionUser } from '../platform/session'
import { useWords } from '../platform/words'
import { WorkSlot } from '../ui/work-slot'
import { EnglishOffer } from './english-offer'
import { Footer } from './footer'
import { Header } from './header'
import { LazyHelpDialog } from './help-requests'
import { LiveRegion } from './live-region'
import { Navigation } from './navigation'
import { SessionParts } from './session-parts'
import { shellWords } from './shell.words'
import { focusNavigation, screeningSearchId, useShortcuts } from './shortcuts'
import { UpdateOffer } from './update-offer'
import { useNavigationRules } from './use-navigation-rules'

// What waits is an extra: when its code cannot be fetched, the page stands without it.
const WorkWaiting = lazy<ComponentType<{ readonly user: SessionUser }>>(() =>
  import('./work-waiting').then(
    (module) => ({ default: module.WorkWaiting }),
    () => ({ default: () => null }),
  ),
)

function drawWork(user: SessionUser): ReactNode {
  return (
    <Suspense fallback={null}>
      <WorkWaiting user={user} />
    </Suspense>
  )
}

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
      <EnglishOffer />
      <UpdateOffer />
      <Header />
      <Navigation />
      <SessionParts />
      <main id="main" tabIndex={-1}>
        <WorkSlot value={drawWork}>{children}</WorkSlot>
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
