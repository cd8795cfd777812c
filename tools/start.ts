// npm start [-- --port-base N] [-- --keep] [-- --local]: installs, builds and serves the whole product on this machine, on the
// emulators; --keep keeps their data for the next start, --local serves the app alone, in local mode.
// npm run dev: the same with Vite's server and hot reload in place of the build.
import path from 'node:path'
import { demoAccounts, demoPassword } from '../demonstration/demo-accounts'
import { buildWhenChanged } from './build'
import { CleanupStack } from './cleanup-stack'
import { commandLine } from './command-line'
import { startDevelopmentServer } from './development-server'
import { startBackend } from './emulators/backend'
import { allServices, appConfig } from './emulators/config'
import { NoEmulatorsError } from './emulators/engine'
import { keptData, keptFolder } from './emulators/kept-data'
import { startSuite } from './emulators/suite'
import { writeGeneratedFiles } from './generated-files'
import { planPorts, requireFreePorts } from './ports'

const root = path.dirname(import.meta.dirname)
const projectId = 'demo-amhs'
const host = 'http://127.0.0.1'

const usage = `npm start [-- --port-base 7000] [--keep] [--local]
npm run dev [-- the same]
Installs, builds and serves the whole product on this machine, on the Firebase emulators; dev: with hot reload.
  --port-base N   other ports, from N on (tools/ports.ts)
  --keep          keeps the emulators' data for the next start with --keep
  --local         the app alone, in local mode, without a backend`

async function main(cleanup: CleanupStack): Promise<void> {
  const { values } = commandLine(usage, {
    options: {
      dev: { type: 'boolean' },
      keep: { type: 'boolean' },
      local: { type: 'boolean' },
      'port-base': { type: 'string' },
    },
  })
  if (values.keep && values.local) throw new Error('--local has no emulators whose data --keep could keep')
  const ports = planPorts(values['port-base'])
  const isDevelopment = values.dev ?? false
  const appPort = isDevelopment ? ports.vite : ports.hosting
  writeGeneratedFiles()
  if (isDevelopment) await requireFreePorts({ vite: ports.vite })
  const serve = { root, cleanup, ports, projectId }
  const develop = { root, cleanup, port: ports.vite }

  const serveLocally = async () => {
    const app = { backend: 'none' } as const
    if (isDevelopment) await startDevelopmentServer({ ...develop, app })
    else {
      await buildWhenChanged(root, 'web')
      await startSuite({ ...serve, services: ['hosting'], app }, { environment: {}, hasInterface: false })
    }
    console.log(`\n  App (local mode)  ${host}:${appPort}\n\n  Ctrl-C stops it.\n`)
    await new Promise(() => {}) // Ctrl-C ends the program
  }

  if (values.local) return serveLocally()
  try {
    const services = allServices.filter((service) => service !== 'hosting' || !isDevelopment)
    const kept = values.keep ? keptData(path.join(root, keptFolder)) : undefined
    const suite = await startBackend({
      ...serve,
      services,
      withSeeds: true,
      withHistory: true,
      withOwnSettings: true,
      ...(kept && { kept }),
    })
    if (isDevelopment) await startDevelopmentServer({ ...develop, app: appConfig(ports, projectId) })
    console.log(`
  Accessible Mental Health Support is running.

  App            ${host}:${appPort}
  Sent mail      ${host}:${ports.inbox}
  Log            ${path.relative(root, suite.logFile)}

  Demo accounts, all with the password ${demoPassword}
${demoAccounts.map(({ email }) => `    ${email}`).join('\n')}

  Ctrl-C stops everything${kept ? ' and keeps the data for the next start with --keep' : ''}.
`)
    await suite.ended
    if (!cleanup.isEnding) throw new Error(`The emulators have ended unexpectedly; see ${suite.logFile}`)
  } catch (error) {
    if (!(error instanceof NoEmulatorsError)) throw error
    console.log(`${error.message}: serving the app in local mode, without accounts on a server.`)
    await serveLocally()
  }
}

const cleanup = new CleanupStack()
cleanup.endAtSignal(0, 'Stopping…')
await main(cleanup).catch(async (error: unknown) => {
  if (cleanup.isEnding) return
  console.error(error instanceof Error ? error.message : error)
  await cleanup.end()
  process.exit(1)
})
// A signal is ending the program and decides its exit code.
await cleanup.end()
