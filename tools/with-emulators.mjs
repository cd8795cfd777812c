// node tools/with-emulators.mjs [--only auth,firestore,…] [--port-base N] [--project demo-x] -- command …
// Runs a command beside the emulators with the production rules, and ends with the command's exit code.
import { spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import path from 'node:path'
import { buildWhenChanged } from './build.mjs'
import { readCommandLine } from './command-line.mjs'
import { allServices } from './emulators/config.mjs'
import { prepareEngine } from './emulators/engine.mjs'
import { startSuite } from './emulators/suite.mjs'
import { startMailCatcher } from './mail/catcher.mjs'
import { planPorts, testPortBase } from './ports.mjs'
import { endTree } from './processes.mjs'

const root = path.dirname(import.meta.dirname)

/** @returns {Promise<number>} the command's exit code */
async function main() {
  const line = readCommandLine(process.argv.slice(2))
  const [program, ...words] = line.command
  if (program === undefined) throw new Error('Name the command to run after --')
  const services = chooseServices(line.only)
  const engine = await prepareEngine(root)
  if ('missing' in engine) throw new Error(engine.missing)
  if (services.includes('functions')) await buildWhenChanged(root, 'functions')
  if (services.includes('hosting')) await buildWhenChanged(root, 'web')
  const ports = planPorts(line.portBase ?? testPortBase)
  const mail = await startMailCatcher({ smtp: ports.smtp, inbox: ports.inbox })
  const projectId = line.project ?? 'demo-amhs-test'
  const suite = await startSuite({ root, engine, ports, services, projectId }).catch(async (error) => {
    await mail.stop()
    throw error
  })
  const child = spawn(program, words, { stdio: 'inherit', env: { ...process.env, ...suite.environment } })
  const interrupted = () => endTree(child)
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, interrupted)
  try {
    return await new Promise((resolve, reject) => {
      child.once('error', reject)
      child.once('close', (code) => resolve(code ?? 1))
    })
  } finally {
    await suite.stop()
    await mail.stop()
  }
}

/**
 * @param {readonly string[] | undefined} only
 * @returns {import('./emulators/config.mjs').Service[]} those asked for, or all that can be built
 */
function chooseServices(only) {
  const unknown = only?.filter((name) => !allServices.some((service) => service === name)) ?? []
  if (unknown.length > 0)
    throw new Error(`Unknown emulator ${unknown.join(', ')}; there are ${allServices.join(', ')}`)
  if (only !== undefined) return allServices.filter((service) => only.includes(service))
  const sources = { functions: 'functions/build.mjs', hosting: 'web/build.mjs' }
  return allServices.filter((service) => {
    const source = service === 'functions' || service === 'hosting' ? sources[service] : undefined
    return source === undefined || existsSync(path.join(root, source))
  })
}

main().then(
  (code) => process.exit(code),
  (error) => {
    console.error(error instanceof Error ? error.message : error)
    process.exit(1)
  },
)
