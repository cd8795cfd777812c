import type { Instrument } from '@amhs/domain/instruments/instrument'
import { loadInstrument } from '@amhs/domain/instruments/instrument-catalogue'
import { useMemo, useSyncExternalStore } from 'react'
import { readJson, readText, removeText, storageKeys, writeJson } from '../../../platform/browser-storage'
import type { DraftOwner } from '../../../platform/drafts'
import { currentDraftOwner, useDraftOwner, visitor } from '../../../platform/drafts'
import { quietSince } from '../../../platform/quiet-since'
import { createStore } from '../../../platform/store'
import { eraseStoredResultsOf, ownerOfStored } from '../../../platform/stored-results'
import type { StoredScreening } from './build-screening'
import { parseStoredScreening } from './build-screening'

/** What the device holds of one person: readable results, newest first, and how many entries could not be read. */
export interface DeviceResults {
  readonly records: readonly StoredScreening[]
  readonly unreadable: number
}

/** A result and whose it is: an account's id, or `visitor` for one that was finished without an account. */
interface OwnedResult {
  readonly owner: DraftOwner
  readonly record: StoredScreening
}

/** Everybody's: results newest first, and the entries that could not be read as they are stored. */
interface Held {
  readonly results: readonly OwnedResult[]
  readonly setAside: readonly unknown[]
}

const none: Held = { results: [], setAside: [] }
const store = createStore<Held>(none)
let loaded = false
// Erased by code that this page need not load (platform/erase-open-results.ts): what is in memory goes too.
if (typeof window !== 'undefined') window.addEventListener('amhs-results-erased', load)

/** Damaged entries are kept apart, never deleted unasked: they may matter to the person, and must not break a page. */
const setAsideKey = storageKeys.screeningResultsSetAside

/** Reads one person's results kept on this device. Entries that do not fit are set aside and counted. */
export function loadDeviceResults(owner: DraftOwner = currentDraftOwner()): DeviceResults {
  return heldOf(owner, load())
}

/**
 * Sets aside what is not true: a score that its answers do not give. Every list and page of results waits for it; what cannot be compared,
 * since a questionnaire or the scoring does not come, stays.
 */
export async function setFalseResultsAside(): Promise<void> {
  const scoring = import('@amhs/domain/documents/score-agrees').catch(() => null)
  const files = new Map<string, Instrument>()
  const ids = new Set(readHeld().results.map(({ record }) => record.instrument))
  await Promise.allSettled([...ids].map(async (id) => files.set(id, await loadInstrument(id))))
  const scorer = await scoring
  if (scorer === null) return
  // Read again: another tab may have finished a screening in the meantime.
  const { results, setAside } = readHeld()
  const isTrue = ({ record }: OwnedResult) => {
    const instrument = files.get(record.instrument)
    return instrument === undefined || scorer.scoreAgrees(instrument, record)
  }
  const kept = results.filter(isTrue)
  if (kept.length === results.length) return
  const aside = [...setAside, ...results.filter((result) => !isTrue(result)).map(stored)]
  if (writeJson(setAsideKey, aside)) write(kept)
  show({ results: kept, setAside: aside })
}

/** Adds a result of the person who is at the device. False when the browser did not keep it: then it lives only as long as this page. */
export function addDeviceResult(record: StoredScreening): boolean {
  // Read again first: another tab may have finished a screening in the meantime.
  const { results, setAside } = load()
  const others = results.filter(({ record: { id } }) => id !== record.id)
  const next = newestFirst([{ owner: currentDraftOwner(), record }, ...others])
  show({ results: next, setAside })
  return write(next)
}

/** Erases one result; false when the browser refused, so that nobody is told that it is gone when it is not. */
export function removeDeviceResult(id: string): boolean {
  const { results, setAside } = load()
  const next = results.filter(({ record }) => record.id !== id)
  if (!write(next)) return false
  show({ results: next, setAside })
  return true
}

/** Gives some of what was finished without an account to the account that is signed in; false when the browser refused. */
export function adoptVisitorResults(ids: ReadonlySet<string>): boolean {
  const owner = currentDraftOwner()
  return changeVisitorResults(ids, (result) => [{ ...result, owner }])
}

/** Erases some of what was finished without an account; false when the browser refused. */
export function removeVisitorResults(ids: ReadonlySet<string>): boolean {
  return changeVisitorResults(ids, () => [])
}

function changeVisitorResults(
  ids: ReadonlySet<string>,
  change: (result: OwnedResult) => readonly OwnedResult[],
): boolean {
  const held = load()
  const next = held.results.flatMap((result) =>
    result.owner === visitor && ids.has(result.record.id) ? change(result) : [result],
  )
  if (!write(next)) return false
  show({ ...held, results: next })
  return true
}

