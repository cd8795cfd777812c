import type { ConsentKind } from '@amhs/domain/documents/document-limits'
import { type DeviceConsent, type DeviceConsents, keepConsentsOf, readConsentsOf } from './consent-records'
import { currentDraftOwner, type DraftOwner } from './drafts'
import { currentPreferences } from './preferences'
import { currentSession } from './session'
import { createStore } from './store'

/** The wording that people agree to now; a changed wording gets a new version and is asked anew. */
export const consentVersion = '2026-11-22'

const store = createStore<DeviceConsents>({})

export const deviceConsents = store

/** Reads what the person at the device has agreed to. */
export function startConsents(): void {
  store.set(readConsentsOf(currentDraftOwner()))
}

/**
 * Lets what a profile says count here where it is newer than what this device knows: a withdrawal on another device holds on
 * this one as well, and who has agreed elsewhere is not asked again.
 */
export function takeProfileConsents(owner: DraftOwner, inProfile: DeviceConsents): void {
  const onDevice = readConsentsOf(owner)
  const newer = Object.entries(inProfile).filter(
    ([kind, { at }]) => at > (onDevice[kind as ConsentKind]?.at ?? 0),
  )
  if (newer.length > 0) keepConsentsOf(owner, { ...onDevice, ...Object.fromEntries(newer) })
}

/** Whether the person at the device has agreed to the present wording and not withdrawn it since, here or elsewhere. */
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
  keepConsentsOf(currentDraftOwner(), next)
  const session = currentSession()
  if (session.status !== 'signed-in' || session.mode !== 'hosted') return
  const { writeProfileConsents } = await import('./firebase/profile-consents')
  await writeProfileConsents(session.user.id, kinds, { given, version: consentVersion, language })
}
