import type { StoredPreferences } from '@amhs/domain/documents/profile-document'
import { useEffect, useRef } from 'react'
import { type Preferences, usePreferences } from '../../../platform/preferences'
import { hostedActions } from './hosted-actions'

/** Several choices made at once are one write, in milliseconds. */
const gatherFor = 300

/**
 * What has changed on this device and stands otherwise in the profile. What was chosen here before the sign-in is not among it: on
 * a shared device it may be somebody else's.
 */
export function changedPreferences(
  before: Preferences,
  now: Preferences,
  stored: StoredPreferences,
): Partial<Preferences> {
  const keys = Object.keys(now) as (keyof Preferences)[]
  const changed = keys.filter((key) => now[key] !== before[key] && now[key] !== stored[key])
  return Object.fromEntries(changed.map((key) => [key, now[key]]))
}

/** Keeps in the profile what the person changes on any page: in the header, the footer, the help or a questionnaire. */
export function useKeptPreferences(stored: StoredPreferences | undefined): void {
  const preferences = usePreferences()
  const before = useRef(preferences)
  const known = useRef(stored)
  useEffect(() => {
    known.current = stored
  }, [stored])
  useEffect(() => {
    if (before.current === preferences) return
    const timer = setTimeout(() => {
      const changes = known.current && changedPreferences(before.current, preferences, known.current)
      before.current = preferences
      if (changes && Object.keys(changes).length > 0) void hostedActions.keepPreferences(changes)
    }, gatherFor)
    return () => clearTimeout(timer)
  }, [preferences])
}
