import type { Language } from '@amhs/domain/localized'
import { inLanguage } from '@amhs/domain/localized'
import { StrictMode } from 'react'
import { renderToString } from 'react-dom/server'
import { createStaticHandler, createStaticRouter, StaticRouterProvider } from 'react-router-dom'
import { documentTitle } from '../platform/page-meta'
import { defaultPreferences, ServedPreferences } from '../platform/preferences'
import { routeObjects } from './route-objects'
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
 * @throws Error when the route does not answer with a page
 */
export async function prerenderPage(path: string, language: Language): Promise<PrerenderedPage> {
  // English pages link to English pages, so that a reader without script stays in the language.
  const basename = language === 'en' ? '/en' : '/'
  const address = language === 'en' ? `/en${path === '/' ? '' : path}` : path
  const handler = createStaticHandler(routeObjects(), { basename })
  const context = await handler.query(new Request(`http://localhost${address}`))
  if (context instanceof Response) throw new Error(`${path} answered with a redirect`)
  const router = createStaticRouter(handler.dataRoutes, context)
  const html = renderToString(
    <StrictMode>
      <ServedPreferences value={{ ...defaultPreferences, language }}>
        <StaticRouterProvider router={router} context={context} hydrate={false} />
      </ServedPreferences>
    </StrictMode>,
  )
  const route = prerenderedRoutes().find((candidate) => candidate.path === path)
  return {
    path,
    language,
    title: documentTitle(route?.title ?? null, language),
    description: route ? inLanguage(route.description, language) : '',
    html,
    modulePath: route ? pageSource(route) : '',
  }
}
