// npm test [-- part …]: prepares what the tests need, runs the parts named (all without a name), and ends with one line
// that sums everything up. Runs on ports of its own beside a running npm start.
import { rmSync } from 'node:fs'
import path from 'node:path'
import { readCommandLine } from './command-line.mjs'
import { startBackend } from './emulators/backend.mjs'
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
  let environment = parts.some((part) => part.needsBrowser) ? await chromiumEnvironment() : {}
  const services = servicesFor(parts)
  let isBackendUp = false
  for (const turn of inTurns(parts)) {
    if (turn.some((part) => part.services.length > 0) && !isBackendUp) {
      const ports = planPorts(portBase)
      const suite = await startBackend({
        root,
        lifetime,
        ports,
        services,
        projectId,
        withSeeds: true,
        withChat: services.includes('functions'),
      })
      environment = { ...environment, ...suite.environment }
      isBackendUp = true
    }
    const environmentOfTurn = { ...process.env, ...environment }
    outcomes.push(...(await Promise.all(turn.map((part) => runPart(root, part, environmentOfTurn)))))
  }
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
