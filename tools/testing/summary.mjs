import { stripVTControlCharacters } from 'node:util'
import { seconds } from '../progress.mjs'

/**
 * @typedef {{ passed: number, failed: number, skipped: number }} Counts
 * @typedef {Counts & { name: string, milliseconds: number, failures?: readonly string[] }} Outcome with the names and
 *   first words of what failed
 */

/**
 * @param {{ numPassedTests: number, numPendingTests: number, numTodoTests: number,
 *   testResults: { status: string, assertionResults: { status: string }[] }[] }} report of Vitest's JSON reporter
 * @returns {Counts} a file that could not be run at all counts as one failure
 */
export function countVitest(report) {
  const failed = report.testResults.map(({ status, assertionResults }) => {
    const tests = assertionResults.filter((result) => result.status === 'failed').length
    return status === 'failed' ? Math.max(tests, 1) : tests
  })
  return {
    passed: report.numPassedTests,
    failed: failed.reduce((sum, count) => sum + count, 0),
    skipped: report.numPendingTests + report.numTodoTests,
  }
}

/**
 * @param {{ stats: { expected: number, unexpected: number, flaky: number, skipped: number }, errors: unknown[] }} report
 *   of Playwright's JSON reporter
 * @returns {Counts} each error outside of a test has failed. A test that passes when repeated has passed: only CI repeats,
 *   on a machine that others use too, and Playwright lists such tests as flaky.
 */
export function countPlaywright({ stats, errors }) {
  return {
    passed: stats.expected + stats.flaky,
    failed: stats.unexpected + errors.length,
    skipped: stats.skipped,
  }
}

/**
 * A part fails as well when it ran no test, or when its program says so although no test did.
 * @param {number} exitCode
 * @param {Counts} counts
 * @returns {Counts}
 */
export function judge(exitCode, counts) {
  const isSilent = counts.passed + counts.failed === 0
  const isHidden = exitCode !== 0 && counts.failed === 0
  return isSilent || isHidden ? { ...counts, failed: counts.failed + 1 } : counts
}

/**
 * @param {readonly Counts[]} outcomes
 * @returns {Counts}
 */
export function sumUp(outcomes) {
  const sum = (/** @type {keyof Counts} */ key) =>
    outcomes.reduce((total, outcome) => total + outcome[key], 0)
  return { passed: sum('passed'), failed: sum('failed'), skipped: sum('skipped') }
}

/**
 * @param {readonly Outcome[]} outcomes
 * @returns {string} one line a part, then one a failure
 */
export function tableOf(outcomes) {
  const width = Math.max(0, ...outcomes.map(({ name }) => name.length))
  const lines = outcomes.map(({ name, passed, failed, skipped, milliseconds }) => {
    const counts = `${String(passed).padStart(5)} passed ${String(failed).padStart(4)} failed ${String(skipped).padStart(4)} skipped`
    return `${failed > 0 ? '✗' : '✓'} ${name.padEnd(width)} ${counts} ${seconds(milliseconds).padStart(9)}`
  })
  const failures = outcomes.flatMap(({ name, failures = [] }) => failures.map((line) => `  ${name}: ${line}`))
  return [...lines, ...failures].join('\n')
}

const firstLine = (/** @type {string | undefined} */ text = '') =>
  stripVTControlCharacters(text).split('\n')[0] ?? ''

/**
 * @param {{ testResults: { name: string, status: string, message?: string,
 *   assertionResults: { status: string, fullName: string, failureMessages?: string[] }[] }[] }} report of Vitest
 * @returns {string[]} one line a failed test, or a file that could not be run
 */
export function failuresOfVitest({ testResults }) {
  return testResults.flatMap(({ name, status, message, assertionResults }) => {
    const failed = assertionResults.filter((result) => result.status === 'failed')
    if (status === 'failed' && failed.length === 0) return [`${name}: ${firstLine(message)}`]
    return failed.map(
      ({ fullName, failureMessages }) => `${name}: ${fullName}: ${firstLine(failureMessages?.[0])}`,
    )
  })
}

/**
 * @typedef {{ title: string, file: string, line: number, tests: { status: string,
 *   results: { error?: { message?: string } }[] }[] }} Spec
 * @typedef {{ specs?: Spec[], suites?: Suite[] }} Suite
 * @param {{ suites: Suite[], errors: { message?: string }[] }} report of Playwright
 * @returns {string[]} one line a failed test or error outside of tests, and one a test that passed when repeated
 */
export function failuresOfPlaywright({ suites, errors }) {
  const specs = (/** @type {Suite} */ suite) => [
    ...(suite.specs ?? []),
    ...(suite.suites ?? []).flatMap(/** @returns {Spec[]} */ (inner) => specs(inner)),
  ]
  const lines = suites.flatMap(specs).flatMap(({ title, file, line, tests }) =>
    tests
      .filter(({ status }) => status === 'unexpected' || status === 'flaky')
      .map(({ status, results }) => {
        const error = results.find((result) => result.error)?.error?.message
        return `${file}:${line}: ${title}${status === 'flaky' ? ' (passed when repeated)' : ''}: ${firstLine(error)}`
      }),
  )
  return [...lines, ...errors.map(({ message }) => firstLine(message))]
}
