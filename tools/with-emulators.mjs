// node tools/with-emulators.mjs [--only auth,firestore,…] [--port-base N] [--project demo-x] [--seed] [--browser] -- command …
// Runs a command beside the emulators with the production rules, and ends with the command's exit code. With --browser a
// Chromium is found or installed, and named in AMHS_CHROMIUM.
import { spawn } from 'node:child_process'
import path from 'node:path'
import { readCommandLine } from './command-line.mjs'
import { startBackend } from './emulators/backend.mjs'
import { allServices } from './emulators/config.mjs'
import { prepare } from './install.mjs'
import { Lifetime } from './lifetime.mjs'
import { planPorts, testPortBase } from './ports.mjs'
import { endTree } from './processes.mjs'
import { chromiumEnvironment } from './testing/chromium.mjs'

const root = path.dirname(import.meta.dirname)

/**
 * @param {Lifetime} lifetime
 * @returns {Promise<number>} the command's exit code
 */
async function main(lifetime) {
  const {
    command,
    only = allServices,
    portBase = testPortBase,
    project,
    seed,
    browser,
  } = readCommandLine(process.argv.slice(2))
  const [program, ...words] = command
  if (program === undefined) throw new Error('Name the command to run after --')
  const unknown = only.filter((name) => !allServices.some((service) => service === name))
  if (unknown.length > 0)
    throw new Error(`Unknown emulator ${unknown.join(', ')}; there are ${allServices.join(', ')}`)
  await prepare(root)
  const chromium = browser ? await chromiumEnvironment() : {}
  const { environment } = await startBackend({
    root,
    lifetime,
    ports: planPorts(portBase),
    services: allServices.filter((service) => only.includes(service)),
    projectId: project ?? 'demo-amhs-test',
    withSeeds: seed,
    withChat: only.includes('functions'),
  })
  const child = spawn(program, words, {
    stdio: 'inherit',
    env: { ...process.env, ...environment, ...chromium },
  })
  lifetime.add(() => endTree(child))
  return new Promise((resolve, reject) => {
    child.once('error', reject)
    child.once('close', (code) => resolve(code ?? 1))
  })
}

const lifetime = new Lifetime()
lifetime.endAtSignal({ code: 130 })
const code = await main(lifetime).catch((error) => {
  if (!lifetime.isEnding) console.error(error instanceof Error ? error.message : error)
  return 1
})
await lifetime.end()
process.exit(code)
