import type { Caller } from '../platform/caller'
import { countsOf } from './share-request-limits'

beforeEach(() => vi.stubEnv('FUNCTIONS_EMULATOR', 'true'))
afterEach(() => vi.unstubAllEnvs())

const [id, other] = ['A'.repeat(43), 'B'.repeat(43)]
const from = (pseudonym: string): Caller => ({
  pseudonym,
  network: pseudonym,
  isVisitor: true,
  isVerified: false,
})
const names = (method: string, path: string) =>
  countsOf(method, path, from('somebody')).map(({ name }) => name)

test('every request counts under the address that it came from', () => {
  for (const method of ['GET', 'HEAD', 'POST']) {
    const [first] = countsOf(method, `/s/${id}`, from('somebody'))
    expect(first).toMatchObject({ name: 'sharedResult', caller: from('somebody') })
    // The address may be one of Google's, with all readers of a country behind it.
    expect(first?.limit.perAddress).toBeGreaterThanOrEqual(1000)
  }
  expect(names('GET', `/s/${id}`)).toEqual(['sharedResult'])
  expect(names('POST', `/s/${id}`)).toEqual(['sharedResult'])
  expect(names('HEAD', '/s/none')).toEqual(['sharedResult'])
})

test('looking whether a link is over counts under the link, from whatever address and however it is spelled', () => {
  const lookAt = (path: string, address: string) => countsOf('HEAD', path, from(address))[1]
  const look = lookAt(`/s/${id}`, 'one')
  expect(look?.name).toBe('sharedResultLook')
  expect(look?.limit).toEqual({ calls: 40, perSeconds: 3600 })
  expect(look?.caller.pseudonym).toMatch(/^[0-9a-f]{32}$/)
  expect(lookAt(`/sharedResult/s/${id}/`, 'another')).toEqual(look)
  expect(lookAt(`/s/${other}`, 'one')?.caller.pseudonym).not.toBe(look?.caller.pseudonym)
})
