import type { StoredScreening } from '../storage/build-screening'
import type { ScreeningEntry } from '../storage/screenings.repository'

export interface HistoryPage {
  /** Newest first, from the account and the device, each result once. */
  readonly records: readonly StoredScreening[]
  readonly unreadable: number
  /** When the oldest result of the account's page was finished: where the next page begins (epoch milliseconds). */
  readonly oldest: number
}

/**
 * Puts the device's results of a tool between those of one page of the account: each belongs to the page whose
 * stretch of time it falls in, and after the last page come all that are older.
 *
 * @param newerThan where the page before ended; nothing that late belongs here (`Infinity` on the first page)
 */
export function mergeHistory(
  entries: readonly ScreeningEntry[],
  device: readonly StoredScreening[],
  { newerThan, last }: { readonly newerThan: number; readonly last: boolean },
): HistoryPage {
  const saved = entries.flatMap((entry) => (entry.readable ? [entry.record] : []))
  const oldest = last ? Number.NEGATIVE_INFINITY : (saved.at(-1)?.finishedAt ?? newerThan)
  const known = new Set(saved.map(({ id }) => id))
  const between = device.filter(
    ({ id, finishedAt }) => !known.has(id) && finishedAt < newerThan && finishedAt >= oldest,
  )
  return {
    records: [...saved, ...between].sort((one, other) => other.finishedAt - one.finishedAt),
    unreadable: entries.length - saved.length,
    oldest,
  }
}
