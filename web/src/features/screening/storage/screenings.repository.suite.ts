import type { Answer } from '@amhs/domain/instruments/instrument'
import type { StoredScreening } from './build-screening'
import type { ScreeningRepository } from './screenings.repository'
import { entryId, pageSize } from './screenings.repository'

/** A place for screenings as the suite finds it before each test: empty. */
export interface RepositoryUnderTest {
  readonly repository: ScreeningRepository
  /** Puts something there that no version of the product ever wrote. */
  readonly plantUnreadable: () => Promise<void>
}

const day = 24 * 60 * 60 * 1000
const firstDay = Date.UTC(2026, 0, 1)

/** A finished GAD-2 or WHO-5 of a given day, with an id that sorts otherwise than its date. */
export function exampleScreening(number: number, change: Partial<StoredScreening> = {}): StoredScreening {
  const first: Answer = number % 4
  return {
    id: `example-${String(999 - number).padStart(4, '0')}`,
    instrument: 'gad2',
    // Before every edition that there is: its score is not compared with the answers.
    edition: '2026-11-20',
    language: 'zh-CN',
    respondent: 'self',
    answers: { gad2_1: first, gad2_2: 1 },
    unscored: {},
    score: { total: first + 1, band: null },
    safety: false,
    finishedAt: firstDay + number * day,
    ...change,
  }
}

/** What every place for screenings must do, wherever it keeps them. */
export function screeningRepositorySuite(name: string, open: () => Promise<RepositoryUnderTest>): void {
  describe(name, () => {
    test('gives a saved screening back as it was', async () => {
      const { repository } = await open()
      const record = exampleScreening(1, {
        answers: { gad2_1: 'declined', gad2_2: 3 },
        unscored: { gad2_extra: 2 },
        score: { total: null, band: null, subscales: { one: { score: 12.5, band: 'high', positive: true } } },
        safety: true,
      })
      await repository.save(record)
      expect(await repository.find(record.id)).toEqual({ readable: true, record })
    })

    test('knows nothing of an id that was never saved', async () => {
      const { repository } = await open()
      expect(await repository.find('no-such-result')).toBeNull()
    })

    test('saving twice keeps one and is no error', async () => {
      const { repository } = await open()
      const record = exampleScreening(1)
      await repository.save(record)
      await repository.save(record)
      expect((await repository.list()).entries).toEqual([{ readable: true, record }])
    })

    test('lists newest first, page by page, each entry once', async () => {
      const { repository } = await open()
      const records = Array.from({ length: pageSize + 3 }, (_, number) => exampleScreening(number))
      for (const record of records) await repository.save(record)
      const newest = [...records].reverse().map(({ id }) => id)
      const first = await repository.list()
      expect(first.entries.map(entryId)).toEqual(newest.slice(0, pageSize))
      const second = await repository.list({ after: first.next })
      expect(second.entries.map(entryId)).toEqual(newest.slice(pageSize))
      expect(second.next).toBeNull()
    })

    test('a last page that is exactly full has no next page', async () => {
      const { repository } = await open()
      for (const number of [1, 2]) await repository.save(exampleScreening(number))
      expect((await repository.list({ size: 2 })).next).toBeNull()
      expect((await repository.list({ size: 1 })).next).not.toBeNull()
    })

    test('lists one instrument alone', async () => {
      const { repository } = await open()
      await repository.save(exampleScreening(1))
      const other = exampleScreening(2, { instrument: 'who5' })
      await repository.save(other)
      expect((await repository.list({ instrument: 'who5' })).entries.map(entryId)).toEqual([other.id])
      expect((await repository.list({ instrument: 'phq9' })).entries).toEqual([])
    })

    test('finds the one before, of the same instrument only', async () => {
      const { repository } = await open()
      const [oldest, middle, newest] = [1, 2, 5].map((number) => exampleScreening(number))
      if (!oldest || !middle || !newest) throw new Error('three examples are needed')
      for (const record of [oldest, middle, newest]) await repository.save(record)
      await repository.save(exampleScreening(4, { instrument: 'who5' }))
      expect(await repository.previous('gad2', newest.finishedAt)).toEqual(middle)
      expect(await repository.previous('gad2', oldest.finishedAt)).toBeNull()
    })

    test('shows what cannot be read as an entry of its own, beside the rest, and removes it when asked', async () => {
      const { repository, plantUnreadable } = await open()
      const record = exampleScreening(1)
      await repository.save(record)
      await plantUnreadable()
      const { entries } = await repository.list()
      expect(entries.filter(({ readable }) => readable)).toEqual([{ readable: true, record }])
      const [unreadable] = entries.filter(({ readable }) => !readable)
      if (!unreadable) throw new Error('the unreadable entry is not listed')
      await repository.remove(entryId(unreadable))
      expect((await repository.list()).entries).toEqual([{ readable: true, record }])
    })

    test('removes one and leaves the others', async () => {
      const { repository } = await open()
      const [kept, removed] = [exampleScreening(1), exampleScreening(2)]
      await repository.save(kept)
      await repository.save(removed)
      await repository.remove(removed.id)
      expect((await repository.list()).entries.map(entryId)).toEqual([kept.id])
    })

    test('removes all of more than one page, the unreadable included', async () => {
      const { repository, plantUnreadable } = await open()
      for (let number = 0; number < pageSize + 2; number += 1) await repository.save(exampleScreening(number))
      await plantUnreadable()
      await repository.removeAll()
      expect((await repository.list()).entries).toEqual([])
    })
  })
}
