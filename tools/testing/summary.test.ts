import { judge, readReport, sumUp, tableOf } from './summary'

describe('a report of Vitest', () => {
  const passed = { status: 'passed', fullName: 'waits' }
  const failed = {
    status: 'failed',
    fullName: 'adds',
    failureMessages: ['\u001b[31m1 is not 2\u001b[39m\n at line 3'],
  }
  const testResults = [
    {
      name: 'a.test.ts',
      status: 'failed',
      assertionResults: [failed, passed, { status: 'pending', fullName: 'x' }],
    },
    { name: 'b.test.ts', status: 'failed', message: 'no such module', assertionResults: [] },
    {
      name: 'c.test.ts',
      status: 'passed',
      assertionResults: [
        { ...passed, failureMessages: [] },
        { ...failed, status: 'passed', fullName: 'wavers' },
        { status: 'todo', fullName: 'y' },
      ],
    },
  ]

  test('is counted, and what failed or was repeated is named; a file that cannot run is a failure', () => {
    expect(readReport('vitest', JSON.stringify({ testResults }))).toEqual({
      passed: 3,
      failed: 2,
      skipped: 2,
      failures: [
        'a.test.ts: adds: 1 is not 2',
        'c.test.ts: wavers (passed when repeated): 1 is not 2',
        'b.test.ts: no such module',
      ],
    })
  })
})

describe('a report of Playwright', () => {
  const spec = (title: string, status: string) => ({
    title,
    file: 'a.spec.ts',
    line: 7,
    tests: [{ status, results: [{ error: { message: 'gone\nlater' } }, {}] }],
  })
  const suites = [
    {
      specs: [spec('fine', 'expected')],
      suites: [{ specs: [spec('leaves', 'unexpected'), spec('wavers', 'flaky')] }],
    },
  ]

  test('is counted: a repeated test by its last run, and named; an error outside of tests is a failure', () => {
    const stats = { expected: 7, unexpected: 1, flaky: 2, skipped: 3 }
    const report = JSON.stringify({ suites, stats, errors: [{ message: 'no browser' }] })
    expect(readReport('playwright', report)).toEqual({
      passed: 9,
      failed: 2,
      skipped: 3,
      failures: [
        'a.spec.ts:7: leaves: gone',
        'a.spec.ts:7: wavers (passed when repeated): gone',
        'no browser',
      ],
    })
  })
})

describe('judging a part', () => {
  test('takes its counts when they explain the exit code', () => {
    expect(judge(0, { passed: 3, failed: 0, skipped: 0 })).toEqual({ passed: 3, failed: 0, skipped: 0 })
    expect(judge(1, { passed: 3, failed: 2, skipped: 0 })).toEqual({ passed: 3, failed: 2, skipped: 0 })
  })

  test('fails a part that ran nothing or only skipped', () => {
    expect(judge(0, { passed: 0, failed: 0, skipped: 5 }).failed).toBe(1)
  })

  test('fails a part whose program failed without a failed test', () => {
    expect(judge(1, { passed: 3, failed: 0, skipped: 0 }).failed).toBe(1)
  })
})

test('everything is summed and shown by part, what failed is named below', () => {
  const outcomes = [
    { name: 'unit', passed: 10, failed: 0, skipped: 0, milliseconds: 1200 },
    { name: 'rules', passed: 5, failed: 1, skipped: 2, milliseconds: 2500, failures: ['a: adds'] },
  ]
  expect(sumUp(outcomes)).toEqual({ passed: 15, failed: 1, skipped: 2 })
  expect(tableOf(outcomes).split('\n')).toEqual([
    expect.stringMatching(/^✓ unit .*1\.2 s$/),
    expect.stringMatching(/^✗ rules .*2\.5 s$/),
    '  rules: a: adds',
  ])
})
