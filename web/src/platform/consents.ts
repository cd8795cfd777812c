import type { ConsentKind } from '@amhs/domain/documents/document-limits'
import type { Language } from '@amhs/domain/localized'
import { readJson, storageKeys, writeJson } from './browser-storage'
import { currentPreferences } from './preferences'
import { currentSession } from './session'
import { createStore } from './store'

/** The wording that people agree to now; a changed wording gets a new version and is asked anew. */
export const consentVersion = '2026-11-21'

/** One consent as this device keeps it; `at` in milliseconds since 1970. */
export interface DeviceConsent {
  readonly given: boolean
  readonly version: string
  readonly language: Language
  readonly at: number
}

export type DeviceConsents = Partial<Record<ConsentKind, DeviceConsent>>

const store = createStore<DeviceConsents>({})

export const deviceConsents = store

/** Reads what was agreed to on this device. */
export function startConsents(): void {
  const stored = readJson(storageKeys.consents)
  store.set(typeof stored === 'object' && stored !== null ? withoutUnreadable(stored) : {})
}

/** Whether the present wording has been agreed to on this device and not withdrawn since. */
export function hasConsent(kind: ConsentKind): boolean {
  startConsents()
  const consent = store.get()[kind]
  return consent?.given === true && consent.version === consentVersion
}

/**
 * Records that consents were given or withdrawn: on this device, and in the profile of a person signed in to a cloud
 * account. The device's record stands even if the profile cannot be reached; then this rejects.
 */
export async function recordConsents(kinds: readonly ConsentKind[], given: boolean): Promise<void> {
  startConsents()
  const { language } = currentPreferences()
  const consent: DeviceConsent = { given, version: consentVersion, language, at: Date.now() }
  const next = { ...store.get(), ...Object.fromEntries(kinds.map((kind) => [kind, consent])) }
  store.set(next)
  writeJson(storageKeys.consents, next)
  const session = currentSession()
  if (session.status !== 'signed-in' || session.mode !== 'hosted') return
  const { writeProfileConsents } = await import('./firebase/profile-consents')
  await writeProfileConsents(session.user.id, kinds, { given, version: consentVersion, language })
}

function withoutUnreadable(stored: object): DeviceConsents {
  return Object.fromEntries(
    Object.entries(stored).filter(([, consent]) => {
      if (typeof consent !== 'object' || consent === null) return false
      const { given, version, at } = consent as Record<string, unknown>
      return typeof given === 'boolean' && typeof version === 'string' && typeof at === 'number'
    }),
  )
}
