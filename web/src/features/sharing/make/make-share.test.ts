import { CallFailure } from '../../../platform/firebase/call-failure'
import { callFunction } from '../../../platform/firebase/call-function'
import { type PreparedShare, shareMaker } from './make-share'

vi.mock('../../../platform/firebase/call-function')

test('after a failure the same link is sent again; one that was stopped since is made anew', async () => {
  let count = 0
  const prepare = async (): Promise<PreparedShare> => {
    count += 1
    return {
      key: 'k'.repeat(43),
      language: 'en',
      madeAt: '2026-11-22T00:00:00Z',
      request: { id: `id ${count}`, jwe: 'x', audience: 'doctor', results: 1, days: 7 },
    }
  }
  const call = vi.mocked(callFunction)
  vi.stubGlobal('window', { location: { origin: 'https://site.example' } })
  const make = shareMaker()
  for (const reason of ['unavailable', 'share-taken'] as const) {
    call.mockRejectedValueOnce(new CallFailure(reason, undefined))
    await expect(make('a', prepare)).rejects.toMatchObject({ reason })
  }
  call.mockResolvedValue({ expiresAt: '2026-11-29T00:00:00Z' })
  await make('a', prepare)
  await make('b', prepare)
  expect(call.mock.calls.map(([, request]) => Reflect.get(Object(request), 'id'))).toEqual([
    'id 1',
    'id 1',
    'id 2',
    'id 3',
  ])
  vi.unstubAllGlobals()
})
