import type { Language } from '@amhs/domain/localized'
import { inLanguage, languages, rowOf } from '@amhs/domain/localized'
import { addressIn } from '@amhs/domain/page-address'
import type { PathName } from '../platform/paths'
import { routeDescriptions } from './route-descriptions'

/**
 * Has the head of the document say of another page what its own HTML would say: the description, what a device reads that installs the
 * site, and its addresses, since browsers share a page by the canonical one. Apart from the shell, because the first page of a visit comes with all of it.
 */
export function describePage(name: PathName, pathname: string, language: Language): void {
  document
    .querySelector('meta[name="description"]')
    ?.setAttribute('content', inLanguage(routeDescriptions[name], language))
  const { prefix } = rowOf(language)
  document
    .querySelector('link[rel=manifest]')
    ?.setAttribute('href', `/manifest${prefix && `.${prefix}`}.webmanifest`)
  for (const link of document.querySelectorAll<HTMLLinkElement>('link[rel=canonical], link[hreflang]'))
    link.href = addressIn(languageOfLink(link, language), pathname)
}

/** The canonical link names no language, which is that of the page; `x-default` is the first one. */
function languageOfLink({ hreflang }: HTMLLinkElement, language: Language): Language {
  if (!hreflang) return language
  return languages.find(({ tag }) => tag === hreflang)?.tag ?? 'zh-CN'
}
