import type { StoredPreferences } from '@amhs/domain/documents/profile-document'
import { useEffect, useRef } from 'react'
import { type Preferences, usePreferences } from '../../../platform/preferences'
import { createStore } from '../../../platform/store'
import { type AuthResult, failed, succeeded } from '../auth-result'
import { hostedActions } from './hosted-actions'

/** Several choices made at once are one write, in milliseconds. */
const gatherFor = 300

/** How it went with the last choice that is to be kept in the profile; null before the first one here. */
export const keptChoice = createStore<AuthResult | 'saving' | null>(null)

/** How many follow what is chosen: none where the profile itself cannot be had. */
let followers = 0

/** Whoever makes a choice and says how it goes calls this first: what was said of the one before is over. */
export function beginToKeep(): void {
  keptChoice.set(followers > 0 ? 'saving' : failed('profile-update-failed'))
}

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
    followers += 1
    return () => {
      followers -= 1
    }
  }, [])
  useEffect(() => {
    if (before.current === preferences) return
    const timer = setTimeout(async () => {
      const changes = known.current && changedPreferences(before.current, preferences, known.current)
      before.current = preferences
      if (!changes) keptChoice.set(failed('profile-update-failed'))
      else if (Object.keys(changes).length === 0) keptChoice.set(succeeded('profile-updated'))
      else keptChoice.set(await hostedActions.keepPreferences(changes))
    }, gatherFor)
    return () => clearTimeout(timer)
  }, [preferences])
}
