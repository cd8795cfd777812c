import {
  countPlaywright,
  countVitest,
  failuresOfPlaywright,
  failuresOfVitest,
  judge,
  sumUp,
  tableOf,
} from './summary.mjs'

describe('counting', () => {
  test('reads a report of Vitest; a file that cannot run is a failure', () => {
    const report = {
      numPassedTests: 4,
      numPendingTests: 1,
      numTodoTests: 0,
      testResults: [
        { status: 'passed', assertionResults: [{ status: 'passed' }] },
        { status: 'failed', assertionResults: [{ status: 'failed' }, { status: 'failed' }] },
        { status: 'failed', assertionResults: [] },
      ],
    }
    expect(countVitest(report)).toEqual({ passed: 4, failed: 3, skipped: 1 })
  })

  test('reads a report of Playwright; a repeated test counts by its last run, an error outside of tests is a failure', () => {
    const report = { stats: { expected: 7, unexpected: 1, flaky: 2, skipped: 3 }, errors: [{}] }
    expect(countPlaywright(report)).toEqual({ passed: 9, failed: 2, skipped: 3 })
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

test('everything is summed and shown by part', () => {
  const outcomes = [
    { name: 'unit', passed: 10, failed: 0, skipped: 0, milliseconds: 1200 },
    { name: 'rules', passed: 5, failed: 1, skipped: 2, milliseconds: 2500 },
  ]
  expect(sumUp(outcomes)).toEqual({ passed: 15, failed: 1, skipped: 2 })
  expect(tableOf(outcomes).split('\n')).toEqual([
    expect.stringMatching(/^✓ unit .*1\.2 s$/),
    expect.stringMatching(/^✗ rules .*2\.5 s$/),
  ])
})

describe('what failed is named at the end, where a long output is read', () => {
  test('from a report of Vitest', () => {
    const report = {
      testResults: [
        {
          name: 'a.test.ts',
          status: 'failed',
          assertionResults: [
            {
              status: 'failed',
              fullName: 'adds',
              failureMessages: ['\u001b[31m1 is not 2\u001b[39m\n at line 3'],
            },
            { status: 'passed', fullName: 'waits' },
          ],
        },
        { name: 'b.test.ts', status: 'failed', message: 'no such module', assertionResults: [] },
      ],
    }
    expect(failuresOfVitest(report)).toEqual(['a.test.ts: adds: 1 is not 2', 'b.test.ts: no such module'])
  })

  test('from a report of Playwright, also what passed when repeated', () => {
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
    expect(failuresOfPlaywright({ suites, errors: [{ message: 'no browser' }] })).toEqual([
      'a.spec.ts:7: leaves: gone',
      'a.spec.ts:7: wavers (passed when repeated): gone',
      'no browser',
    ])
  })

  test('below the table', () => {
    const outcome = { name: 'unit', passed: 1, failed: 1, skipped: 0, milliseconds: 5, failures: ['a: adds'] }
    expect(tableOf([outcome]).split('\n').at(-1)).toBe('  unit: a: adds')
  })
})
