import type { Language } from '@amhs/domain/localized'
import { StrictMode } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import type { RouteObject } from 'react-router-dom'
import { createBrowserRouter, matchRoutes, RouterProvider } from 'react-router-dom'
import '../ui/tokens.css'
import '../ui/components.css'
import '../ui/shell.css'
import {
  changePreferences,
  currentPreferences,
  defaultPreferences,
  followSystemTheme,
  ServedPreferences,
  startPreferences,
} from '../platform/preferences'
import { startRegion } from '../platform/region'
import { startSession } from '../platform/session'
import { routeObjects } from './route-objects'

/** Pages under /en exist for readers without script; with script both languages share one address. */
const englishPrefix = /^\/en(?=\/|$)/

async function start(root: HTMLElement): Promise<void> {
  const served: Language = document.documentElement.lang === 'en' ? 'en' : 'zh-CN'
  startPreferences(served)
  startSession()
  startRegion()
  followSystemTheme()
  if (englishPrefix.test(window.location.pathname)) {
    changePreferences({ language: 'en' })
    const path = window.location.pathname.replace(englishPrefix, '') || '/'
    window.history.replaceState(null, '', `${path}${window.location.search}${window.location.hash}`)
  }

  const objects = routeObjects()
  await loadMatchedRoutes(objects)
  const router = createBrowserRouter(objects)
  const app = (
    <StrictMode>
      <ServedPreferences value={{ ...defaultPreferences, language: served }}>
        <RouterProvider router={router} />
      </ServedPreferences>
    </StrictMode>
  )
  // Served text in the reader's language is kept and brought to life; otherwise the page is drawn anew.
  const servedHere = root.dataset.path === window.location.pathname
  if (servedHere && currentPreferences().language === served) hydrateRoot(root, app)
  else createRoot(root).render(app)
  delete document.documentElement.dataset.switching
  // Tests and the no-script styles look at this: from here on every control answers.
  document.documentElement.dataset.alive = ''
  if (import.meta.env.PROD && 'serviceWorker' in navigator) {
    window.addEventListener('load', () => navigator.serviceWorker.register('/sw.js').catch(() => undefined))
  }
}

/** Resolves the lazy pages of the current address first, so that hydration finds the same elements at once. */
async function loadMatchedRoutes(objects: RouteObject[]): Promise<void> {
  for (const { route } of matchRoutes(objects, window.location.pathname) ?? []) {
    if (typeof route.lazy !== 'function') continue
    const loaded = await route.lazy()
    Object.assign(route, loaded, { lazy: undefined })
  }
}

const root = document.getElementById('root')
if (root) void start(root)
