import { removeText, storageKeys } from './browser-storage'
import { eraseResults, eraseUnfinished } from './erase-stored'
import { keepNoTool } from './kept-tools'

/** Erases all that was entered on this device; how the site looks and behaves stays, and so does the session. */
export function eraseEntered(): void {
  keepNoTool()
  eraseUnfinished()
  eraseResults()
  removeText(storageKeys.consents)
  removeText(storageKeys.homeQuietSince)
  removeText(storageKeys.signedOutAt)
  removeText(storageKeys.newsSeen)
}
