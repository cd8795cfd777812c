// @vitest-environment jsdom
import { addDeviceResult, removeAllDeviceResults } from '../storage/device-results'
import type { ScreeningRepository } from '../storage/screenings.repository'
import { exampleScreening } from '../storage/screenings.repository.suite'
import { readPage } from './use-history-pages'

/** An account that holds the first `count` examples, and counts what its pages read. */
function accountOf(count: number) {
  const records = Array.from({ length: count }, (_, number) => exampleScreening(number)).reverse()
  const reads: number[] = []
  const list: ScreeningRepository['list'] = async ({ after, instrument, size = 20 } = {}) => {
    const start = typeof after === 'number' ? after : 0
    const end = start + size
    const wanted = records.filter((record) => instrument === undefined || record.instrument === instrument)
    reads.push(wanted.slice(start, end + 1).length)
    return {
      entries: wanted.slice(start, end).map((record) => ({ readable: true, record })),
      next: end < wanted.length ? end : null,
    }
  }
  return { account: { list } as ScreeningRepository, reads, ids: records.map(({ id }) => id) }
}

async function allPages(account: ScreeningRepository | null, wanted: string | null) {
  const pages = []
  for (let mark: Parameters<typeof readPage>[2] = null; ; ) {
    const { entries, next } = await readPage(account, wanted, mark)
    pages.push(...entries)
    if (next === null) return pages
    mark = next
  }
}

beforeEach(() => removeAllDeviceResults())

test('an account is read page by page, each result once, with at most 21 reads a page', async () => {
  const { account, reads, ids } = accountOf(45)
  const pages = await allPages(account, 'gad2')
  expect(pages.map(({ records }) => records.length)).toEqual([20, 20, 5])
  expect(pages.flatMap(({ records }) => records.map(({ id }) => id))).toEqual(ids)
  expect(Math.max(...reads)).toBe(21)
})

test('without a wish it is the tool used last; finding that out costs the first page two results', async () => {
  const { account, reads, ids } = accountOf(45)
  const pages = await allPages(account, null)
  expect(pages.map(({ instrument }) => instrument)).toEqual(['gad2', 'gad2', 'gad2'])
  expect(pages.flatMap(({ records }) => records.map(({ id }) => id))).toEqual(ids)
  expect((reads[0] ?? 0) + (reads[1] ?? 0)).toBeLessThanOrEqual(21)
})

test('what is on the device alone stands between the account’s results where it belongs in time', async () => {
  const { account } = accountOf(25)
  const { finishedAt } = exampleScreening(0)
  const newest = exampleScreening(30, { id: 'here-newest' })
  const oldest = exampleScreening(0, { id: 'here-oldest', finishedAt: finishedAt - 1 })
  for (const record of [newest, oldest]) addDeviceResult(record)
  const pages = await allPages(account, 'gad2')
  expect(pages[0]?.records[0]?.id).toBe('here-newest')
  expect(pages.at(-1)?.records.at(-1)?.id).toBe('here-oldest')
  expect(pages.flatMap(({ records }) => records)).toHaveLength(27)
})

test('a local account pages through the device', async () => {
  for (let number = 0; number < 23; number += 1) addDeviceResult(exampleScreening(number))
  const pages = await allPages(null, null)
  expect(pages.map(({ records }) => records.length)).toEqual([20, 3])
})
