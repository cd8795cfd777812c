// npm run test:mutants [-- part of a path …] [--minutes 50] [--report]: makes small mistakes in the code, one at a time, and shows
// which of them no unit test notices. One source file after the other; what is done is kept in .cache/mutants, so that a
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
import { hasCode, MutantState, measuredBy } from './mutant-state'
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

const usage = `npm run test:mutants [-- part of a path …] [--minutes 50]
Makes small mistakes in the code, one at a time, and shows which of them no unit test notices. Goes on where it stopped.
  --minutes N   begins no further file after so many
  --report      measures nothing: writes what is known into docs/mutants.md`
const { values, positionals } = commandLine(usage, {
  allowPositionals: true,
  options: { minutes: { type: 'string', default: '50' }, report: { type: 'boolean', default: false } },
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
const sourcesOf = (file: string) =>
  measuredBy(file, imports, (test) =>
    needsEmulators(file) ? emulatorTests.includes(test) : plainTest.test(test),
  )
const state = new MutantState(root, path.join(root, '.cache/mutants'), sourcesOf)
const resultOf = (file: string): FileResult => readResult(file, state.reportOf(file))

const isUntested = (file: string) =>
  sourcesOf(file).length === 1 && hasCode(readFileSync(path.join(root, file), 'utf8'))
const isDone = (file: string) => isUntested(file) || state.isMeasured(file)

for (const file of values.report ? [] : wanted.filter((one) => !isDone(one))) {
  if (Date.now() > endsAt) break
  if (needsEmulators(file) && !hasEmulators) {
    console.log(`${file} needs a database: npm run test:mutants:limit`)
    continue
  }
  const start = Date.now()
  const measured = state.fingerprintOf(file)
  forgetSurvivors(state.reportOf(file))
  await runFile(file, state.reportOf(file))
  state.keep(file, measured)
  const { killed, survivors } = resultOf(file)
  console.log(`${file}: ${killed} killed, ${survivors.length} survived (${seconds(Date.now() - start)})`)
}

const isKnown = (file: string) => isDone(file) && !isUntested(file)
const untested = wanted.filter(isUntested)
for (const file of untested) console.log(`no test reaches  ${file}`)
const measured = wanted.filter(isKnown)
const results = measured.map(resultOf)
const accepted: readonly AcceptedSurvivor[] = JSON.parse(
  readFileSync(path.join(import.meta.dirname, 'accepted-survivors.json'), 'utf8'),
)
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
