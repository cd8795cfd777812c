import type { Language } from '@amhs/domain/localized'
import { inLanguage } from '@amhs/domain/localized'
import { StrictMode } from 'react'
import { renderToString } from 'react-dom/server'
import { matchPath, StaticRouter } from 'react-router-dom'
import { documentTitle } from '../platform/page-meta'
import { defaultPreferences, ServedPreferences } from '../platform/preferences'
import { App } from './app'
import { preparePage } from './page-outlet'
import { pageSource, prerenderedRoutes } from './routes'

export interface PrerenderedPage {
  readonly path: string
  readonly language: Language
  readonly title: string
  readonly description: string
  readonly html: string
  /** The page's module as the build manifest names it, so that its files can be preloaded. */
  readonly modulePath: string
}

/** The addresses that become static HTML. */
export function prerenderedPaths(): readonly string[] {
  return prerenderedRoutes().map(({ path }) => path)
}

/**
 * Renders one public page as a visitor sees it before any script runs.
 *
 * @throws Error when no route shows the address
 */
export async function prerenderPage(path: string, language: Language): Promise<PrerenderedPage> {
  // English pages link to English pages, so that a reader without script stays in the language.
  const basename = language === 'en' ? '/en' : '/'
  const address = language === 'en' ? `/en${path === '/' ? '' : path}` : path
  const route = prerenderedRoutes().find((candidate) => matchPath(candidate.path, path))
  if (!route) throw new Error(`No route for ${path}`)
  await preparePage(route)
  const html = renderToString(
    <StrictMode>
      <ServedPreferences value={{ ...defaultPreferences, language }}>
        <StaticRouter basename={basename} location={address}>
          <App />
        </StaticRouter>
      </ServedPreferences>
    </StrictMode>,
  )
  return {
    path,
    language,
    title: documentTitle(route.title, language),
    description: inLanguage(route.description, language),
    html,
    modulePath: pageSource(route),
  }
}
