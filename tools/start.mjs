// npm start [-- --port-base N] [-- --local]: installs, builds and serves the whole product on this machine, on the
// emulators; --local serves the app alone, in local mode.
// npm run dev: the same with Vite's server and hot reload in place of the build.
import path from 'node:path'
import { buildWhenChanged } from './build.mjs'
import { readCommandLine } from './command-line.mjs'
import { startDevelopmentServer } from './development-server.mjs'
import { NoEmulatorsError, startBackend } from './emulators/backend.mjs'
import { allServices } from './emulators/config.mjs'
import { prepare } from './install.mjs'
import { Lifetime } from './lifetime.mjs'
import { planPorts, requireFreePorts } from './ports.mjs'
import { serveWithoutBackend } from './web-server.mjs'
import { localModeText, welcomeText } from './welcome.mjs'

const root = path.dirname(import.meta.dirname)
const projectId = 'demo-amhs'

/**
 * @param {Lifetime} lifetime
 * @returns {Promise<void>} settles when the emulators have ended by themselves
 */
async function main(lifetime) {
  const { development, isLocal, portBase } = readCommandLine(process.argv.slice(2))
  const ports = planPorts(portBase)
  const { ui, vite, chat, ...needed } = ports
  await requireFreePorts({ ...needed, ...(development ? { vite } : {}) })
  await prepare(root)
  if (isLocal) return serveLocally(lifetime, ports, development)
  const services = allServices.filter((service) => service !== 'hosting' || !development)
  const withOwnSettings = true
  try {
    const suite = await startBackend({
      root,
      lifetime,
      ports,
      services,
      projectId,
      withSeeds: true,
      withOwnSettings,
    })
    if (development) await startDevelopmentServer({ root, ports, projectId, lifetime })
    console.log(welcomeText({ ports, development, logFile: path.relative(root, suite.logFile) }))
    await suite.ended
    if (!lifetime.isEnding) throw new Error(`The emulators have ended unexpectedly; see ${suite.logFile}`)
  } catch (error) {
    if (!(error instanceof NoEmulatorsError)) throw error
    console.log(`${error.message}: serving the app in local mode, without accounts on a server.`)
    await serveLocally(lifetime, ports, development)
  }
}

/**
 * Without a backend: the app alone, until Ctrl-C.
 * @param {Lifetime} lifetime
 * @param {import('./ports.mjs').Ports} ports
 * @param {boolean} development
 */
async function serveLocally(lifetime, ports, development) {
  if (development) {
    await startDevelopmentServer({ root, ports, lifetime })
  } else {
    await buildWhenChanged(root, 'web')
    const server = await serveWithoutBackend(root, ports.hosting)
    lifetime.add(server.stop)
  }
  console.log(localModeText(development ? ports.vite : ports.hosting))
  await new Promise(() => {}) // Ctrl-C ends the program
}

const lifetime = new Lifetime()
lifetime.endAtSignal({ code: 0, notice: 'Stopping…' })
await main(lifetime).catch(async (error) => {
  if (lifetime.isEnding) return
  console.error(error instanceof Error ? error.message : error)
  await lifetime.end()
  process.exit(1)
})
// A signal is ending the program and decides its exit code.
await lifetime.end()
