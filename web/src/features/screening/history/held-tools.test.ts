// @vitest-environment jsdom
import { addDeviceResult, removeAllDeviceResults } from '../storage/device-results'
import type { ScreeningRepository } from '../storage/screenings.repository'
import { exampleScreening } from '../storage/screenings.repository.suite'
import { readHeldTools } from './held-tools'

/** An account with results of these tools, the newest first, which counts its lists. */
function accountOf(instruments: readonly string[]) {
  const records = instruments.map((instrument, at) => exampleScreening(at, { instrument }))
  const list = vi.fn<ScreeningRepository['list']>(async ({ instrument, size = 20 } = {}) => {
    const wanted = records.filter((record) => instrument === undefined || record.instrument === instrument)
    return {
      entries: wanted.slice(0, size).map((record) => ({ readable: true, record })),
      next: wanted.length > size ? size : null,
    }
  })
  return { account: { list } as unknown as ScreeningRepository, list }
}

beforeEach(() => removeAllDeviceResults())

test('one page names the tools of an account with few results, and of the device', async () => {
  addDeviceResult(exampleScreening(1, { id: 'here-newest' }))
  const { account, list } = accountOf(['phq9', 'gad7', 'phq9'])
  expect((await readHeldTools(account)).toSorted()).toEqual(['gad2', 'gad7', 'phq9'])
  expect(list).toHaveBeenCalledTimes(1)
  expect(await readHeldTools(null)).toEqual(['gad2'])
})

test('a tool used long ago is found behind many newer results', async () => {
  const { account } = accountOf([...Array.from({ length: 40 }, () => 'gad7'), 'phq9'])
  expect((await readHeldTools(account)).toSorted()).toEqual(['gad7', 'phq9'])
})

test('nothing held, nothing offered', async () => {
  expect(await readHeldTools(accountOf([]).account)).toEqual([])
})
