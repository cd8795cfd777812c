import { openLink } from './fetch-link'

const link = { url: 'https://other.example/s/x', key: 'k' }
const manifest = JSON.stringify({ files: [{ location: 'https://other.example/file' }] })

afterEach(() => vi.restoreAllMocks())

test.each([
  ['direct', { ...link, flag: 'U' }, 0],
  ['manifest', link, 0],
  ['file', link, 1],
] as const)('a server that never answers (%s) is given up on', async (_what, shared, answered) => {
  const timeout = vi.spyOn(AbortSignal, 'timeout').mockImplementation(() => AbortSignal.abort())
  let asked = 0
  vi.spyOn(globalThis, 'fetch').mockImplementation((_address, options) => {
    asked += 1
    if (asked <= answered) return Promise.resolve(new Response(manifest))
    return options?.signal?.aborted ? Promise.reject(options.signal.reason) : new Promise(() => undefined)
  })
  expect(await openLink(shared, 'R', undefined)).toEqual({ kind: 'failed', failure: { reason: 'network' } })
  expect(timeout).toHaveBeenLastCalledWith(30_000)
})

test('what says that it is too long is not read at all', async () => {
  const long = () => new Response('x', { headers: { 'content-length': '20000001' } })
  const answers = [long(), long(), new Response(manifest), long()]
  const given = [...answers]
  vi.spyOn(globalThis, 'fetch').mockImplementation(async () => given.shift() ?? long())
  for (const shared of [{ ...link, flag: 'U' }, link, link])
    expect(await openLink(shared, 'R', undefined)).toEqual({
      kind: 'failed',
      failure: { reason: 'unreadable' },
    })
  expect(answers.map(({ bodyUsed }) => bodyUsed)).toEqual([false, false, true, false])
})
