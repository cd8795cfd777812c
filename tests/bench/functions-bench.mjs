// npm run bench:functions: how long a fresh instance takes to import each function, beside an empty callable measured in
// the same run, in turn. Names those that take more than 1.3 times as long; exits 1 for them with `--strict`.
import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { commandLine } from '../../tools/command-line'

const usage = `npm run bench:functions [-- --strict]
Measures how long a fresh instance takes to import each function, beside an empty callable. BENCH_ROUNDS=3 is how often.
  --strict   ends with 1 where one takes too long`
const { values } = commandLine(usage, { options: { strict: { type: 'boolean', default: false } } })

/** How many times as long as the empty callable an import may take. */
const budgetTimes = 1.3
const { strict } = values
const rounds = Number(process.env.BENCH_ROUNDS ?? 3)

const root = fileURLToPath(new URL('../..', import.meta.url))
const bundle = path.join(root, 'functions/lib/index.js')
const empty = path.join(root, 'tests/bench/empty-callable.mjs')
const sourceProbe = `
const startedAt = performance.now()
const loaded = await import(process.argv[2])
const took = performance.now() - startedAt
if (typeof loaded[process.env.FUNCTION_TARGET] !== 'function') throw new Error('no such function')
console.log(took)
`

/** @param {string} probe @param {string} file @param {string} name @returns {number} milliseconds in a new process */
function importTime(probe, file, name) {
  const deployed = { K_SERVICE: name.toLowerCase(), FIREBASE_CONFIG: '{}', DEMO_FUNCTIONS: 'true' }
  const env = { ...process.env, ...deployed, FUNCTION_TARGET: name }
  const { stdout, stderr, status } = spawnSync(process.execPath, [probe, pathToFileURL(file).href], { env })
  if (status !== 0) throw new Error(`${name}: ${stderr}`)
  return Number(String(stdout).trim())
}

/** @param {number[]} numbers */
const median = (numbers) =>
  numbers.toSorted((one, other) => one - other)[Math.floor(numbers.length / 2)] ?? Number.NaN

const built = spawnSync(process.execPath, [path.join(root, 'functions/build.mjs')], { stdio: 'pipe' })
if (built.status !== 0) throw new Error(String(built.stderr))
const { default: _none, ...functions } = await import(pathToFileURL(bundle).href)
const folder = mkdtempSync(path.join(root, 'functions/lib/bench-'))
try {
  const probe = path.join(folder, 'probe.mjs')
  writeFileSync(probe, sourceProbe)
  const names = Object.keys(functions)
  // The first import of all reads the disk; it would be held against whoever comes first.
  importTime(probe, empty, 'empty')
  importTime(probe, bundle, names[0] ?? '')
  const times = new Map(['empty', ...names].map((name) => [name, /** @type {number[]} */ ([])]))
  for (let round = 0; round < rounds; round += 1) {
    for (const [name, list] of times) list.push(importTime(probe, name === 'empty' ? empty : bundle, name))
  }
  const base = median(times.get('empty') ?? [])
  const rows = [...times].map(([name, list]) => ({
    function: name,
    'median ms': Math.round(median(list)),
    'slowest ms': Math.round(Math.max(...list)),
    'times empty': Number((median(list) / base).toFixed(2)),
  }))
  console.table(rows)
  const late = rows.filter((row) => row['times empty'] > budgetTimes)
  console.log(
    `${rows.length} imports, at most ${budgetTimes} times the empty one each; above it: ${late.map((row) => row.function).join(', ') || 'none'}`,
  )
  process.exitCode = strict && late.length > 0 ? 1 : 0
} finally {
  rmSync(folder, { recursive: true, force: true })
}
