import { readdirSync } from 'node:fs'
import { readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { fingerprint } from '../../tools/build'
import { commandLine } from '../../tools/command-line'
import { firestoreCases } from '../rules/cases/firestore-cases'
import { photoCases } from '../rules/cases/photo-cases'
import { type RulesCase, runCase, WrongOutcome } from '../rules/rules-case'
import { openWorld, RefusedRules, type RulesTexts, type World } from '../rules/world'
import { speakingOf } from './likely-cases'
import type { AcceptedSurvivor } from './mutant-report'
import { reasonOf, rulesMutantReport } from './rules-mutant-report'
import { allCases, nameOf, RulesMutantState, type RulesResult, resultOf, scopeOf } from './rules-mutant-state'
import {
  matchesAround,
  matchesAsking,
  matchesBelow,
  type RulesMutant,
  rulesAround,
  rulesMutants,
} from './rules-mutants'

/**
 * Shows that the rules' tests notice every mistake: makes each mistake in turn and runs the tests on it until one is
 * red. Needs the Firestore and Storage emulators: `npm run rules:mutants`. Each verdict is kept at once in `.cache/mutants`, so that a run that
 * ends early, by its minutes or by Ctrl-C, goes on where it was. Once all were tried, docs/rules-mutants.md is written.
 *
 * Collections that are named (`-- grants notes`) are tried alone, with their own cases and those of what lies below: a survivor of such a run may still be
 * noticed by the cases of another collection, but nothing that is found is lost by it.
 */
const usage = `npm run rules:mutants [-- collection …] [--only firestore.rules] [--minutes 600] [--workers 4] [--verbose]
Makes small mistakes in the rules, one at a time, and shows which of them no case notices. Goes on where it stopped.
  --only FILE     firestore.rules or storage.rules alone
  --minutes N     ends after so many
  --workers N     so many mistakes at the same time
  --verbose       a line for each of them`
const { values: options, positionals: parts } = commandLine(usage, {
  allowPositionals: true,
  options: {
    only: { type: 'string' },
    workers: { type: 'string', default: '4' },
    minutes: { type: 'string', default: '600' },
    verbose: { type: 'boolean', default: false },
  },
})

interface Suite {
  readonly file: string
  readonly texts: (rules: string) => RulesTexts
  readonly cases: readonly RulesCase[]
  /** The Storage emulator has one set of rules for all projects, so its mutants take turns. */
  readonly workers: number
  /** The project that a worker's world stands in. */
  readonly projectOf: (worker: number) => string
}

const suites: readonly Suite[] = [
  {
    file: 'firestore.rules',
    texts: (firestore) => ({ firestore }),
    cases: firestoreCases,
    workers: Number(options.workers),
    projectOf: (worker) => `demo-amhs-mutants-${worker}`,
  },
  {
    file: 'storage.rules',
    texts: (storage) => ({ storage }),
    cases: photoCases,
    workers: 1,
    // The Storage emulator looks for documents in the project that the suite was started with.
    projectOf: () => process.env.GCLOUD_PROJECT ?? '',
  },
]

const root = path.resolve(import.meta.dirname, '../..')
// The rules are the name of each verdict, and the cases stand beside it; the rest is what the cases are made of.
const helpers = readdirSync(path.join(root, 'tests/rules')).filter((name) => name.endsWith('.ts'))
const state = new RulesMutantState(
  path.join(root, '.cache/mutants'),
  fingerprint(root, [
    ...helpers.filter((name) => !name.endsWith('.test.ts')).map((name) => `tests/rules/${name}`),
    'domain/src/documents',
    'domain/src/forms',
  ]),
  suites.flatMap(({ cases }) => cases),
)
const scope = scopeOf(parts)
const endsAt = Date.now() + Number(options.minutes) * 60_000

/** How long one case may take, in milliseconds, before it is made again: a busy machine says nothing about the rules. */
const patience = 60_000

/** How often a case is made that comes to no outcome, before its mutant is left for another run. */
const tries = 3

/** Whether a case is red. What came to no outcome, for want of time or of the emulator, is made again and never counts as red. */
async function isRed(world: World, one: RulesCase): Promise<boolean> {
  for (let left = tries; ; left -= 1) {
    let timer: NodeJS.Timeout | undefined
    const late = new Promise<never>((_, reject) => {
      timer = setTimeout(() => reject(new Error(`“${one.name}” came to no end`)), patience)
    })
    try {
      await Promise.race([runCase(world, one), late])
      return false
    } catch (error) {
      if (error instanceof WrongOutcome) return true
      if (left === 1) throw error
    } finally {
      clearTimeout(timer)
    }
  }
}

/** The case that is red on these rules, twice in a row, or null where all are green. */
async function redCase(world: World, cases: readonly RulesCase[]): Promise<RulesCase | null> {
  for (const one of cases) if ((await isRed(world, one)) && (await isRed(world, one))) return one
  return null
}

/** Loads rules. False where the emulator refuses them; an emulator that does not answer throws. */
async function compiles(world: World, texts: RulesTexts): Promise<boolean> {
  try {
    await world.load(texts)
    return true
  } catch (error) {
    if (error instanceof RefusedRules) return false
    throw error
  }
}

/**
 * The cases that can notice a mistake, those that are likely to first: the one that noticed it before, or the mistake before it; then those
 * of its own part, whose names speak of it first. What stands before the first match is tried on the collections that ask it, the one with the
 * fewest cases first.
 */
function inLikelyOrder(
  cases: readonly RulesCase[],
  source: string,
  mutant: RulesMutant,
  last: RulesCase | null,
): readonly RulesCase[] {
  const earlier = state.earlierKiller(mutant.text)
  const around = matchesAround(source, mutant.match)
  const possible = cases.filter(({ area }) => around.includes(area))
  const all = possible.length > 0 ? possible : cases
  const asking =
    possible.length > 0
      ? [all.filter(({ area }) => area === mutant.match)]
      : matchesAsking(source, mutant.line).map((area) => all.filter((one) => one.area === area))
  asking.sort((one, other) => one.length - other.length)
  const own = asking.flat()
  const start = last ? own.indexOf(last) : -1
  return [
    ...new Set([
      ...all.filter((one) => nameOf(one) === earlier),
      ...(start < 0 ? [] : own.slice(start, start + 3)),
      ...speakingOf(own, source, mutant),
      ...own,
      ...all,
    ]),
  ]
}

const sourceOf = ({ file }: Suite) => readFile(path.join(root, file), 'utf8')

/** Tries the mutants of one file that no run has tried. */
async function runSuite(suite: Suite): Promise<RulesResult> {
  const { file, texts, cases: all, workers, projectOf } = suite
  const source = await sourceOf(suite)
  const areas = parts.flatMap((part) => [part, ...matchesBelow(source, part)])
  const cases = parts.length === 0 ? all : all.filter(({ area }) => areas.includes(area))
  const wanted = rulesMutants(source).filter(({ match }) => parts.length === 0 || parts.includes(match))
  const queue = [...resultOf(file, wanted, state, scope).open]
  if (queue.length < wanted.length)
    console.log(`${file}: ${wanted.length - queue.length} of ${wanted.length} mutants were tried before`)
  // Without a mistake none may be red, or nothing of this counts.
  const unproven = state.outcome(source, scope) === undefined ? [...cases] : []
  if (queue.length === 0 && unproven.length === 0) return resultOf(file, wanted, state, scope)
  let proven = 0
  const total = queue.length
  let done = 0
  const work = async (worker: number) => {
    const world = await openWorld(projectOf(worker), texts(source))
    try {
      let last: RulesCase | null = null
      for (let mutant = queue.shift(); mutant && Date.now() < endsAt; mutant = queue.shift()) {
        const compiled = await compiles(world, texts(rulesAround(mutant.text, mutant.match)))
        if (compiled) {
          let killer: RulesCase | null
          try {
            killer = await redCase(world, inLikelyOrder(cases, source, mutant, last))
          } catch (error) {
            console.log(`left for another run  ${file}:${mutant.line}  ${String(error)}`)
            continue
          }
          if (killer) last = killer
          state.add(mutant.text, killer ? 'killed' : 'survived', scope, killer ?? undefined)
          if (options.verbose)
            console.log(`${file}:${mutant.line} ${mutant.description}: ${killer?.name ?? 'SURVIVED'}`)
        } else state.add(mutant.text, 'invalid', scope)
        done += 1
        if (done % 25 === 0) console.log(`… ${file}: ${done} of ${total} mutants`)
      }
    } finally {
      await world.load(texts(source))
      await world.close()
    }
    if (unproven.length === 0 || Date.now() >= endsAt) return
    // In a project of its own: a mistake may have let something be written that no case expects to find. The Storage emulator asks the
    // database of one project alone.
    const project = texts(source).storage === undefined ? `${projectOf(worker)}-proof` : projectOf(worker)
    const clean = await openWorld(project, texts(source))
    try {
      // By collections, as the mistakes were tried.
      let loaded = ''
      for (let one = unproven.shift(); one && Date.now() < endsAt; one = unproven.shift()) {
        const rules = rulesAround(source, one.area)
        if (rules !== loaded) await clean.load(texts(rules))
        loaded = rules
        if (await redCase(clean, [one])) throw new Error(`${file}: “${one.name}” is red without any mistake`)
        proven += 1
      }
    } finally {
      await clean.load(texts(source))
      await clean.close()
    }
  }
  await Promise.all(Array.from({ length: workers }, (_, worker) => work(worker)))
  if (proven === cases.length) state.add(source, 'green', scope)
  return resultOf(file, wanted, state, scope)
}

const accepted: readonly AcceptedSurvivor[] = JSON.parse(
  await readFile(path.join(import.meta.dirname, 'accepted-survivors.json'), 'utf8'),
)
let unexplained = 0
let open = 0
for (const suite of suites) {
  if (options.only !== undefined && !suite.file.startsWith(options.only)) continue
  const { file, killed, survived, invalid, open: left } = await runSuite(suite)
  const surprises = survived.filter((mutant) => reasonOf(file, mutant, accepted) === undefined)
  for (const { line, match, description } of surprises)
    console.log(`survived  ${file}:${line}  ${match}  ${description}`)
  for (const { line, description } of invalid)
    console.log(`does not compile  ${file}:${line}  ${description}`)
  console.log(
    `${file}: ${killed.length} killed, ${survived.length} survived (${survived.length - surprises.length} with a reason), ${invalid.length} did not compile, ${left.length} not tried yet`,
  )
  unexplained += surprises.length
  open += left.length
}

// Several runs, each of some collections, may have tried them all.
const everything = await Promise.all(
  suites.map(async (suite) => resultOf(suite.file, rulesMutants(await sourceOf(suite)), state, allCases)),
)
const untried = everything.reduce((sum, result) => sum + result.open.length, 0)
const isGreen = await Promise.all(
  suites.map(async (suite) => state.outcome(await sourceOf(suite), allCases) === 'green'),
)
if (untried > 0) console.log(`Of all mutants ${untried} are still to be tried: run it again to go on.`)
else if (isGreen.includes(false))
  console.log('Not all cases were tried on the rules as they are: run it again to go on.')
else {
  const day = new Date().toISOString().slice(0, 10)
  await writeFile(path.join(root, 'docs/rules-mutants.md'), rulesMutantReport(everything, accepted, day))
}
process.exitCode = unexplained > 0 ? 1 : open > 0 ? 2 : 0
