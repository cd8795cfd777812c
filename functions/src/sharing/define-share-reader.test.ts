import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { defineShareReader } from './define-share-reader'

let server: Server
let address: string
beforeAll(async () => {
  // As in the process that the platform starts for this function alone.
  vi.stubEnv('FUNCTIONS_EMULATOR', 'true')
  vi.stubEnv('FUNCTION_TARGET', 'sharedResult')
  defineShareReader(() => Promise.reject(new Error('not asked here')))
  server = createServer(({ url, headers }, response) => {
    response.end(JSON.stringify({ url, type: headers['content-type'], packed: headers['content-encoding'] }))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
})
afterAll(() => {
  server.close()
  vi.unstubAllEnvs()
})

/** What the framework around the function is given to read. */
const given = async (path: string, options?: RequestInit): Promise<unknown> =>
  (await fetch(address + path, options)).json()

test.each(['/s/%F0%9F', '/s/%', '/s/%zz/file?ticket=1', '/%C3'])(
  'of the address %s, which nobody can decode, the framework sees none',
  async (path) => {
    expect(await given(path)).toMatchObject({ url: '/' })
  },
)

test.each(['/s/abc/file?ticket=%F0%9F', '/s/%E4%B8%AD', '/'])(
  'the address %s comes as it is',
  async (path) => {
    expect(await given(path)).toMatchObject({ url: path })
  },
)

test('a body comes in bytes, whatever it is said to be', async () => {
  const headers = { 'content-type': 'application/json', 'content-encoding': 'gzip' }
  const seen = await given('/s/abc', { method: 'POST', headers, body: '{' })
  expect(seen).toEqual({ url: '/s/abc', type: 'application/octet-stream' })
})
