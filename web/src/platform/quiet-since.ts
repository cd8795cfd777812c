import { readText, storageKeys } from './browser-storage'

/**
 * When this device was last left in a hurry, in epoch milliseconds; 0 for never. Public pages say nothing of what was here before:
 * whoever opens the browser next may be somebody else.
 */
export function quietSince(): number {
  const since = Number(readText(storageKeys.homeQuietSince) ?? 0)
  return Number.isFinite(since) ? since : 0
}
