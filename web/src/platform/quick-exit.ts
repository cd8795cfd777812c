import type { Language, Localized } from '@amhs/domain/localized'
import { inLanguage } from '@amhs/domain/localized'
import { closeStorage, sessionKeys, storageKeys, writeText } from './browser-storage'
import { currentDraftOwner, removeAllDrafts, removeDraftOf, visitor } from './drafts'
import { eraseUnfinished, eraseUnfinishedOf, eraseVisitorsResults } from './erase-stored'
import { backendState } from './firebase/backend-state'
import { currentPreferences } from './preferences'
import { chooseAgeBand, guessedRegion } from './region'
import { clearSession, currentSession, leaveRemainder } from './session'

/** Neutral sites that a glance over the shoulder does not wonder about. */
const neutralSites: Localized = {
  zh: 'https://www.weather.com.cn/',
  en: 'https://www.bbc.com/weather',
}

/** Where quick exit leads in a language. */
export function neutralSite(language: Language): string {
  return __VARIANT__ ? 'https://www.cwa.gov.tw/' : inLanguage(neutralSites, language)
}

/**
 * Leaves as little on the device as the person has chosen: no unfinished text of anybody, no age, and no article, result or note that a
 * visitor keeps, and no session, each unless they have switched that off. Nothing here waits.
 */
export function leaveNothing(): void {
  const { quickExitErases, quickExitErasesResults, quickExitSignsOut } = currentPreferences()
  if (quickExitErases) {
    eraseUnfinished()
    // Their names tell what was read here.
    removeDraftOf(visitor, storageKeys.savedArticles)
    // The next person is asked how old they are, rather than shown what is meant for somebody of another age.
    chooseAgeBand(null)
  }
  // It tells too much to be left to a choice that was made about drafts.
  removeAllDrafts(sessionKeys.safeAnswers)
  if (quickExitErasesResults) eraseVisitorsResults()
  if (quickExitSignsOut) signOutAtOnce()
  // Whoever looks at this device next begins at the home page: it says nothing of what was here before.
  writeText(storageKeys.homeQuietSince, String(Date.now()))
}

function signOutAtOnce(): void {
  const session = currentSession()
  if (session.status === 'signed-out') return
  eraseUnfinishedOf(currentDraftOwner())
  if (session.status === 'signed-in' && session.mode === 'local') {
    clearSession()
    return
  }
  // The page is gone before Firebase is done: the next start ends what is left of its session.
  leaveRemainder()
  const backend = backendState.get()
  if (backend.status === 'ready') backend.backend.services.auth.signOut().catch(() => undefined)
}

/** Leaves at once: the neutral site takes this page's place in the history. */
export function leaveAtOnce(language: Language): void {
  leaveNothing()
  // An effect of what was typed a moment ago would write it again.
  const { quickExitErases, quickExitErasesResults } = currentPreferences()
  if (quickExitErases || quickExitErasesResults) closeStorage()
  // A browser that brings the whole page back as it was brings this back, too: boot.js then opens home.
  document.documentElement.dataset.leaving = ''
  // Until the other site answers, the tab still has our name and address.
  window.history.replaceState(null, '', '/')
  document.title = '…'
  // The other sites do not open in mainland China.
  window.location.replace(guessedRegion() === 'CN' ? neutralSites.zh : neutralSite(language))
}
