import { instrumentSummary } from '@amhs/domain/instruments/instrument-catalogue'
import { readJson, removeText, storageKeys, writeJson } from './browser-storage'
import type { DraftOwner } from './drafts'
import { visitor } from './drafts'

/**
 * Finished screenings on this device, as they are stored: `[{ ...record, owner? }]`. An entry without an owner was finished without an
 * account. Others may use the same device: a page shows them to the person only who finished them.
 */
const keys = [storageKeys.screeningResults, storageKeys.screeningResultsSetAside] as const

/** Whose a stored entry is; what is too damaged to tell is a visitor's, and nobody is shown what stands in it. */
export function ownerOfStored(entry: unknown): DraftOwner {
  const owner: unknown = Reflect.get(Object(entry), 'owner')
  return typeof owner === 'string' ? owner : visitor
}

/** The entries of one person as they are stored. Whoever reads one checks its form: it may be damaged. */
export function storedResultsOf(
  owner: DraftOwner,
  key: (typeof keys)[number] = storageKeys.screeningResults,
): readonly unknown[] {
  const stored = readJson(key)
  return Array.isArray(stored) ? stored.filter((entry) => ownerOfStored(entry) === owner) : []
}

/** From when a result can be, in epoch milliseconds: before it there was no such product. */
const earliest = Date.UTC(2020, 0)

/** A telephone may have lost its clock: what is ahead of this day at least is judged by it. */
const built = Date.UTC(2026, 10)
const year = 366 * 24 * 60 * 60 * 1000

/** Whether a result can have been finished then. What is stored may be damaged: a date that nothing shows, or one of years to come. */
export function canBeFinished(at: unknown): at is number {
  return typeof at === 'number' && at >= earliest && at <= Math.max(Date.now(), built) + year
}

/** What a link to a result needs, and nothing that says how it went. */
export interface BriefResult {
  readonly id: string
  readonly instrument: string
  readonly finishedAt: number
}

/** One person's results for a list of links: those whose questionnaire and date are no nonsense. Whether one can be read whole is for the page that shows it. */
export function briefResultsOf(owner: DraftOwner): readonly BriefResult[] {
  return storedResultsOf(owner).flatMap((entry) => {
    const { id, instrument, finishedAt } = Object(entry) as Readonly<Record<string, unknown>>
    const isKnown = typeof instrument === 'string' && instrumentSummary(instrument)
    return typeof id === 'string' && isKnown && canBeFinished(finishedAt)
      ? [{ id, instrument, finishedAt }]
      : []
  })
}

/**
 * Which instrument a finished screening under this id was taken with: one of the person's own, or one from before they signed in. Null
 * where the device holds none.
 */
export function storedInstrument(id: string, owner: DraftOwner): string | null {
  const entries = [...storedResultsOf(owner), ...storedResultsOf(visitor)]
  const found = entries.find((entry) => Reflect.get(Object(entry), 'id') === id)
  const instrument: unknown = Reflect.get(Object(found), 'instrument')
  return typeof instrument === 'string' ? instrument : null
}

/** Erases one person's finished screenings on this device, what was set aside as damaged included. */
export function eraseStoredResultsOf(owner: DraftOwner): void {
  for (const key of keys) {
    const stored = readJson(key)
    if (!Array.isArray(stored)) continue
    const others = stored.filter((entry) => ownerOfStored(entry) !== owner)
    if (others.length === 0) removeText(key)
    else writeJson(key, others)
  }
}
