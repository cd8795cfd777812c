import { reportBrowserError } from '@amhs/domain/contracts/report-browser-error.contract'
import * as v from 'valibot'
import { takesErrorReports } from './error-reports-switch'
import { handleReportBrowserError } from './report-browser-error'

const logged = await vi.hoisted(async () => {
  const lines: unknown[] = []
  return lines
})
vi.mock('firebase-functions/logger', () => ({ write: (entry: unknown) => logged.push(entry) }))

const report = {
  route: '/learn/resource/:id',
  error: 'TypeError',
  chunk: 'resource-page-Ab3_-x9Z.js',
  version: '0.1.0',
}

test('a report becomes one line that raises the alarm, with nothing else in it', async () => {
  const never = new AbortController().signal
  const send = async () => undefined
  await handleReportBrowserError({ request: report, account: undefined, send, signal: never })
  expect(logged).toEqual([{ severity: 'ERROR', message: 'browser error', ...report }])
})

const fits = (change: object) => v.safeParse(reportBrowserError.request, { ...report, ...change }).success

test('only what no person typed fits in', () => {
  expect(fits({})).toBe(true)
  expect(fits({ chunk: '', route: '/' })).toBe(true)
  for (const change of [
    { route: '/learn?from=x' },
    { route: 'learn' },
    { route: '/profile/Lin' },
    { error: 'I want to die' },
    { error: 'typeError' },
    { chunk: 'https://elsewhere.example/x.js' },
    { chunk: 'words' },
    { version: 'x' },
    { message: 'words' },
    { uid: 'lin' },
  ])
    expect(fits(change), JSON.stringify(change)).toBe(false)
})

test.each([
  [undefined, true],
  ['', true],
  ['true', true],
  [' false ', false],
])('with ERROR_REPORTS=%j they are taken: %j', (value, expected) => {
  expect(takesErrorReports({ ERROR_REPORTS: value })).toBe(expected)
})
