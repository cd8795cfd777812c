import { begunOnce } from './begun-once'

beforeEach(() => vi.useFakeTimers())
afterEach(() => vi.useRealTimers())

test('tells after ten seconds that there was no answer; another try takes the answer to the first request', async () => {
  let answer: (value: string) => void = () => undefined
  const begin = vi.fn(() => new Promise<string>((resolve) => (answer = resolve)))
  const first = expect(begunOnce('a', begin)).rejects.toMatchObject({ problem: 'network' })
  await vi.advanceTimersByTimeAsync(10_000)
  await first
  const second = begunOnce('a', begin)
  answer('made')
  expect(await second).toBe('made')
  expect(begin).toHaveBeenCalledTimes(1)
})

test('an answer that came between two tries is taken by the second', async () => {
  const begin = vi.fn(() => new Promise<string>((resolve) => setTimeout(() => resolve('made late'), 15_000)))
  const first = expect(begunOnce('b', begin)).rejects.toMatchObject({ problem: 'network' })
  await vi.advanceTimersByTimeAsync(20_000)
  await first
  expect(await begunOnce('b', begin)).toBe('made late')
  expect(begin).toHaveBeenCalledTimes(1)
})

test('what was refused or done is begun anew', async () => {
  const begin = vi.fn(() => Promise.reject(new Error('refused')))
  await expect(begunOnce('c', begin)).rejects.toThrow('refused')
  await expect(begunOnce('c', begin)).rejects.toThrow('refused')
  expect(begin).toHaveBeenCalledTimes(2)
  const done = vi.fn(async () => 1)
  expect([await begunOnce('d', done), await begunOnce('d', done)]).toEqual([1, 1])
  expect(done).toHaveBeenCalledTimes(2)
})
