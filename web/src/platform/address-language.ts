import type { Language } from '@amhs/domain/localized'
import { isBuiltApart } from '@amhs/domain/localized'
import { addressIn, languageOf } from '@amhs/domain/page-address'
import { isBeingWrittenIn } from './being-written'

/**
 * The language in which the open page starts: that of its address, or the reader's own wish where `boot.js` found that it goes first
 * and could not lead to the other address.
 */
export function languageAtStart(): Language {
  const wished = document.documentElement.dataset.wished as Language | undefined
  return wished ?? languageOf(window.location.pathname)
}

/** Where the switch in the header leads: from English to Chinese, and from any other language to English. */
export function switchedTo(language: Language): Language {
  return language === 'en' ? 'zh-CN' : 'en'
}

/**
 * Exchanges the address for that of the same page in a language. It stays one entry of the history with all that it remembers: query,
 * fragment and the router's key, by which a page knows that it was not left; so whatever was typed into it stays.
 *
 * @returns false where that page is another build, which the browser now loads
 */
export function putIntoAddress(language: Language): boolean {
  const { pathname, search, hash } = window.location
  const path = addressIn(language, pathname)
  if (path === pathname) return true
  const address = path + search + hash
  if (__VARIANT__ || isBuiltApart(language)) {
    // Drafts are kept; of what is nowhere but on the page, the browser asks whether it may go.
    if (isBeingWrittenIn()) window.addEventListener('beforeunload', (event) => event.preventDefault())
    window.location.assign(address)
    return false
  }
  window.history.replaceState(window.history.state, '', address)
  return true
}

/** Whoever changed the language goes back in it, too. Call it before the router starts, which then finds the address changed. */
export function keepLanguageOnWayBack(language: () => Language): void {
  window.addEventListener('popstate', () => putIntoAddress(language()))
}
