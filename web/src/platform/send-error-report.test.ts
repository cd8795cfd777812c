// @vitest-environment jsdom
import { reportBrowserError } from '@amhs/domain/contracts/report-browser-error.contract'
import * as v from 'valibot'
import { paths } from './paths'
import { reportOf, routeOf } from './send-error-report'

const failing = (name: string, stack: string, message = 'what Lin typed') =>
  Object.assign(new Error(message), { name, stack })

test('an address becomes the route of the table', () => {
  expect(routeOf('/learn/resource/sleep')).toBe('/learn/resource/:id')
  expect(routeOf('/en/learn/resource/sleep')).toBe('/learn/resource/:id')
  expect(routeOf('/en')).toBe('/')
  expect(routeOf('/profile')).toBe('/profile')
  expect(routeOf('/people/lin@test.example')).toBe('/404')
})

test('a report names kind, file and version, and no word of the error', () => {
  const stack = 'TypeError: what Lin typed\n    at x (https://calm.org/assets/learn-page-Ab3x9Z-_.js:1:2)'
  const report = reportOf(failing('TypeError', stack), '/learn')
  expect(report).toMatchObject({ route: '/learn', error: 'TypeError', chunk: 'learn-page-Ab3x9Z-_.js' })
  expect(JSON.stringify(report)).not.toContain('Lin')
})

test('a module that could not be loaded is named', () => {
  const message = 'Failed to fetch dynamically imported module: https://calm.org/assets/quiz-12345678.js'
  expect(reportOf(failing('TypeError', '', message), '/')?.chunk).toBe('quiz-12345678.js')
})

test('what the reader’s extensions do, and what was stopped on purpose, is nobody’s business', () => {
  expect(reportOf(failing('TypeError', 'at chrome-extension://abc/x.js:1:1'), '/')).toBeUndefined()
  expect(reportOf(failing('AbortError', ''), '/')).toBeUndefined()
})

test('whatever is thrown on whatever page makes a report that the contract takes', () => {
  const thrown = [
    'words',
    null,
    undefined,
    5,
    {},
    new RangeError('x'),
    failing('odd name!', ''),
    failing('', 'x'),
  ]
  for (const route of Object.values(paths))
    for (const error of thrown)
      expect(v.safeParse(reportBrowserError.request, reportOf(error, route)).success, route).toBe(true)
})

async function sender(config: object) {
  vi.resetModules()
  const requests: [string, RequestInit | undefined][] = []
  vi.spyOn(globalThis, 'fetch').mockImplementation(async (address, options) => {
    if (String(address) !== '/app-config.json') requests.push([String(address), options])
    return Response.json(String(address) === '/app-config.json' ? config : { result: {} })
  })
  return { requests, ...(await import('./send-error-report')) }
}

afterEach(() => vi.restoreAllMocks())

const emulators = {
  backend: 'emulators',
  projectId: 'demo-x',
  ports: { auth: 1, firestore: 2, storage: 3, functions: 4 },
}

test('it goes to the function once, without an account, and each page sends five at most', async () => {
  const { requests, sendErrorReport } = await sender({ ...emulators, errorReports: true })
  for (const name of ['A', 'A', 'B', 'C', 'D', 'E', 'F']) await sendErrorReport(failing(name, ''))
  expect(requests).toHaveLength(5)
  const [address, options] = requests[0] ?? []
  expect(address).toBe('http://127.0.0.1:4/demo-x/us-central1/reportBrowserError')
  expect(options).toMatchObject({ credentials: 'omit', headers: { 'content-type': 'application/json' } })
})

test('it goes nowhere where the operator does not want it, or there is no backend', async () => {
  for (const config of [emulators, { ...emulators, errorReports: false }, { backend: 'none' }]) {
    const { requests, sendErrorReport } = await sender(config)
    await sendErrorReport(failing('TypeError', ''))
    expect(requests).toEqual([])
  }
})
