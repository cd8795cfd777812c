import type { Language } from '@amhs/domain/localized'
import { inLanguage } from '@amhs/domain/localized'
import { addressIn } from '@amhs/domain/page-address'
import type { PathName } from '../platform/paths'
import { routeDescriptions } from './route-descriptions'

/**
 * Has the head of the document say of another page what its own HTML would say: the description, and its addresses, since browsers
 * share a page by the canonical one. Apart from the shell, because the first page of a visit comes with all of it.
 */
export function describePage(name: PathName, pathname: string, language: Language): void {
  document
    .querySelector('meta[name="description"]')
    ?.setAttribute('content', inLanguage(routeDescriptions[name], language))
  for (const link of document.querySelectorAll<HTMLLinkElement>('link[rel=canonical], link[hreflang]'))
    link.href = addressIn((link.hreflang || language) === 'en' ? 'en' : 'zh-CN', pathname)
}
