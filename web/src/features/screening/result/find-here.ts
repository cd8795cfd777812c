import type { Instrument } from '@amhs/domain/instruments/instrument'
import { instrumentSummary, loadInstrument } from '@amhs/domain/instruments/instrument-catalogue'
import type { DraftOwner } from '../../../platform/drafts'
import { visitor } from '../../../platform/drafts'
import { quietSince } from '../../../platform/quiet-since'
import type { StoredScreening } from '../storage/build-screening'
import {
  findDeviceResult,
  isUnreadableHere,
  loadDeviceResults,
  setFalseResultsAside,
} from '../storage/device-results'

/** A result with what is needed to show it; `unreadable` where it is damaged, or there is no such instrument any more. */
export type OpenedResult =
  | 'unreadable'
  | {
      readonly record: StoredScreening
      readonly instrument: Instrument
      /** `page`: the browser refused to keep it, so that it lives only as long as this page. */
      readonly place: 'device' | 'account' | 'page'
    }

/** Whose result is asked for, and how much the page may tell of what was here before. */
export interface Request {
  readonly owner: DraftOwner
  /** The person has asked for what is older than their last quick exit. */
  readonly evenBeforeExit: boolean
}

/**
 * What the device holds of the person under an id, or their newest result without one; null where there is none. Without an account,
 * nothing that is older than a quick exit: whoever is here now may be somebody else, and the browser remembers addresses. `left` where
 * such a one was asked for by its id.
 *
 * @throws whatever loading the instrument throws
 */
export async function openHere(
  id: string | null,
  { owner, evenBeforeExit }: Request,
): Promise<OpenedResult | 'left' | null> {
  await setFalseResultsAside()
  const found = id === null ? newestHere(owner) : findDeviceResult(id, owner)
  const since = owner === visitor && !evenBeforeExit ? quietSince() : 0
  if (found && found.record.finishedAt <= since) return id === null ? null : 'left'
  if (found) return withInstrument(found.record, found.place)
  return id !== null && isUnreadableHere(id, owner) ? 'unreadable' : null
}

function newestHere(owner: DraftOwner) {
  const [record] = loadDeviceResults(owner).records
  return record ? { record, place: 'device' as const } : null
}

/** @throws whatever loading the instrument throws */
export async function withInstrument(
  record: StoredScreening,
  place: 'device' | 'account' | 'page',
): Promise<OpenedResult> {
  if (!instrumentSummary(record.instrument)) return 'unreadable'
  return { record, place, instrument: await loadInstrument(record.instrument) }
}
