import { readFile } from 'node:fs/promises'
import { parseArgs } from 'node:util'
import { firestoreCases } from '../rules/cases/firestore-cases'
import { photoCases } from '../rules/cases/photo-cases'
import { type RulesCase, runCase, WrongOutcome } from '../rules/rules-case'
import { openWorld, type RulesTexts, type World } from '../rules/world'
import { type AcceptedSurvivor, isSame } from './mutant-report'
import { matchesBelow, type RulesMutant, rulesMutants, rulesSurvivor } from './rules-mutants'

/**
 * Shows that the rules' tests notice every mistake: makes each mistake in turn and runs the tests on it until one is
 * red. Needs the Firestore and Storage emulators: `npm run rules:mutants`.
 *
 * Collections that are named (`-- grants notes`) are tried alone, with their own cases and those of what lies below: a survivor of such a run may still be
 * noticed by the cases of another collection, but nothing that is found is lost by it.
 */
const { values: options, positionals: parts } = parseArgs({
  allowPositionals: true,
  options: {
    only: { type: 'string' },
    workers: { type: 'string', default: '4' },
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

async function runSuite({ file, texts, cases: all, workers }: Suite): Promise<number> {
  const source = await readFile(new URL(`../../${file}`, import.meta.url), 'utf8')
  const areas = parts.flatMap((part) => [part, ...matchesBelow(source, part)])
  const cases = parts.length === 0 ? all : all.filter(({ area }) => areas.includes(area))
  const queue = rulesMutants(source).filter(({ match }) => parts.length === 0 || parts.includes(match))
  if (queue.length === 0) return 0
  const total = queue.length
  const survivors: RulesMutant[] = []
  const invalid: RulesMutant[] = []
  let done = 0
  const work = async (worker: number) => {
    const world = await openWorld(`demo-amhs-mutants-${worker}`, texts(source))
    try {
      const red = worker === 0 ? await redCase(world, cases) : null
      if (red) throw new Error(`${file}: “${red.name}” is red without any mistake`)
      let last: RulesCase | null = null
      for (let mutant = queue.shift(); mutant; mutant = queue.shift()) {
        const compiled = await world.load(texts(mutant.text)).then(
          () => true,
          () => false,
        )
        if (compiled) {
          const killer = await redCase(world, inLikelyOrder(cases, mutant, last))
          if (killer) last = killer
          else survivors.push(mutant)
          if (options.verbose)
            console.log(`${file}:${mutant.line} ${mutant.description}: ${killer?.name ?? 'SURVIVED'}`)
        } else invalid.push(mutant)
        done += 1
        if (done % 25 === 0)
          console.log(`… ${file}: ${done} of ${total} mutants, ${survivors.length} survived`)
      }
    } finally {
      await world.load(texts(source))
      await world.close()
    }
  }
  await Promise.all(Array.from({ length: workers }, (_, worker) => work(worker)))
  const accepted: readonly AcceptedSurvivor[] = JSON.parse(
    await readFile(new URL('accepted-survivors.json', import.meta.url), 'utf8'),
  )
  const unexplained = survivors.filter(
    (mutant) => !accepted.some((known) => isSame(known, rulesSurvivor(file, mutant))),
  )
  for (const { line, match, description } of unexplained)
    console.log(`survived  ${file}:${line}  ${match}  ${description}`)
  for (const { line, description } of invalid)
    console.log(`does not compile  ${file}:${line}  ${description}`)
  const killed = total - survivors.length - invalid.length
  console.log(
    `${file}: ${killed} killed, ${survivors.length} survived (${survivors.length - unexplained.length} with a reason), ${invalid.length} did not compile`,
  )
  return unexplained.length
}

let survived = 0
for (const suite of suites) {
  if (options.only === undefined || suite.file.startsWith(options.only)) survived += await runSuite(suite)
}
process.exitCode = survived > 0 ? 1 : 0
