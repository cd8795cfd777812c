// @vitest-environment jsdom
const minute = 60_000
const day = 24 * 60 * minute
/** By the server's clock; a whole minute. */
const truth = Date.parse('2026-11-26T09:00:00Z')

const answerAt = (moment: number) => new Response(null, { headers: { date: new Date(moment).toUTCString() } })
const denied = Object.assign(new Error('refused'), { code: 'permission-denied' })

/** The module as a new page has it, on a device whose clock is wrong by so much. */
async function onDevice(wrongBy: number, answer: () => Promise<Response>) {
  vi.resetModules()
  vi.setSystemTime(truth + wrongBy)
  const asked = vi.spyOn(globalThis, 'fetch').mockImplementation(answer)
  return { ...(await import('./server-clock')), asked }
}

beforeEach(() => vi.useFakeTimers({ toFake: ['Date'] }))
afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
})

test.each([0, day, -day])(
  'a moment ahead is one or two minutes ahead of the server’s clock, on a device that is wrong by %i ms',
  async (wrongBy) => {
    const { momentAhead, serverNow, asked } = await onDevice(wrongBy, async () => answerAt(truth + 20_000))
    expect(await momentAhead(0)).toBe(truth + 2 * minute)
    expect(Math.abs(serverNow() - (truth + 20_000))).toBeLessThan(1000)
    await momentAhead(0)
    expect(asked).toHaveBeenCalledTimes(1)
  },
)

test('what was refused is asked for with the clock looked at again, at last with an hour between', async () => {
  let hour = 0
  const { momentAhead, asked } = await onDevice(0, async () => answerAt(truth + 60 * minute * hour++))
  expect(await momentAhead(0)).toBe(truth + 2 * minute)
  expect(await momentAhead(1)).toBe(truth + 62 * minute)
  expect(await momentAhead(2)).toBe(truth + 181 * minute)
  expect(asked).toHaveBeenCalledTimes(3)
})

test.each([
  [
    'does not answer',
    async () => {
      throw new TypeError('Failed to fetch')
    },
  ],
  ['does not say when it answered', async () => new Response(null)],
])('the clock of the device stands in where the site %s, and the next one looks again', async (_, answer) => {
  const { momentAhead, asked } = await onDevice(-30_000, answer)
  expect(await momentAhead(0)).toBe(truth + minute)
  await momentAhead(0)
  expect(asked).toHaveBeenCalledTimes(2)
})

test('what is read once is asked for anew while its moment is refused, three times in all', async () => {
  const { askAhead } = await onDevice(0, async () => answerAt(truth))
  const ask = vi.fn(async (_moment: number): Promise<string> => 'read').mockRejectedValueOnce(denied)
  expect(await askAhead(ask)).toBe('read')
  expect(ask).toHaveBeenCalledTimes(2)
  ask.mockClear().mockRejectedValue(denied)
  await expect(askAhead(ask)).rejects.toBe(denied)
  expect(ask).toHaveBeenCalledTimes(3)
})

test('another failure is not asked again', async () => {
  const { askAhead } = await onDevice(0, async () => answerAt(truth))
  const ask = vi.fn().mockRejectedValue(new Error('broken'))
  await expect(askAhead(ask)).rejects.toThrow('broken')
  expect(ask).toHaveBeenCalledTimes(1)
})
