import {
  addDeviceResult,
  loadDeviceResults,
  removeAllDeviceResults,
  removeDeviceResult,
  removeUnreadableDeviceResult,
  setFalseResultsAside,
} from './device-results'
import type { ScreeningEntry, ScreeningRepository } from './screenings.repository'
import { pageSize } from './screenings.repository'

const unreadablePrefix = 'unreadable-'

/** Screenings kept in this browser: those of visitors and of local accounts. */
export const browserScreeningRepository: ScreeningRepository = {
  async save(record) {
    if (!addDeviceResult(record)) throw new Error('The browser did not keep the result')
  },

  async find(id) {
    await setFalseResultsAside()
    return entries().find((entry) => entry.readable && entry.record.id === id) ?? null
  },

  async list({ after, instrument, size = pageSize } = {}) {
    await setFalseResultsAside()
    const wanted = entries(instrument)
    const start = typeof after === 'number' ? after : 0
    const end = start + size
    return { entries: wanted.slice(start, end), next: end < wanted.length ? end : null }
  },

  async previous(instrument, before) {
    await setFalseResultsAside()
    return (
      loadDeviceResults().records.find(
        (record) => record.instrument === instrument && record.finishedAt < before,
      ) ?? null
    )
  },

  async remove(id) {
    if (id.startsWith(unreadablePrefix))
      removeUnreadableDeviceResult(Number(id.slice(unreadablePrefix.length)))
    else if (!removeDeviceResult(id)) throw new Error('The browser did not erase the result')
  },

  async removeAll() {
    removeAllDeviceResults()
  },
}

/** Readable results first; of what cannot be read, nobody knows when or with which tool, so it stands last. */
function entries(instrument?: string): readonly ScreeningEntry[] {
  const { records, unreadable } = loadDeviceResults()
  const wanted =
    instrument === undefined ? records : records.filter((record) => record.instrument === instrument)
  return [
    ...wanted.map((record): ScreeningEntry => ({ readable: true, record })),
    ...Array.from({ length: instrument === undefined ? unreadable : 0 }, (_, position): ScreeningEntry => {
      return { readable: false, id: `${unreadablePrefix}${position}` }
    }),
  ]
}
