import { stripVTControlCharacters } from 'node:util'
import { seconds } from '../progress'

export interface Counts {
  readonly passed: number
  readonly failed: number
  readonly skipped: number
}

export interface Outcome extends Counts {
  readonly name: string
  readonly milliseconds: number
  /** The names and first words of what failed. */
  readonly failures?: readonly string[]
}

export const nothing = { passed: 0, failed: 0, skipped: 0, failures: [] as readonly string[] }

interface VitestReport {
  readonly testResults: readonly {
    readonly name: string
    readonly status: string
    readonly message?: string
    readonly assertionResults: readonly {
      readonly status: string
      readonly fullName: string
      readonly failureMessages?: readonly string[]
    }[]
  }[]
}

interface PlaywrightSuite {
  readonly specs?: readonly {
    readonly title: string
    readonly file: string
    readonly line: number
    readonly tests: readonly {
      readonly status: string
      readonly results: readonly { readonly error?: { readonly message?: string } }[]
    }[]
  }[]
  readonly suites?: readonly PlaywrightSuite[]
}

interface PlaywrightReport {
  readonly suites: readonly PlaywrightSuite[]
  readonly errors: readonly { readonly message?: string }[]
  readonly stats: Readonly<Record<'expected' | 'unexpected' | 'flaky' | 'skipped', number>>
}

const firstLine = (text = '') => stripVTControlCharacters(text).split('\n')[0] ?? ''

/** Counts the JSON report of a test runner, and names what failed. */
export function readReport(runner: 'vitest' | 'playwright', text: string): typeof nothing {
  return runner === 'vitest' ? readVitest(JSON.parse(text)) : readPlaywright(JSON.parse(text))
}

/** A file that could not be run at all counts as one failure. What passed when repeated has passed, and is named. */
function readVitest({ testResults }: VitestReport): typeof nothing {
  const all = testResults.flatMap(({ assertionResults }) => assertionResults)
  const count = (...kinds: string[]) => all.filter(({ status }) => kinds.includes(status)).length
  const outside = testResults
    .filter(({ status, assertionResults }) => status === 'failed' && !assertionResults.some(isFailed))
    .map(({ name, message }) => `${name}: ${firstLine(message)}`)
  const inside = testResults.flatMap(({ name, assertionResults }) =>
    assertionResults
      .filter((result) => isFailed(result) || (result.failureMessages ?? []).length > 0)
      .map((result) => {
        const repeated = isFailed(result) ? '' : ' (passed when repeated)'
        return `${name}: ${result.fullName}${repeated}: ${firstLine(result.failureMessages?.[0])}`
      }),
  )
  return {
    passed: count('passed'),
    failed: count('failed') + outside.length,
    skipped: all.length - count('passed', 'failed'),
    failures: [...inside, ...outside],
  }
}

const isFailed = ({ status }: { readonly status: string }) => status === 'failed'

/**
 * Each error outside of a test has failed. A test that passes when repeated has passed, and is named: only CI repeats, on
 * a machine that others use too.
 */
function readPlaywright({ suites, errors, stats }: PlaywrightReport): typeof nothing {
  const specsOf = (suite: PlaywrightSuite): NonNullable<PlaywrightSuite['specs']> => [
    ...(suite.specs ?? []),
    ...(suite.suites ?? []).flatMap(specsOf),
  ]
  const failures = suites.flatMap(specsOf).flatMap(({ title, file, line, tests }) =>
    tests
      .filter(({ status }) => status === 'unexpected' || status === 'flaky')
      .map(({ status, results }) => {
        const error = results.find((result) => result.error)?.error?.message
        return `${file}:${line}: ${title}${status === 'flaky' ? ' (passed when repeated)' : ''}: ${firstLine(error)}`
      }),
  )
  return {
    passed: stats.expected + stats.flaky,
    failed: stats.unexpected + errors.length,
    skipped: stats.skipped,
    failures: [...failures, ...errors.map(({ message }) => firstLine(message))],
  }
}

/**
 * Makes sure that a failure never hides: a part that failed without a failed test, or that ran no test, has failed, whatever
 * its report says.
 */
export function judge(exitCode: number, counts: Counts): Counts {
  const isSilent = counts.passed + counts.failed === 0
  const isHidden = exitCode !== 0 && counts.failed === 0
  return isSilent || isHidden ? { ...counts, failed: counts.failed + 1 } : counts
}

export function sumUp(outcomes: readonly Counts[]): Counts {
  const sum = (key: keyof Counts) => outcomes.reduce((total, outcome) => total + outcome[key], 0)
  return { passed: sum('passed'), failed: sum('failed'), skipped: sum('skipped') }
}

/** One line a part, then one a failure. */
export function tableOf(outcomes: readonly Outcome[]): string {
  const width = Math.max(0, ...outcomes.map(({ name }) => name.length))
  const lines = outcomes.map(({ name, passed, failed, skipped, milliseconds }) => {
    const counts = `${String(passed).padStart(5)} passed ${String(failed).padStart(4)} failed ${String(skipped).padStart(4)} skipped`
    return `${failed > 0 ? '✗' : '✓'} ${name.padEnd(width)} ${counts} ${seconds(milliseconds).padStart(9)}`
  })
  const failures = outcomes.flatMap(({ name, failures = [] }) => failures.map((line) => `  ${name}: ${line}`))
  return [...lines, ...failures].join('\n')
}
