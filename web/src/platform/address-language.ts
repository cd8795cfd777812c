import type { Language } from '@amhs/domain/localized'
import { addressIn, languageOf } from '@amhs/domain/page-address'

/**
 * The language in which the open page starts: that of its address, or the reader's own wish where `boot.js` found that it goes first
 * and could not lead to the English address.
 */
export function languageAtStart(): Language {
  return document.documentElement.dataset.wished === 'en' ? 'en' : languageOf(window.location.pathname)
}

/**
 * Exchanges the address for that of the same page in a language. It stays one entry of the history with all that it remembers: query,
 * fragment and the router's key, by which a page knows that it was not left; so whatever was typed into it stays.
 */
export function putIntoAddress(language: Language): void {
  const { pathname, search, hash } = window.location
  const address = addressIn(language, pathname)
  if (address !== pathname) window.history.replaceState(window.history.state, '', address + search + hash)
}

/** Whoever changed the language goes back in it, too. Call it before the router starts, which then finds the address changed. */
export function keepLanguageOnWayBack(language: () => Language): void {
  window.addEventListener('popstate', () => putIntoAddress(language()))
}
