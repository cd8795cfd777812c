// npm run with-emulators -- [--only auth,firestore,…] [--port-base N] [--project demo-x] [--seed] [--browser] -- command …
// Runs a command beside the emulators with the production rules, and ends with the command's exit code. With --browser a
// Chromium is found or installed, and named in AMHS_CHROMIUM.
import path from 'node:path'
import { execa } from 'execa'
import { CleanupStack } from './cleanup-stack'
import { commandLine } from './command-line'
import { startBackend } from './emulators/backend'
import { allServices } from './emulators/config'
import { planPorts, testPortBase } from './ports'
import { endInOrder, endTree } from './processes'
import { chromiumEnvironment } from './testing/chromium'

const root = path.dirname(import.meta.dirname)

const usage = `npm run with-emulators -- [--only auth,firestore] [--seed] [--browser] [--port-base N] [--project demo-x] -- command …
Runs a command beside a fresh suite of emulators, and ends with the command's exit code.
  --only NAMES    some of ${allServices.join(',')}
  --seed          with the demonstration data
  --browser       finds or installs a Chromium, and names it in AMHS_CHROMIUM
  --port-base N   other ports, from N on
  --project NAME  the name of the suite's project, which begins with demo-`

/** @returns the command's exit code */
async function main(cleanup: CleanupStack): Promise<number> {
  const { values, positionals } = commandLine(usage, {
    allowPositionals: true,
    options: {
      only: { type: 'string', default: allServices.join(',') },
      'port-base': { type: 'string', default: String(testPortBase) },
      project: { type: 'string', default: 'demo-amhs-test' },
      seed: { type: 'boolean', default: false },
      browser: { type: 'boolean', default: false },
    },
  })
  const [program, ...words] = positionals
  if (program === undefined) throw new Error(`Name the command to run after --\n\n${usage}`)
  // Whoever asks how a command is called does not need what it runs beside.
  if (words.includes('--help')) {
    const asked = await execa(program, words, { stdio: 'inherit', reject: false, preferLocal: true })
    return asked.exitCode ?? 1
  }
  const only = values.only.split(',')
  const unknown = only.filter((name) => !allServices.some((service) => service === name))
  if (unknown.length > 0)
    throw new Error(`Unknown emulator ${unknown.join(', ')}; there are ${allServices.join(', ')}`)
  const chromium = values.browser ? await chromiumEnvironment() : {}
  const { environment } = await startBackend({
    root,
    cleanup,
    ports: planPorts(values['port-base']),
    services: allServices.filter((service) => only.includes(service)),
    projectId: values.project,
    withSeeds: values.seed,
    withChat: only.includes('functions'),
  })
  const env = { ...environment, ...chromium }
  const command = execa(program, words, {
    stdio: 'inherit',
    env,
    reject: false,
    preferLocal: true,
    ...endInOrder,
  })
  cleanup.defer(() => endTree(command))
  const result = await command
  if (result.exitCode === undefined) console.error(result.shortMessage)
  return result.exitCode ?? 1
}

const cleanup = new CleanupStack()
cleanup.endAtSignal(130)
const code = await main(cleanup).catch((error: unknown) => {
  if (!cleanup.isEnding) console.error(error instanceof Error ? error.message : error)
  return 1
})
await cleanup.end()
process.exit(code)
