import { removeText, sessionKeys, storageKeys } from './browser-storage'

/** Erases what was begun and is not finished or sent, and everything that belongs to this tab alone. */
export function eraseUnfinished(): void {
  for (const key of [storageKeys.answerDrafts, storageKeys.answerDraftsSetAside, storageKeys.contactDraft])
    removeText(key)
  for (const key of Object.values(sessionKeys)) removeText(key, 'session')
}

/** Erases all that the person entered on this device; how the site looks and behaves stays, and so does the session. */
export function eraseEntered(): void {
  eraseUnfinished()
  const kept = [
    storageKeys.screeningResults,
    storageKeys.screeningResultsSetAside,
    storageKeys.ratings,
    storageKeys.savedArticles,
    storageKeys.consents,
  ]
  for (const key of kept) removeText(key)
}
