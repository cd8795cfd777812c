import { readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { fingerprint } from '../../tools/build'
import { firestoreCases } from '../rules/cases/firestore-cases'
import { photoCases } from '../rules/cases/photo-cases'
import { type RulesCase, runCase, WrongOutcome } from '../rules/rules-case'
import { openWorld, type RulesTexts, type World } from '../rules/world'
import type { AcceptedSurvivor } from './mutant-report'
import { reasonOf, rulesMutantReport } from './rules-mutant-report'
import { allCases, RulesMutantState, type RulesResult, resultOf, scopeOf } from './rules-mutant-state'
import { matchesBelow, type RulesMutant, rulesMutants } from './rules-mutants'

/**
 * Shows that the rules' tests notice every mistake: makes each mistake in turn and runs the tests on it until one is
 * red. Needs the Firestore and Storage emulators: `npm run rules:mutants`. Each verdict is kept at once in `.cache/mutants`, so that a run that
 * ends early, by its minutes or by Ctrl-C, goes on where it was. Once all were tried, docs/rules-mutants.md is written.
 *
 * Collections that are named (`-- grants notes`) are tried alone, with their own cases and those of what lies below: a survivor of such a run may still be
 * noticed by the cases of another collection, but nothing that is found is lost by it.
 */
const { values: options, positionals: parts } = parseArgs({
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
}

const suites: readonly Suite[] = [
  {
    file: 'firestore.rules',
    texts: (firestore) => ({ firestore }),
    cases: firestoreCases,
    workers: Number(options.workers),
  },
  { file: 'storage.rules', texts: (storage) => ({ storage }), cases: photoCases, workers: 1 },
]

const root = path.resolve(import.meta.dirname, '../..')
// What the rules say, what is tried on them, and the limits and schemas that the cases take from the domain.
const state = new RulesMutantState(
  path.join(root, '.cache/mutants'),
  fingerprint(root, [
    'firestore.rules',
    'storage.rules',
    'tests/rules',
    'domain/src/documents',
    'domain/src/forms',
  ]),
)
const scope = scopeOf(parts)
const endsAt = Date.now() + Number(options.minutes) * 60_000

/** The case that is red on these rules, or null where all are green. */
async function redCase(world: World, cases: readonly RulesCase[]): Promise<RulesCase | null> {
  for (const one of cases) {
    try {
      await runCase(world, one)
    } catch (error) {
      if (error instanceof WrongOutcome) return one
      throw error
    }
  }
  return null
}

/** Cases of the mutant's own part first, beginning shortly before the one that found the mutant before it. */
function inLikelyOrder(
  cases: readonly RulesCase[],
  mutant: RulesMutant,
  last: RulesCase | null,
): readonly RulesCase[] {
  const own = cases.filter(({ area }) => area === mutant.match)
  const others = cases.filter(({ area }) => area !== mutant.match)
  const start = Math.max(0, last ? own.indexOf(last) - 3 : 0)
  return [...own.slice(start), ...own.slice(0, start), ...others]
}

const sourceOf = ({ file }: Suite) => readFile(path.join(root, file), 'utf8')

/** Tries the mutants of one file that no run has tried. */
async function runSuite(suite: Suite): Promise<RulesResult> {
  const { file, texts, cases: all, workers } = suite
  const source = await sourceOf(suite)
  const areas = parts.flatMap((part) => [part, ...matchesBelow(source, part)])
  const cases = parts.length === 0 ? all : all.filter(({ area }) => areas.includes(area))
  const wanted = rulesMutants(source).filter(({ match }) => parts.length === 0 || parts.includes(match))
  const queue = [...resultOf(file, wanted, state, scope).open]
  if (queue.length < wanted.length)
    console.log(`${file}: ${wanted.length - queue.length} of ${wanted.length} mutants were tried before`)
  if (queue.length === 0) return resultOf(file, wanted, state, scope)
  const total = queue.length
  let done = 0
  const work = async (worker: number) => {
    const world = await openWorld(`demo-amhs-mutants-${worker}`, texts(source))
    try {
      if (worker === 0 && state.outcome(source, scope) === undefined) {
        const red = await redCase(world, cases)
        if (red) throw new Error(`${file}: “${red.name}” is red without any mistake`)
        state.add(source, 'green', scope)
      }
      let last: RulesCase | null = null
      for (let mutant = queue.shift(); mutant && Date.now() < endsAt; mutant = queue.shift()) {
        const compiled = await world.load(texts(mutant.text)).then(
          () => true,
          () => false,
        )
        if (compiled) {
          const killer = await redCase(world, inLikelyOrder(cases, mutant, last))
          if (killer) last = killer
          state.add(mutant.text, killer ? 'killed' : 'survived', scope)
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
  }
  await Promise.all(Array.from({ length: workers }, (_, worker) => work(worker)))
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
if (untried > 0) console.log(`Of all mutants ${untried} are still to be tried: run it again to go on.`)
else {
  const day = new Date().toISOString().slice(0, 10)
  await writeFile(path.join(root, 'docs/rules-mutants.md'), rulesMutantReport(everything, accepted, day))
}
process.exitCode = unexplained > 0 ? 1 : open > 0 ? 2 : 0
