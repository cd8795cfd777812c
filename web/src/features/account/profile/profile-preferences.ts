import type { StoredPreferences } from '@amhs/domain/documents/profile-document'
import { readText, storageKeys } from '../../../platform/browser-storage'
import { changePreferences, currentPreferences, parsePreferences } from '../../../platform/preferences'

/**
 * Takes over the preferences of the profile on a device where nothing has been chosen yet. What a person chose on this
 * device stays: signing in must not change the language or the colours under them.
 */
export function applyProfilePreferences(preferences: StoredPreferences): void {
  if (Object.keys(preferences).length === 0 || readText(storageKeys.preferences) !== null) return
  const { language, ...others } = parsePreferences(preferences)
  // An address that names its language stays in it, and a profile that names no language has none to give.
  const isOpen = preferences.language !== undefined && currentPreferences().language === 'zh-CN'
  changePreferences(isOpen ? { ...others, language } : others)
}
