import type { Instrument } from '@amhs/domain/instruments/instrument'
import { instrumentSummary, loadInstrument } from '@amhs/domain/instruments/instrument-catalogue'
import type { StoredScreening } from '../storage/build-screening'
import { currentDeviceResults, loadDeviceResults } from '../storage/device-results'

/** A result with what is needed to show it; `unreadable` where there is no such instrument any more. */
export type OpenedResult =
  | 'unreadable'
  | {
      readonly record: StoredScreening
      readonly instrument: Instrument
      /** `page`: the browser refused to keep it, so that it lives only as long as this page. */
      readonly place: 'device' | 'account' | 'page'
    }

/**
 * What the device holds under an id, or its newest result without one; null where there is none.
 *
 * @throws whatever loading the instrument throws
 */
export async function openHere(id: string | null): Promise<OpenedResult | null> {
  const remembered = currentDeviceResults().records
  const { records } = loadDeviceResults()
  const wanted = (record: StoredScreening) => id === null || record.id === id
  const record = records.find(wanted)
  if (record) return withInstrument(record, 'device')
  const onPage = remembered.find(wanted)
  return onPage ? withInstrument(onPage, 'page') : null
}

/** @throws whatever loading the instrument throws */
export async function withInstrument(
  record: StoredScreening,
  place: 'device' | 'account' | 'page',
): Promise<OpenedResult> {
  if (!instrumentSummary(record.instrument)) return 'unreadable'
  return { record, place, instrument: await loadInstrument(record.instrument) }
}
