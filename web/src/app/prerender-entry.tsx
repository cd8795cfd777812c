import { descriptionOf } from '@amhs/domain/content/page-head'
import type { Language } from '@amhs/domain/localized'
import { inLanguage } from '@amhs/domain/localized'
import { addressIn } from '@amhs/domain/page-address'
import { StrictMode } from 'react'
import { renderToString } from 'react-dom/server'
import { StaticRouter } from 'react-router-dom'
import { articleIndex } from '../platform/content/article-index'
import { renderedWithContent } from '../platform/content/content-source'
import { documentTitle } from '../platform/page-meta'
import type { PathName } from '../platform/paths'
import { resourceHref } from '../platform/paths'
import { defaultPreferences, ServedPreferences } from '../platform/preferences'
import { App } from './app'
import { preparePage } from './page-outlet'
import { routeDescriptions } from './route-descriptions'
import { pageSource, prerenderedRoutes, routes } from './routes'
import { ShellWithoutScript } from './shell-without-script'

export interface PrerenderedPage {
  readonly path: string
  readonly language: Language
  readonly title: string
  readonly description: string
  readonly html: string
  /** The page's module as the build manifest names it, so that its files can be preloaded. */
  readonly modulePath: string
  /** The texts that it shows: source files as `contentSource` names them. */
  readonly content: readonly string[]
}

/** The addresses that become static HTML: every public page, and each article. */
export function prerenderedPaths(): readonly string[] {
  return [...prerenderedRoutes().map(({ path }) => path), ...articleIndex.map(({ id }) => resourceHref(id))]
}

/** What the head of a page says about it: the route's words, or those of the article. */
function headOf(path: string) {
  const article = articleIndex.find(({ id }) => resourceHref(id) === path)
  if (article) {
    const { zh, en } = article.summary
    const description = { zh: descriptionOf(zh, 'zh-CN'), en: descriptionOf(en, 'en') }
    return { route: routes.resource, title: article.searchTitle, description }
  }
  const route = prerenderedRoutes().find((candidate) => candidate.path === path)
  const name = (Object.keys(routes) as PathName[]).find((candidate) => routes[candidate] === route)
  if (!route || !name) throw new Error(`${path} is no page of its own`)
  return { route, title: route.title, description: routeDescriptions[name] }
}

/**
 * Renders one public page as a visitor sees it before any script runs.
 *
 * @throws Error when no route shows the address
 */
export async function prerenderPage(path: string, language: Language): Promise<PrerenderedPage> {
  // English pages link to English pages, so that a reader without script stays in the language.
  const basename = addressIn(language, '/')
  const address = addressIn(language, path)
  const { route, title, description } = headOf(path)
  await preparePage(route)
  const { html, files } = await renderedWithContent(() =>
    renderToString(
      <StrictMode>
        <ServedPreferences value={{ ...defaultPreferences, language }}>
          <StaticRouter basename={basename} location={address}>
            <App />
          </StaticRouter>
        </ServedPreferences>
      </StrictMode>,
    ),
  )
  return {
    path,
    language,
    title: documentTitle(title, language),
    description: inLanguage(description, language),
    html,
    modulePath: pageSource(route),
    content: files,
  }
}

/** What the shell says where no script runs, in the language of the addresses that it is served for. */
export function shellWithoutScript(language: Language): string {
  return renderToString(
    <ServedPreferences value={{ ...defaultPreferences, language }}>
      <ShellWithoutScript />
    </ServedPreferences>,
  )
}
