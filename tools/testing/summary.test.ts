import { countPlaywright, countVitest, judge, sumUp, tableOf } from './summary.mjs'

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
