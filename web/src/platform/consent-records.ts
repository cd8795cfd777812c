import type { ConsentKind } from '@amhs/domain/documents/document-limits'
import type { Language } from '@amhs/domain/localized'
import { readJson, removeText, storageKeys, writeJson } from './browser-storage'
import { type DraftOwner, visitor } from './drafts'

/** One consent as this device keeps it; `at` in milliseconds since 1970. */
export interface DeviceConsent {
  readonly given: boolean
  readonly version: string
  readonly language: Language
  readonly at: number
}

export type DeviceConsents = Partial<Record<ConsentKind, DeviceConsent>>

/** What one person agreed to on this device. Others may use it too: nobody has agreed for the next. */
export function readConsentsOf(owner: DraftOwner): DeviceConsents {
  return allConsents()[owner] ?? {}
}

export function keepConsentsOf(owner: DraftOwner, consents: DeviceConsents): void {
  writeJson(storageKeys.consents, { ...allConsents(), [owner]: consents })
}

export function forgetConsentsOf(...owners: readonly DraftOwner[]): void {
  const left = Object.entries(allConsents()).filter(([owner]) => !owners.includes(owner))
  if (left.length === 0) removeText(storageKeys.consents)
  else writeJson(storageKeys.consents, Object.fromEntries(left))
}

/** Everybody's. Records of the time when the device kept one list for all count for the visitor. */
function allConsents(): Readonly<Record<DraftOwner, DeviceConsents>> {
  const entries = entriesOf(readJson(storageKeys.consents))
  const ownerless = entries.filter(([, entry]) => isConsent(entry))
  const owned = entries.flatMap(([owner, entry]) => {
    const consents = isConsent(entry) ? [] : entriesOf(entry).filter(([, consent]) => isConsent(consent))
    return consents.length > 0 ? [[owner, Object.fromEntries(consents)] as const] : []
  })
  const unowned = ownerless.length > 0 ? { [visitor]: Object.fromEntries(ownerless) } : {}
  return { ...unowned, ...Object.fromEntries(owned) }
}

function entriesOf(stored: unknown): [string, unknown][] {
  return typeof stored === 'object' && stored !== null && !Array.isArray(stored) ? Object.entries(stored) : []
}

function isConsent(entry: unknown): boolean {
  if (typeof entry !== 'object' || entry === null) return false
  const { given, version, at } = entry as Record<string, unknown>
  return typeof given === 'boolean' && typeof version === 'string' && typeof at === 'number'
}
