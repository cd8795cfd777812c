import { useSyncExternalStore } from 'react'
import { readJson, readText, removeText, storageKeys, writeJson } from '../../../platform/browser-storage'
import { createStore } from '../../../platform/store'
import type { StoredScreening } from './build-screening'
import { parseStoredScreening } from './build-screening'

/** What the device holds: readable results, newest first, and how many entries could not be read. */
export interface DeviceResults {
  readonly records: readonly StoredScreening[]
  readonly unreadable: number
}

const none: DeviceResults = { records: [], unreadable: 0 }
const store = createStore<DeviceResults>(none)
let loaded = false

/** Damaged entries are kept apart, never deleted unasked: they may matter to the person, and must not break a page. */
const setAsideKey = storageKeys.screeningResultsSetAside

/** Reads the results kept on this device. Entries that do not fit are set aside and counted. */
export function loadDeviceResults(): DeviceResults {
  const stored = storedEntries()
  const parsed = stored.map((entry) => ({ entry, record: parseStoredScreening(entry) }))
  const records = newestFirst(parsed.flatMap(({ record }) => record ?? []))
  const damaged = parsed.flatMap(({ entry, record }) => (record === null ? [entry] : []))
  const aside = setAsideEntries()
  if (damaged.length > 0 && writeJson(setAsideKey, [...aside, ...damaged])) {
    writeJson(storageKeys.screeningResults, records)
  }
  return show({ records, unreadable: aside.length + damaged.length })
}

/** Adds a result. False when the browser did not keep it: then it lives only as long as this page. */
export function addDeviceResult(record: StoredScreening): boolean {
  // Read again first: another tab may have finished a screening in the meantime.
  const { records, unreadable } = loadDeviceResults()
  const next = newestFirst([record, ...records.filter(({ id }) => id !== record.id)])
  show({ records: next, unreadable })
  return writeJson(storageKeys.screeningResults, next)
}

/** Erases one result; false when the browser refused, so that nobody is told that it is gone when it is not. */
export function removeDeviceResult(id: string): boolean {
  const { records, unreadable } = loadDeviceResults()
  const next = records.filter((record) => record.id !== id)
  if (!writeJson(storageKeys.screeningResults, next)) return false
  show({ records: next, unreadable })
  return true
}

/** Erases the entry at a position among those that could not be read. */
export function removeUnreadableDeviceResult(position: number): void {
  const rest = setAsideEntries().filter((_, index) => index !== position)
  if (rest.length === 0) removeText(setAsideKey)
  else writeJson(setAsideKey, rest)
  loadDeviceResults()
}

/** Erases every result on this device, what was set aside included. */
export function removeAllDeviceResults(): void {
  removeText(storageKeys.screeningResults)
  removeText(setAsideKey)
  show(none)
}

export function useDeviceResults(): DeviceResults {
  return useSyncExternalStore(store.subscribe, currentDeviceResults, () => none)
}

/** What the device holds, without reading it again. */
export function currentDeviceResults(): DeviceResults {
  return loaded ? store.get() : loadDeviceResults()
}

function show(results: DeviceResults): DeviceResults {
  loaded = true
  store.set(results)
  return results
}

/** What is stored, entry by entry; a text that is no list counts as one entry that cannot be read. */
function storedEntries(): readonly unknown[] {
  const stored = readJson(storageKeys.screeningResults)
  if (Array.isArray(stored)) return stored
  const text = readText(storageKeys.screeningResults)
  return text === null ? [] : [text]
}

function setAsideEntries(): readonly unknown[] {
  const stored = readJson(setAsideKey)
  if (Array.isArray(stored)) return stored
  const text = readText(setAsideKey)
  return text === null ? [] : [text]
}

function newestFirst(records: readonly StoredScreening[]): readonly StoredScreening[] {
  return [...records].sort((one, other) => other.finishedAt - one.finishedAt)
}
