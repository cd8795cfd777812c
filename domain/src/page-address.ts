import type { Language } from './localized'

/** Every page has two addresses: `/…` is Chinese, `/en/…` the same page in English. */
const englishPrefix = /^\/en(?=\/|$)/

/** The language in which an address shows its page. */
export function languageOf(pathname: string): Language {
  return englishPrefix.test(pathname) ? 'en' : 'zh-CN'
}

/** The path of a page as the app and its table of pages name it, whichever language the address has. */
export function plainPath(pathname: string): string {
  return pathname.replace(englishPrefix, '') || '/'
}

/** The address of the same page in a language. */
export function addressIn(language: Language, pathname: string): string {
  const plain = plainPath(pathname)
  return language === 'en' ? `/en${plain === '/' ? '' : plain}` : plain
}
