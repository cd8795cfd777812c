import type { Language } from '@amhs/domain/localized'
import { plainPath } from '@amhs/domain/page-address'
import { StrictMode, startTransition } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import '@fontsource/opendyslexic/latin-400.css'
import '@fontsource/opendyslexic/latin-700.css'
import '../ui/tokens.css'
import '../ui/base.css'
import '../ui/layout.css'
import '../ui/windows.css'
import '../ui/support-card.css'
import '../ui/card.css'
import '../ui/drawing.css'
import '../ui/form/fields.css'
import '../ui/table.css'
import '../ui/components.css'
import '../ui/button.css'
import './header.css'
import './account-menu.css'
import './footer.css'
import './shell.css'
import '../ui/spinner.css'
import { keepLanguageOnWayBack, languageAtStart, putIntoAddress } from '../platform/address-language'
import { prepareContent } from '../platform/content/content-source'
import { watchForErrors } from '../platform/error-reports'
import { hideMailedLink } from '../platform/mailed-link'
import {
  currentPreferences,
  followSystemTheme,
  ServedPreferences,
  servedPreferences,
  startPreferences,
} from '../platform/preferences'
import { servedPath, servedTexts } from '../platform/served-page'
import { startSession } from '../platform/session'
import { App } from './app'
import { fetchListBeforeLeaving, preparePage } from './page-outlet'
import { routeAt } from './route-at'
import { SiteRouter } from './site-router'
import { reloadOnStaleRelease } from './stale-release'

async function start(root: HTMLElement): Promise<void> {
  // The page in the other language is on its way (boot.js).
  if (document.documentElement.dataset.leaving !== undefined) return
  const served = document.documentElement.lang as Language
  const language = languageAtStart()
  reloadOnStaleRelease()
  watchForErrors()
  startPreferences(language)
  startSession()
  followSystemTheme()
  putIntoAddress(language)
  keepLanguageOnWayBack(() => currentPreferences().language)
  hideMailedLink()
  if (!__VARIANT__ && document.documentElement.dataset.offer)
    import('./language-offers').then(({ answerOffers }) => answerOffers())

  // The page's module comes first, so that hydration finds the same elements at once.
  const path = () => plainPath(window.location.pathname)
  const route = routeAt(path())
  if (route) await preparePage(route).catch(() => undefined)
  fetchListBeforeLeaving()
  const app = (
    <StrictMode>
      <ServedPreferences value={servedPreferences(served)}>
        <SiteRouter>
          <App />
        </SiteRouter>
      </ServedPreferences>
    </StrictMode>
  )
  await prepareContent([...servedTexts().keys()])
  // Served text in the reader's language is kept and brought to life; otherwise the page is drawn anew, as for whoever went back
  // meanwhile: they are at another page than the one that was served.
  if (servedPath() === path() && language === served) {
    // As a transition, React takes over in short pieces: a slow phone still scrolls and answers in between.
    startTransition(() => void hydrateRoot(root, app, quietRoot))
  } else createRoot(root, quietRoot).render(app)
  if (import.meta.env.PROD && 'serviceWorker' in navigator) keepForOffline()
}

/** What a boundary caught it logs itself, as much as may be logged; React would write the whole error, paths of documents included. */
const quietRoot = { onCaughtError: () => undefined }

/** After everything else has loaded: on a slow line the page that the person is waiting for goes first. */
function keepForOffline(): void {
  const register = () =>
    void navigator.serviceWorker
      .register(__VARIANT__ ? `/sw.${__VARIANT__}.js` : '/sw.js', { scope: `/${__VARIANT__}` })
      .then((registration) => {
        // Without a controller this is the first installation, not an update.
        const watch = () =>
          navigator.serviceWorker.controller &&
          import('./update-offer').then(({ watchForUpdate }) => watchForUpdate(registration))
        registration.addEventListener('updatefound', watch)
        return registration.waiting && watch()
      })
      .catch(() => undefined)
  if (document.readyState === 'complete') register()
  else window.addEventListener('load', register)
}

const root = document.getElementById('root')
if (root) void start(root)
