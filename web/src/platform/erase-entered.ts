import { removeText, storageKeys } from './browser-storage'
import { eraseUnfinished } from './erase-stored'
import { keepNoTool } from './kept-tools'

/** Whoever they belong to. */
const finished = [
  storageKeys.screeningResults,
  storageKeys.screeningResultsSetAside,
  storageKeys.ratings,
  storageKeys.savedArticles,
] as const

/** Erases all that was entered on this device; how the site looks and behaves stays, and so does the session. */
export function eraseEntered(): void {
  keepNoTool()
  eraseUnfinished()
  for (const key of finished) removeText(key)
  removeText(storageKeys.consents)
  removeText(storageKeys.homeQuietSince)
  removeText(storageKeys.signedOutAt)
  removeText(storageKeys.newsSeen)
}
