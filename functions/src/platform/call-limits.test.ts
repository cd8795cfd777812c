import { limitOf } from './call-limits'

const contract = { name: 'example', limit: { calls: 5, perSeconds: 60, perAddress: 30, perDay: 500 } }

afterEach(() => vi.unstubAllEnvs())

test('without a choice the limits of the contract hold', () => {
  expect(limitOf(contract)).toEqual(contract.limit)
  vi.stubEnv('CALL_LIMITS', '{"another":{"calls":1}}')
  expect(limitOf(contract)).toEqual(contract.limit)
})

test('what is chosen takes the place of the contract’s, number by number', () => {
  vi.stubEnv('CALL_LIMITS', '{"example":{"perAddress":400,"perNetwork":900,"perDay":20000}}')
  const chosen = { perAddress: 400, perNetwork: 900, perDay: 20_000 }
  expect(limitOf(contract)).toEqual({ calls: 5, perSeconds: 60, ...chosen })
  vi.stubEnv('CALL_LIMITS', '{"example":{"calls":1,"perSeconds":2}}')
  expect(limitOf(contract)).toEqual({ calls: 1, perSeconds: 2, perAddress: 30, perDay: 500 })
  vi.stubEnv('CALL_LIMITS', '{"example":{"perDayShare":450}}')
  expect(limitOf(contract)).toEqual({ ...contract.limit, perDayShare: 450 })
})

test('a budget can be given and taken away', () => {
  vi.stubEnv('CALL_LIMITS', '{"example":{"perDay":null}}')
  expect(limitOf(contract)).toStrictEqual({ calls: 5, perSeconds: 60, perAddress: 30 })
  vi.stubEnv('CALL_LIMITS', '{"example":{"perDay":7}}')
  expect(limitOf({ name: 'example', limit: { calls: 1, perSeconds: 1 } })).toEqual({
    calls: 1,
    perSeconds: 1,
    perDay: 7,
  })
})

test.each(['', '{', '{"example":{"calls":0}}'])('with %j the limits of the contract hold', (text) => {
  vi.stubEnv('CALL_LIMITS', text)
  expect(limitOf(contract)).toEqual(contract.limit)
})

test('that a choice cannot be read is said once for each text, not at each call', () => {
  const said: string[] = []
  for (const text of ['{"example":', '{"example":', '{"example":{"perDay":7}}', '{"example":']) {
    vi.stubEnv('CALL_LIMITS', text)
    limitOf(contract, (line) => said.push(line))
    limitOf(contract, (line) => said.push(line))
  }
  const line = 'CALL_LIMITS cannot be read; the limits of the contracts hold'
  expect(said).toEqual([line, line])
})
