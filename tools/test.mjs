// npm test [-- part …]: prepares what the tests need, runs the parts named (all without a name), and ends with one line
// that sums everything up. Runs on ports of its own beside a running npm start.
import { rmSync } from 'node:fs'
import path from 'node:path'
import { readCommandLine } from './command-line.mjs'
import { startBackend } from './emulators/backend.mjs'
import { warmUp } from './emulators/warm-up.mjs'
import { prepare } from './install.mjs'
import { Lifetime } from './lifetime.mjs'
import { planPorts, testPortBase } from './ports.mjs'
import { seconds } from './progress.mjs'
import { chromiumEnvironment } from './testing/chromium.mjs'
import { chooseParts, inTurns, servicesFor } from './testing/parts.mjs'
import { runPart } from './testing/run-part.mjs'
import { sumUp, tableOf } from './testing/summary.mjs'

const root = path.dirname(import.meta.dirname)
const projectId = 'demo-amhs-test'

/**
 * @param {Lifetime} lifetime
 * @param {import('./testing/summary.mjs').Outcome[]} outcomes filled part by part
 */
async function main(lifetime, outcomes) {
  const { names, portBase = testPortBase } = readCommandLine(process.argv.slice(2))
  const parts = chooseParts(names)
  await prepare(root)
  rmSync(path.join(root, '.cache/test-results'), { recursive: true, force: true })
  const browser = parts.some((part) => part.needsBrowser) ? await chromiumEnvironment() : {}
  const services = servicesFor(parts)
  const turns = inTurns(parts)
  const needsBackend = (/** @type {typeof parts} */ turn) => turn.some((part) => part.services.length > 0)
  /** @type {Promise<Record<string, string>> | undefined} */
  let backend
  for (const [index, turn] of turns.entries()) {
    // Starting them takes one core for a while: it begins beside the turn before the first that needs them.
    if (!backend && turns.slice(index, index + 2).some(needsBackend)) {
      backend = startForTests(lifetime, services, portBase)
      // Whatever fails is thrown where the backend is needed.
      backend.catch(() => undefined)
      // A function's first call waits a second or two for its process: they start while the rules are tested.
      if (parts.some(({ callsFunctions }) => callsFunctions)) backend.then(warmUp, () => undefined)
    }
    const environmentOfTurn = { ...process.env, ...browser, ...(needsBackend(turn) ? await backend : {}) }
    // The first one shows what it is doing; the output of the others would run into it.
    const running = turn.map((part, at) => runPart(root, part, environmentOfTurn, { quiet: at > 0 }))
    outcomes.push(...(await Promise.all(running)))
  }
}

/**
 * Starts everything that stands behind the app, with the demonstration data.
 * @param {Lifetime} lifetime
 * @param {import('./emulators/config.mjs').Service[]} services
 * @param {number} portBase
 * @returns {Promise<Record<string, string>>} where the tests find it
 */
async function startForTests(lifetime, services, portBase) {
  const suite = await startBackend({
    root,
    lifetime,
    ports: planPorts(portBase),
    services,
    projectId,
    withSeeds: true,
    withChat: services.includes('functions'),
  })
  return suite.environment
}

const begin = Date.now()
const lifetime = new Lifetime()
lifetime.endAtSignal({ code: 130 })
/** @type {import('./testing/summary.mjs').Outcome[]} */
const outcomes = []
try {
  await main(lifetime, outcomes)
} catch (error) {
  if (!lifetime.isEnding) {
    console.error(error instanceof Error ? error.message : error)
    outcomes.push({ name: 'set-up', passed: 0, failed: 1, skipped: 0, milliseconds: Date.now() - begin })
  }
}
await lifetime.end()
console.log(`\n${tableOf(outcomes)}\n${seconds(Date.now() - begin)} in all`)
const { passed, failed } = sumUp(outcomes)
console.log(`${passed} passed, ${failed} failed`)
process.exit(failed === 0 && passed > 0 ? 0 : 1)
