// npm test [-- part …]: runs the parts named (all without a name), and ends with one line that sums everything up.
// Runs on ports of its own beside a running npm start.
import { readFileSync, rmSync } from 'node:fs'
import path from 'node:path'
import { CleanupStack } from './cleanup-stack'
import { commandLine } from './command-line'
import { startBackend } from './emulators/backend'
import type { Service } from './emulators/config'
import { warmUp } from './emulators/warm-up'
import { planPorts, testPortBase } from './ports'
import { seconds } from './progress'
import { chromiumEnvironment } from './testing/chromium'
import { allParts, chooseParts, inTurns, type Part, servicesFor } from './testing/parts'
import { runPart } from './testing/run-part'
import { type Outcome, sumUp, tableOf } from './testing/summary'

const root = path.dirname(import.meta.dirname)
const usage = `npm test [-- part …] [--port-base 16000], or npm run test:rules and its like
Runs the parts named, all without a name: check, unit, budgets, rules, functions, browser.
  --port-base N   other ports, from N on`
type Environment = Readonly<Record<string, string>>

/** @param outcomes filled part by part */
async function main(cleanup: CleanupStack, outcomes: Outcome[]): Promise<void> {
  const { values, positionals } = commandLine(usage, {
    allowPositionals: true,
    options: { 'port-base': { type: 'string', default: String(testPortBase) } },
  })
  const { scripts } = JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8'))
  const parts = chooseParts(allParts(scripts), positionals)
  rmSync(path.join(root, '.cache/test-results'), { recursive: true, force: true })
  const browser = parts.some((part) => part.needsBrowser) ? await chromiumEnvironment() : {}
  const turns = inTurns(parts)
  const needsBackend = (turn: readonly Part[]) => turn.some((part) => part.services.length > 0)
  let backend: Promise<Environment> | undefined
  for (const [index, turn] of turns.entries()) {
    // Starting them takes one core for a while: it begins beside the turn before the first that needs them, though not beside
    // the build, whose files they serve and would build as well.
    const builds = turn.some((part) => part.name === 'build')
    if (!backend && !builds && turns.slice(index, index + 2).some(needsBackend)) {
      backend = startForTests(cleanup, servicesFor(parts), values['port-base'])
      // Whatever fails is thrown where the backend is needed.
      backend.catch(() => undefined)
      // A function's first call waits a second or two for its process: they start while the rules are tested.
      if (parts.some(({ callsFunctions }) => callsFunctions)) backend.then(warmUp, () => undefined)
    }
    const environment = { ...browser, ...(needsBackend(turn) ? await backend : {}) }
    // The first one shows what it is doing; the output of the others would run into it.
    const running = turn.map((part, at) => runPart(part, { root, environment, isQuiet: at > 0 }))
    outcomes.push(...(await Promise.all(running)))
  }
}

/** Starts everything that stands behind the app, with the demonstration data. */
async function startForTests(
  cleanup: CleanupStack,
  services: readonly Service[],
  portBase: string,
): Promise<Environment> {
  const { environment } = await startBackend({
    root,
    cleanup,
    ports: planPorts(portBase),
    services,
    projectId: 'demo-amhs-test',
    withSeeds: true,
    withChat: services.includes('functions'),
  })
  return environment
}

const begin = Date.now()
const cleanup = new CleanupStack()
cleanup.endAtSignal(130)
const outcomes: Outcome[] = []
try {
  await main(cleanup, outcomes)
} catch (error) {
  if (!cleanup.isEnding) {
    console.error(error instanceof Error ? error.message : error)
    outcomes.push({ name: 'set-up', passed: 0, failed: 1, skipped: 0, milliseconds: Date.now() - begin })
  }
}
await cleanup.end()
console.log(`\n${tableOf(outcomes)}\n${seconds(Date.now() - begin)} in all`)
const { passed, failed } = sumUp(outcomes)
console.log(`${passed} passed, ${failed} failed`)
process.exit(failed === 0 && passed > 0 ? 0 : 1)
