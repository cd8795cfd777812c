import type { Instrument } from '@amhs/domain/instruments/instrument'
import { instrumentSummary, loadInstrument } from '@amhs/domain/instruments/instrument-catalogue'
import { currentSession } from '../../platform/session'
import { accountScreenings } from './account-screenings'
import { currentDeviceResults, loadDeviceResults } from './device-results'
import type { KeptScreening } from './screening-record'

export type FoundResult =
  | { readonly state: 'none' | 'not-found' | 'unreadable' | 'sign-in' }
  | {
      readonly state: 'ready'
      readonly record: KeptScreening
      readonly instrument: Instrument
      /** `page`: the browser refused to keep it, so that it lives only as long as this page. */
      readonly place: 'device' | 'account' | 'page'
    }

/**
 * A result by its id, from the device first, then from the account; without an id, the newest on the device.
 *
 * @throws whatever loading the instrument or asking the account throws
 */
export async function findResult(id: string | null): Promise<FoundResult> {
  const here = findHere(id)
  if (here) return withInstrument(here.record, here.place)
  if (id === null) return { state: 'none' }
  const account = await accountScreenings()
  if (account === null) return { state: currentSession().status === 'signed-out' ? 'sign-in' : 'not-found' }
  const entry = await account.find(id)
  if (entry === null) return { state: 'not-found' }
  return entry.readable ? withInstrument(entry.record, 'account') : { state: 'unreadable' }
}

/** What can be shown without asking anybody. */
export function findHere(
  id: string | null,
): { readonly record: KeptScreening; readonly place: 'device' | 'page' } | null {
  const remembered = currentDeviceResults().records
  const { records } = loadDeviceResults()
  const wanted = (record: KeptScreening) => id === null || record.id === id
  const record = records.find(wanted)
  if (record) return { record, place: 'device' }
  const onPage = remembered.find(wanted)
  return onPage ? { record: onPage, place: 'page' } : null
}

async function withInstrument(
  record: KeptScreening,
  place: 'device' | 'account' | 'page',
): Promise<FoundResult> {
  if (!instrumentSummary(record.instrument)) return { state: 'unreadable' }
  return { state: 'ready', record, place, instrument: await loadInstrument(record.instrument) }
}