/** Erases the entry at a position among the person's that could not be read. */
export function removeUnreadableDeviceResult(position: number): void {
  const entries = setAsideEntries()
  const wanted = entries.filter((entry) => ownerOfStored(entry) === currentDraftOwner())[position]
  keepAside(entries.filter((entry) => entry !== wanted))
}

/** Erases all of the person's that could not be read. */
export function removeUnreadableDeviceResults(): void {
  keepAside(setAsideEntries().filter((entry) => ownerOfStored(entry) !== currentDraftOwner()))
}

/** Whether an entry of the person under this id could not be read. */
export function isUnreadableHere(id: string, owner: DraftOwner): boolean {
  return setAsideEntries().some(
    (entry) => ownerOfStored(entry) === owner && Reflect.get(Object(entry), 'id') === id,
  )
}

/** Erases every result of the person on this device, what was set aside included. */
export function removeAllDeviceResults(): void {
  load()
  eraseStoredResultsOf(currentDraftOwner())
  load()
}

/** What the device holds of the person who is at it. */
export function useDeviceResults(): DeviceResults {
  const { owner } = useDraftOwner()
  const held = useSyncExternalStore(store.subscribe, current, () => none)
  return useMemo(() => heldOf(owner, held), [owner, held])
}

/**
 * What was finished on this device without an account, for somebody who has signed in since: it may be theirs. What came before a quick
 * exit is not spoken of.
 */
export function useVisitorResults(): readonly StoredScreening[] {
  const { owner } = useDraftOwner()
  const held = useSyncExternalStore(store.subscribe, current, () => none)
  return useMemo(() => (owner === visitor ? [] : visitorResults(held)), [owner, held])
}

/** What the device holds of the person who is at it, without reading it again. */
export function currentDeviceResults(): DeviceResults {
  return heldOf(currentDraftOwner(), current())
}

/**
 * A result under its id: the person's own, or one that was finished without an account, since the way to keep such a one leads through
 * signing in. `page`: the browser refused to keep it.
 */
export function findDeviceResult(
  id: string,
  owner: DraftOwner,
): { readonly record: StoredScreening; readonly place: 'device' | 'page' } | null {
  const remembered = current().results
  const isMeant = (result: OwnedResult) =>
    result.record.id === id && (result.owner === owner || result.owner === visitor)
  const kept = load().results.find(isMeant)
  if (kept) return { record: kept.record, place: 'device' }
  const onPage = remembered.find(isMeant)
  return onPage ? { record: onPage.record, place: 'page' } : null
}

function visitorResults({ results }: Held): readonly StoredScreening[] {
  const since = quietSince()
  return results.flatMap(({ owner, record }) =>
    owner === visitor && record.finishedAt > since ? [record] : [],
  )
}

function heldOf(owner: DraftOwner, { results, setAside }: Held): DeviceResults {
  return {
    records: results.flatMap((result) => (result.owner === owner ? [result.record] : [])),
    unreadable: setAside.filter((entry) => ownerOfStored(entry) === owner).length,
  }
}

function current(): Held {
  return loaded ? store.get() : load()
}

function load(): Held {
  return show(readHeld())
}

/** Leaves what is in memory: there may be a result that the browser refused to keep. */
function readHeld(): Held {
  const parsed = storedEntries().map((entry) => ({
    entry,
    owner: ownerOfStored(entry),
    record: parseStoredScreening(withoutOwner(entry)),
  }))
  const results = newestFirst(parsed.flatMap(({ owner, record }) => (record ? [{ owner, record }] : [])))
  const damaged = parsed.flatMap(({ entry, record }) => (record === null ? [entry] : []))
  const setAside = [...setAsideEntries(), ...damaged]
  if (damaged.length > 0 && writeJson(setAsideKey, setAside)) write(results)
  return { results, setAside }
}

/** The record itself knows no owner, so that it can move into an account as it is. */
function withoutOwner(entry: unknown): unknown {
  if (typeof entry !== 'object' || entry === null) return entry
  const { owner: _owner, ...record } = entry as Readonly<Record<string, unknown>>
  return record
}

function write(results: readonly OwnedResult[]): boolean {
  return writeJson(storageKeys.screeningResults, results.map(stored))
}

function stored({ owner, record }: OwnedResult): object {
  return owner === visitor ? record : { ...record, owner }
}

function show(held: Held): Held {
  loaded = true
  store.set(held)
  return held
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

function keepAside(entries: readonly unknown[]): void {
  if (entries.length === 0) removeText(setAsideKey)
  else writeJson(setAsideKey, entries)
  load()
}

function newestFirst(results: readonly OwnedResult[]): readonly OwnedResult[] {
  return [...results].sort((one, other) => other.record.finishedAt - one.record.finishedAt)
}
