import { readJson, removeText, storageKeys } from './browser-storage'
import { currentDraftOwner, removeDraftOf, visitor } from './drafts'
import { eraseStoredResultsOf, storedResultsOf } from './stored-results'

const keys = [storageKeys.screeningResults, storageKeys.screeningResultsSetAside] as const

/**
 * Erases every screening, finished or not, that whoever is here could open on this device: what was finished without an account, and the
 * person's own. What belongs to another account stays. `refused` where the browser did; `page-left` where the page that is open showed one of
 * them and leaves.
 */
export function eraseOpenResults(): 'refused' | 'erased' | 'page-left' {
  const owners = [...new Set([visitor, currentDraftOwner()])]
  for (const owner of owners) {
    eraseStoredResultsOf(owner)
    // Answers of a questionnaire that is not finished tell as much.
    removeDraftOf(owner, storageKeys.answerDrafts)
  }
  // A text that is no list tells nothing of its owner: it is a visitor's, as a damaged entry is.
  for (const key of keys) if (!Array.isArray(readJson(key))) removeText(key)
  // Whoever remembers results hears of it without loading this.
  const stays = window.dispatchEvent(new Event('amhs-results-erased', { cancelable: true }))
  const gone = owners.every((owner) => keys.every((key) => storedResultsOf(owner, key).length === 0))
  if (!gone) return 'refused'
  return stays ? 'erased' : 'page-left'
}
