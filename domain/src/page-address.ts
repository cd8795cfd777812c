import type { Language } from './localized'
import { languages, rowOf } from './localized'

function rowAt(pathname: string) {
  const start = pathname.split('/')[1]
  return languages.find(({ prefix }) => prefix === start) ?? languages[0]
}

/** The language in which an address shows its page: `/…` is Chinese, `/en/…` the same page in English. */
export function languageOf(pathname: string): Language {
  return rowAt(pathname).tag
}

/** The path of a page as the app and its table of pages name it, whichever language the address has. */
export function plainPath(pathname: string): string {
  const { prefix } = rowAt(pathname)
  return (prefix ? pathname.slice(prefix.length + 1) : pathname) || '/'
}

/** The address of the same page in a language. */
export function addressIn(language: Language, pathname: string): string {
  const plain = plainPath(pathname)
  const { prefix } = rowOf(language)
  return prefix ? `/${prefix}${plain === '/' ? '' : plain}` : plain
}
