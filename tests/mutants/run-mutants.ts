// npm run test:mutants [-- part of a path …] [--minutes 50] [--further] [--report]: makes small mistakes in the code, one at a
// time, and shows which of them no unit test notices. One source file after the other; what is done is kept in .cache/mutants, so that a
// run that ends early (by its minutes or by Ctrl-C) goes on where it was. See docs/mutants.md.
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { Stryker } from '@stryker-mutator/core'
import { commandLine } from '../../tools/command-line'
import { seconds } from '../../tools/progress'
import { importsOf, root, sourceFiles } from '../support/imports'
import {
  type AcceptedSurvivor,
  type FileResult,
  forgetSurvivors,
  mutantReport,
  outlived,
  readResult,
  score,
  unexplained,
} from './mutant-report'
import { hasCode, MutantState, measuredBy, testsBeside, testsReaching } from './mutant-state'
import { emulatorTests } from './vitest.emulator.config'

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
/** The tests of `vitest.mutants.config.ts`. */
const plainTest = /^(domain|functions)\/src\/.*\.test\.ts$/
const hasEmulators = process.env.FIRESTORE_EMULATOR_HOST !== undefined

/** Types are gone when tests run. */
const valueImport =
  /^(?:import|export)\s(?!type\s)[^'"`;]*?from\s*['"]([^'"]+)['"]|\bimport\s*\(?\s*['"]([^'"]+)['"]/gm

/** Every file in which mistakes are made: code that decides, no tests and nothing generated. */
function mutatedFiles(): readonly string[] {
  const inFolders = folders.flatMap((folder) =>
    readdirSync(path.join(root, folder)).map((name) => `${folder}/${name}`),
  )
  return [...inFolders, ...functions].filter(
    (file) => file.endsWith('.ts') && !/\.test\.ts$|\.d\.ts$|instrument-loaders/.test(file),
  )
}

/** Runs the mutants of one file against some tests; Stryker takes over from the last report what no change has touched. */
async function runFile(file: string, report: string, tests: readonly string[]): Promise<void> {
  // Vitest reads its configuration in the processes that Stryker starts.
  process.env.MUTANT_TESTS = tests.join(' ')
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
      ...(needsEmulators(file) ? [] : ['tests/functions']),
      'tests/rules',
      'functions/lib',
    ],
    // A file of types has no test of its own. Where there are tests and Stryker finds none, nothing was measured.
    allowEmpty: tests.length === 0,
    reporters: [],
    logLevel: 'error',
    allowConsoleColors: false,
  } as ConstructorParameters<typeof Stryker>[0]).runMutationTest()
}

const usage = `npm run test:mutants [-- part of a path …] [--minutes 50] [--further]
Makes small mistakes in the code, one at a time, and shows which of them no unit test notices. Goes on where it stopped.
  --minutes N   begins no further file after so many
  --further     runs what the tests beside a file do not notice against all that reach it, which may take hours
  --report      measures nothing: writes what is known into docs/mutants.md`
const { values, positionals } = commandLine(usage, {
  allowPositionals: true,
  options: {
    minutes: { type: 'string', default: '50' },
    further: { type: 'boolean', default: false },
    report: { type: 'boolean', default: false },
  },
})
const endsAt = Date.now() + Number(values.minutes) * 60_000
const all = mutatedFiles()
const wanted = all.filter(
  (file) => positionals.length === 0 || positionals.some((part) => file.includes(part)),
)
if (wanted.length === 0) throw new Error(`No source file has ${positionals.join(' or ')} in its path`)
const imports = ['domain/src', 'functions/src', 'tests/functions'].flatMap((folder) =>
  sourceFiles(path.join(root, folder)).flatMap((file) => importsOf(file, valueImport)),
)
const isTestOf = (file: string) => (test: string) =>
  needsEmulators(file) ? emulatorTests.includes(test) : plainTest.test(test)
const reaching = (file: string) => testsReaching(file, imports, isTestOf(file))
/** The tests that the mutants of a file may be run against: those beside it, and all, for what the first have not noticed. */
function roundsOf(file: string): readonly (readonly string[])[] {
  const beside = testsBeside(file, imports, isTestOf(file))
  return beside.length > 0 ? [beside, reaching(file)] : [reaching(file)]
}
const state = new MutantState(root, path.join(root, '.cache/mutants'), (file) =>
  roundsOf(file).map((tests) => measuredBy(file, tests, imports)),
)
const resultOf = (file: string): FileResult => readResult(file, state.reportOf(file))

const accepted: readonly AcceptedSurvivor[] = JSON.parse(
  readFileSync(path.join(import.meta.dirname, 'accepted-survivors.json'), 'utf8'),
)
const isUntested = (file: string) =>
  reaching(file).length === 0 && hasCode(readFileSync(path.join(root, file), 'utf8'))
const isDone = (file: string) => isUntested(file) || state.isMeasured(file)

const isEnough = (file: string) =>
  isDone(file) && !(values.further && unexplained([resultOf(file)], accepted).length > 0)

for (const file of values.report ? [] : wanted.filter((one) => !isEnough(one))) {
  if (Date.now() > endsAt) break
  if (needsEmulators(file) && !hasEmulators) {
    console.log(`${file} needs a database: npm run test:mutants:limit`)
    continue
  }
  let measured = ''
  const rounds = roundsOf(file)
  for (const tests of values.further ? rounds : rounds.slice(0, 1)) {
    const start = Date.now()
    measured = state.fingerprintOf(measuredBy(file, tests, imports))
    forgetSurvivors(state.reportOf(file))
    await runFile(file, state.reportOf(file), tests)
    const { killed, survivors } = resultOf(file)
    const time = seconds(Date.now() - start)
    const counts = `${killed} killed, ${survivors.length} survived`
    console.log(`${file}: ${counts} in ${tests.length} test files (${time})`)
    if (unexplained([resultOf(file)], accepted).length === 0) break
  }
  state.keep(file, measured)
}

const isKnown = (file: string) => isDone(file) && !isUntested(file)
const untested = wanted.filter(isUntested)
for (const file of untested) console.log(`no test reaches  ${file}`)
const measured = wanted.filter(isKnown)
const results = measured.map(resultOf)
const surprises = unexplained(results, accepted)
for (const { file, line, code, replacement } of surprises) {
  console.log(`survived  ${file}:${line}  ${code}  →  ${replacement || '(nothing)'}`)
}
const needless = outlived(results, accepted)
for (const { file, code, replacement } of needless) {
  console.log(`a reason is left of what is noticed  ${file}  ${code}  →  ${replacement || '(nothing)'}`)
}
const total = score(results)
console.log(`${total} % killed, ${surprises.length} survivors without a reason in accepted-survivors.json`)
const open = wanted.filter((file) => !isDone(file))
if (open.length > 0) console.log(`${open.length} of ${wanted.length} files are left; run it again to go on.`)
if (values.report || (open.length === 0 && positionals.length === 0)) {
  const page = mutantReport(
    all.filter(isKnown).map(resultOf),
    accepted,
    all.filter((file) => !isDone(file)),
    all.filter(isUntested),
  )
  writeFileSync(path.join(root, 'docs/mutants.md'), page)
}
const isGood = [surprises, needless, untested].every((faults) => faults.length === 0) && total >= leastScore
process.exitCode = open.length === 0 ? (isGood ? 0 : 1) : 2
