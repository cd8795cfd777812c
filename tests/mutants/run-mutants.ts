// npm run test:mutants [-- part of a path …] [--minutes 50]: makes small mistakes in the code, one at a time, and shows
// which of them no unit test notices. One source file after the other; what is done is kept in .cache/mutants, so that a
// run that ends early (by its minutes or by Ctrl-C) goes on where it was. See docs/mutants.md.
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { Stryker } from '@stryker-mutator/core'
import { fingerprint } from '../../tools/build'
import { seconds } from '../../tools/progress'
import {
  type AcceptedSurvivor,
  type FileResult,
  mutantReport,
  readResult,
  score,
  unexplained,
} from './mutant-report'

const root = path.resolve(import.meta.dirname, '../..')
const keptFolder = path.join(root, '.cache/mutants')
const leastScore = 90

const folders = ['accounts', 'forms', 'instruments', 'safety', 'services'].map((name) => `domain/src/${name}`)
const functions = [
  'access',
  'allowed-origin',
  'call-limits',
  'call-window',
  'caller-network',
  'caller',
  'define-function',
  'rate-limit',
  'request-guard',
].map((name) => `functions/src/platform/${name}.ts`)

/** What only tests with a database reach: `npm run test:mutants:limit` starts one. */
const needsEmulators = (file: string) => file.endsWith('/rate-limit.ts')
const hasEmulators = process.env.FIRESTORE_EMULATOR_HOST !== undefined

/** Every file in which mistakes are made: code that decides, no tests and nothing generated. */
function sourceFiles(): readonly string[] {
  const inFolders = folders.flatMap((folder) =>
    readdirSync(path.join(root, folder)).map((name) => `${folder}/${name}`),
  )
  return [...inFolders, ...functions].filter(
    (file) => file.endsWith('.ts') && !/\.test\.ts$|\.d\.ts$|instrument-loaders/.test(file),
  )
}

/** Runs the mutants of one file; Stryker takes over from the last report what no change has touched. */
async function runFile(file: string, report: string): Promise<void> {
  await new Stryker({
    testRunner: 'vitest',
    plugins: ['@stryker-mutator/vitest-runner'],
    vitest: {
      configFile: `tests/mutants/vitest.${needsEmulators(file) ? 'emulator' : 'mutants'}.config.ts`,
    },
    mutate: [file],
    coverageAnalysis: 'perTest',
    incremental: true,
    incrementalFile: report,
    concurrency: 2,
    // Only there to end an endless loop: on a busy machine a test may take many times as long as in the first run.
    timeoutMS: 30_000,
    dryRunTimeoutMinutes: 30,
    tempDirName: '.cache/stryker',
    ignorePatterns: [
      'web',
      'docs',
      '.cache',
      'tests/browser',
      'tests/functions',
      'tests/rules',
      'functions/lib',
    ],
    // A file of types has no test of its own.
    allowEmpty: true,
    reporters: [],
    logLevel: 'error',
    allowConsoleColors: false,
  } as ConstructorParameters<typeof Stryker>[0]).runMutationTest()
}

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { minutes: { type: 'string', default: '50' } },
})
const begin = Date.now()
const wanted = sourceFiles().filter(
  (file) => positionals.length === 0 || positionals.some((part) => file.includes(part)),
)
if (wanted.length === 0) throw new Error(`No source file has ${positionals.join(' or ')} in its path`)
// The tests of one file reach far into the others, so all of them count.
const state = fingerprint(root, [
  'domain/src',
  'functions/src/platform',
  'content',
  'tests/unit/support',
  'package-lock.json',
])
const results: FileResult[] = []
for (const file of wanted) {
  const report = path.join(keptFolder, `${file.replaceAll('/', '_')}.json`)
  const stamp = report.replace(/json$/, 'stamp')
  const isDone = existsSync(stamp) && readFileSync(stamp, 'utf8') === state
  if (!isDone) {
    if (Date.now() - begin > Number(values.minutes) * 60_000) break
    if (needsEmulators(file) && !hasEmulators) {
      console.log(`${file} needs a database: npm run test:mutants:limit`)
      continue
    }
    const start = Date.now()
    mkdirSync(keptFolder, { recursive: true })
    await runFile(file, report)
    writeFileSync(stamp, state)
    const { killed, survivors } = readResult(file, report)
    console.log(`${file}: ${killed} killed, ${survivors.length} survived (${seconds(Date.now() - start)})`)
  }
  results.push(readResult(file, report))
}
const accepted: readonly AcceptedSurvivor[] = JSON.parse(
  readFileSync(path.join(import.meta.dirname, 'accepted-survivors.json'), 'utf8'),
)
const surprises = unexplained(results, accepted)
for (const { file, line, code, replacement } of surprises) {
  console.log(`survived  ${file}:${line}  ${code}  →  ${replacement || '(nothing)'}`)
}
const total = score(results)
console.log(`${total} % killed, ${surprises.length} survivors without a reason in accepted-survivors.json`)
if (results.length < wanted.length) {
  console.log(`${results.length} of ${wanted.length} files are done; run it again to go on.`)
  process.exitCode = 2
} else {
  if (positionals.length === 0) {
    writeFileSync(path.join(root, 'docs/mutants.md'), mutantReport(results, accepted))
  }
  process.exitCode = surprises.length > 0 || total < leastScore ? 1 : 0
}
