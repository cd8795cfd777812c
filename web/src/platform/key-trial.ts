/** What the site's own keys do: Alt with H, M, N or S, and Shift pressed three times. */
export type SiteKey = 'help' | 'main' | 'navigation' | 'search' | 'exit'

let tell: ((key: SiteKey) => void) | null = null

/**
 * From now on the site's own keys are only tried: each says which it was and does nothing.
 *
 * @returns the function that ends the trial
 */
export function tryKeys(onKey: (key: SiteKey) => void): () => void {
  tell = onKey
  return () => {
    if (tell === onKey) tell = null
  }
}

/** Whether a key that was pressed is only being tried; then it has been told, and must do nothing. */
export function isOnlyTried(key: SiteKey): boolean {
  tell?.(key)
  return tell !== null
}
