import type { Pager } from '../../../platform/data/use-pager'
import { usePager } from '../../../platform/data/use-pager'
import type { ListPage } from '../../../platform/data/use-pages'
import type { StoredScreening } from '../storage/build-screening'
import { loadDeviceResults, setFalseResultsAside } from '../storage/device-results'
import type { ScreeningRepository } from '../storage/screenings.repository'
import { pageSize } from '../storage/screenings.repository'
import type { HistoryPage } from './merge-history'
import { mergeHistory } from './merge-history'

/** Reads spent on finding out which tool was used last, where the address names none; the page is that much shorter. */
const searchReads = 2

/** One page of a tool's history, the only entry of its page. */
export interface ToolPage extends HistoryPage {
  readonly instrument: string
}

/** Where the next page begins. */
interface Mark {
  readonly instrument: string
  readonly after: unknown
  readonly newerThan: number
}

/**
 * One tool's results over time, page by page: at most 21 reads of the account each, whatever their number.
 *
 * @param account null for a local account, whose results are all on the device
 * @param wanted the tool, or null for the one used last
 */
export function useHistoryPages(
  account: ScreeningRepository | null,
  wanted: string | null,
): { readonly page: ToolPage | undefined; readonly pager: Pager<ToolPage> } {
  const pager = usePager({
    key: ['screenings', 'history', wanted],
    readPage: (mark: Mark | null) => readPage(account, wanted, mark),
  })
  return { page: pager.entries?.[0], pager }
}

/** @throws an error of the database */
export async function readPage(
  account: ScreeningRepository | null,
  wanted: string | null,
  mark: Mark | null,
): Promise<ListPage<ToolPage, Mark>> {
  const { after, newerThan } = mark ?? { after: null, newerThan: Number.POSITIVE_INFINITY }
  await setFalseResultsAside()
  const device = loadDeviceResults().records
  const instrument = mark?.instrument ?? wanted ?? (await lastUsed(account, device))
  const own = device.filter((record) => record.instrument === instrument)
  if (account === null) {
    const start = typeof after === 'number' ? after : 0
    const end = start + pageSize
    return {
      entries: [{ instrument, records: own.slice(start, end), unreadable: 0, oldest: newerThan }],
      next: end < own.length ? { instrument, after: end, newerThan } : null,
    }
  }
  const searched = mark === null && wanted === null
  const { entries, next } = await account.list({
    instrument,
    after: after ?? undefined,
    size: searched ? pageSize - searchReads : pageSize,
  })
  const content = mergeHistory(entries, own, { newerThan, last: !next })
  return {
    entries: [{ instrument, ...content }],
    next: next ? { instrument, after: next, newerThan: content.oldest } : null,
  }
}

/** The tool of the newest result anywhere; the PHQ-9 where there is none. */
async function lastUsed(
  account: ScreeningRepository | null,
  device: readonly StoredScreening[],
): Promise<string> {
  const [here] = device
  const [entry] = account === null ? [] : (await account.list({ size: searchReads - 1 })).entries
  const there = entry?.readable ? entry.record : undefined
  const newest = here && there ? (here.finishedAt >= there.finishedAt ? here : there) : (here ?? there)
  return newest?.instrument ?? 'phq9'
}
