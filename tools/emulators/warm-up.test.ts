import { createServer, type RequestListener, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { warmUp } from './warm-up'

let server: Server | undefined
afterEach(() => {
  server?.closeAllConnections()
  server?.close()
})

async function listen(answer: RequestListener) {
  const started = createServer(answer)
  server = started
  await new Promise<void>((resolve) => started.listen(0, '127.0.0.1', resolve))
  const { port } = started.address() as AddressInfo
  return { FUNCTIONS_EMULATOR_HOST: `127.0.0.1:${port}`, GCLOUD_PROJECT: 'demo-warm' }
}

const functions = (...names: string[]) =>
  JSON.stringify({ backends: [{ functionTriggers: names.map((name) => ({ name, region: 'us-central1' })) }] })

test('asks each function once without calling it, two at a time, whatever one of them does', async () => {
  const asked: string[] = []
  let [running, most] = [0, 0]
  const environment = await listen((request, response) => {
    if (request.url === '/backends') return response.end(functions('one', 'two', 'broken', 'four', 'five'))
    asked.push(`${request.method} ${request.url}`)
    most = Math.max(most, ++running)
    setTimeout(() => {
      running -= 1
      if (request.url?.endsWith('broken')) response.destroy()
      else response.writeHead(204).end()
    }, 20)
  })
  await warmUp(environment)
  expect(asked.sort()).toEqual(
    ['broken', 'five', 'four', 'one', 'two'].map((name) => `OPTIONS /demo-warm/us-central1/${name}`),
  )
  expect(most).toBe(2)
})

test.each([
  ['an answer that is no list', '<html></html>'],
  ['another list', '{}'],
])('leaves it to the tests to say what is wrong: %s', async (_name, answer) => {
  const environment = await listen((_request, response) => response.end(answer))
  await expect(warmUp(environment)).resolves.toBeUndefined()
})
