import type { Language } from '@amhs/domain/localized'
import { inLanguage, languages, rowOf } from '@amhs/domain/localized'
import { addressIn } from '@amhs/domain/page-address'
import { matchPath } from '../platform/match-path'
import type { PathName } from '../platform/paths'
import { routeDescriptions } from './route-descriptions'
import { routes } from './routes'

/**
 * Has the head of the document say of another page what its own HTML would say: the description, its addresses, since browsers share a
 * page by the canonical one, and what is installed from it. Apart from the shell, because the first page of a visit comes with all of it.
 */
export function describePage(pathname: string, language: Language): void {
  const { prefix } = rowOf(language)
  document
    .querySelector('link[rel=manifest]')
    ?.setAttribute('href', `/manifest${prefix && `.${prefix}`}.webmanifest`)
  const name = (Object.keys(routes) as PathName[]).find((one) => matchPath(routes[one].path, pathname))
  if (name === undefined) return
  document
    .querySelector('meta[name="description"]')
    ?.setAttribute('content', inLanguage(routeDescriptions[name], language))
  for (const link of document.querySelectorAll<HTMLLinkElement>('link[rel=canonical], link[hreflang]'))
    link.href = addressIn(languageOfLink(link, language), pathname)
}

/** The canonical link names no language, which is that of the page; `x-default` is the first one. */
function languageOfLink({ hreflang }: HTMLLinkElement, language: Language): Language {
  if (!hreflang) return language
  return languages.find(({ tag }) => tag === hreflang)?.tag ?? 'zh-CN'
}
