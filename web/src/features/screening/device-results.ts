import { useSyncExternalStore } from 'react'
import {
  readJson,
  readText,
  removeText,
  storageKeys,
  writeJson,
  writeText,
} from '../../platform/browser-storage'
import { createStore } from '../../platform/store'
import type { KeptScreening } from './screening-record'
import { parseKeptScreening } from './screening-record'

/** What the device holds: readable results, newest first, and how many entries could not be read. */
export interface DeviceResults {
  readonly records: readonly KeptScreening[]
  readonly unreadable: number
}

const none: DeviceResults = { records: [], unreadable: 0 }
const store = createStore<DeviceResults>(none)
let loaded = false

/** Damaged entries are kept apart, never deleted: they may matter to the person, and they must not break a page. */
const setAsideKey = `${storageKeys.screeningResults}_set_aside`

/** Reads the results kept on this device. Entries that do not fit are set aside and counted. */
export function loadDeviceResults(): DeviceResults {
  const stored = readJson(storageKeys.screeningResults)
  if (stored === undefined) {
    const damaged = readText(storageKeys.screeningResults)
    if (damaged !== null) setAside(damaged)
    return keep({ records: [], unreadable: damaged === null ? 0 : 1 })
  }
  const entries = Array.isArray(stored) ? stored : [stored]
  const records = entries.flatMap((entry) => parseKeptScreening(entry) ?? [])
  const unreadable = entries.length - records.length
  if (unreadable > 0) setAside(JSON.stringify(stored))
  return keep({ records: newestFirst(records), unreadable })
}

/** Adds a result. False when the browser did not keep it: then it lives only as long as this page. */
export function addDeviceResult(record: KeptScreening): boolean {
  const records = newestFirst([record, ...ensureLoaded().records.filter(({ id }) => id !== record.id)])
  keep({ ...store.get(), records })
  return writeJson(storageKeys.screeningResults, records)
}

export function removeDeviceResult(id: string): void {
  const records = ensureLoaded().records.filter((record) => record.id !== id)
  keep({ ...store.get(), records })
  writeJson(storageKeys.screeningResults, records)
}

/** Erases every result on this device, what was set aside included. */
export function removeAllDeviceResults(): void {
  removeText(storageKeys.screeningResults)
  removeText(setAsideKey)
  keep(none)
}

export function useDeviceResults(): DeviceResults {
  return useSyncExternalStore(store.subscribe, ensureLoaded, () => none)
}

function ensureLoaded(): DeviceResults {
  return loaded ? store.get() : loadDeviceResults()
}

function keep(results: DeviceResults): DeviceResults {
  loaded = true
  store.set(results)
  return results
}

function newestFirst(records: readonly KeptScreening[]): readonly KeptScreening[] {
  return [...records].sort((one, other) => other.finishedAt - one.finishedAt)
}

function setAside(text: string): void {
  writeText(setAsideKey, text)
}
