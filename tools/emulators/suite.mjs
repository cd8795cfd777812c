import { spawn } from 'node:child_process'
import {
  cpSync,
  createWriteStream,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { requireFreePorts } from '../ports.mjs'
import { endTree } from '../processes.mjs'
import { step } from '../progress.mjs'
import { appConfig, emulatorConfig, emulatorEnvironment, functionsSettings } from './config.mjs'
import { firebaseProgram } from './engine.mjs'

// For the suite as a whole, and for each function as well: on a busy machine the emulator's own 30 seconds are over before
// a function runs, and it then never answers the call.
const slowestStart = 120_000

/**
 * @typedef {import('./config.mjs').Service} Service
 * @typedef {import('../ports.mjs').Ports} Ports
 * @typedef {object} Suite
 * @property {Record<string, string>} environment where programs find the emulators
 * @property {string} logFile everything that firebase-tools and the functions print
 * @property {Promise<number>} ended settles with the exit code when the suite ends, expected or not
 */

/**
 * Starts the emulators with the production rules and waits until all of them answer.
 * @param {object} options
 * @param {string} options.root
 * @param {Exclude<import('./engine.mjs').Engine, { missing: string }>} options.engine
 * @param {Ports} options.ports
 * @param {readonly Service[]} options.services
 * @param {string} options.projectId begins with `demo-`
 * @param {import('../lifetime.mjs').Lifetime} options.lifetime ends the suite, also while it is starting
 * @param {boolean} [options.withOwnSettings] whether the functions also read the developer's functions/.env files
 * @param {boolean} [options.withChat] whether the assistant asks the stand-in for an AI provider
 * @returns {Promise<Suite>}
 * @throws {Error} when a port is taken, an emulator does not start, or no function could be loaded
 */
export async function startSuite({
  root,
  engine,
  ports,
  services,
  projectId,
  lifetime,
  withOwnSettings = false,
  withChat = false,
}) {
  if (!projectId.startsWith('demo-'))
    throw new Error(`The emulators only run with a demo- project, not ${projectId}`)
  const { ui, vite, chat, ...needed } = ports
  await requireFreePorts({ ...needed, ...(engine.hasInterface ? { ui } : {}), ...(withChat ? { chat } : {}) })
  const { folder, configFile } = prepareRun({
    root,
    engine,
    ports,
    services,
    projectId,
    withOwnSettings,
    withChat,
  })
  const logFile = path.join(folder, 'emulators.log')
  const log = createWriteStream(logFile)
  // Suites that run side by side would empty each other's stored files. Short, since sockets with limited names go here.
  const temporary = mkdtempSync(path.join(tmpdir(), 'amhs-'))
  const words = [
    'emulators:start',
    '--config',
    configFile,
    '--project',
    projectId,
    '--only',
    services.join(','),
  ]
  const child = spawn(process.execPath, [firebaseProgram(root), ...words], {
    cwd: folder,
    env: {
      ...engine.environment,
      TMPDIR: temporary,
      TEMP: temporary,
      TMP: temporary,
      FORCE_COLOR: '0',
      METADATA_SERVER_DETECTION: 'none',
      FUNCTIONS_DISCOVERY_TIMEOUT: String(slowestStart / 1000),
      ...settingsOf(ports, withChat),
    },
    stdio: ['ignore', 'pipe', 'pipe'],
    detached: true, // Ctrl-C reaches only this program, which then stops the suite in order
  })
  child.stdout.pipe(log)
  child.stderr.pipe(log)
  /** @type {Promise<number>} */
  const ended = new Promise((resolve) => child.once('close', (code) => resolve(code ?? 1)))
  lifetime.add(async () => {
    await endTree(child)
    rmSync(configFile, { force: true })
    rmSync(temporary, { recursive: true, force: true })
  })
  await step('Starting the emulators', () => untilReady(child, ended, logFile))
  if (services.includes('functions')) await requireFunctions(ports, logFile)
  return { environment: emulatorEnvironment(ports, services, projectId), logFile, ended }
}

/**
 * The functions read settings from their environment too, for code that does not use parameters.
 * @param {Ports} ports
 * @param {boolean} withChat
 */
function settingsOf(ports, withChat) {
  return Object.fromEntries(
    functionsSettings(ports, withChat)
      .trim()
      .split('\n')
      .map((line) => /** @type {[string, string]} */ (line.split(/=(.*)/s, 2))),
  )
}

/** Writes what the run reads: its configuration, the served files and the functions' settings. */
function prepareRun({ root, engine, ports, services, projectId, withOwnSettings, withChat }) {
  const relative = path.posix.join('.cache', `run-${ports.hosting}`)
  const folder = path.join(root, relative)
  rmSync(folder, { recursive: true, force: true })
  const publicFolder = path.posix.join(relative, 'public')
  mkdirSync(path.join(root, publicFolder), { recursive: true })
  if (services.includes('hosting')) {
    cpSync(path.join(root, 'web/dist'), path.join(root, publicFolder), { recursive: true })
  }
  writeFileSync(path.join(root, publicFolder, 'app-config.json'), JSON.stringify(appConfig(ports, projectId)))
  const settings = path.posix.join(relative, 'functions-settings')
  mkdirSync(path.join(root, settings))
  const own = withOwnSettings
    ? ['.env', '.env.local'].map((name) => readIfThere(path.join(root, 'functions', name)))
    : []
  writeFileSync(path.join(root, settings, '.env'), [...own, functionsSettings(ports, withChat)].join('\n'))
  const production = JSON.parse(readFileSync(path.join(root, 'firebase.json'), 'utf8'))
  const { hasInterface } = engine
  const config = emulatorConfig(production, {
    ports,
    services,
    publicFolder,
    functionsSettings: settings,
    hasInterface,
  })
  // firebase-tools takes the configuration's folder for the project's, and nothing outside it.
  const configFile = path.join(root, `firebase.run-${ports.hosting}.json`)
  writeFileSync(configFile, JSON.stringify(config, null, 2))
  return { folder, configFile }
}

/** @param {string} file */
function readIfThere(file) {
  return existsSync(file) ? readFileSync(file, 'utf8') : ''
}

/**
 * @param {import('node:child_process').ChildProcess} child
 * @param {Promise<number>} ended
 * @param {string} logFile
 */
async function untilReady(child, ended, logFile) {
  let seen = ''
  const ready = new Promise((resolve) => {
    child.stdout?.on('data', (data) => {
      seen = (seen + data).slice(-4000)
      if (seen.includes('All emulators ready')) resolve(undefined)
    })
  })
  let clock
  const late = new Promise((_, reject) => {
    clock = setTimeout(() => reject(failure('did not start in time', logFile)), slowestStart)
  })
  const early = ended.then((code) => {
    throw failure(`ended with code ${code} while starting`, logFile)
  })
  try {
    await Promise.race([ready, late, early])
  } finally {
    clearTimeout(clock)
  }
}

/** @param {string} what @param {string} logFile */
function failure(what, logFile) {
  const lines = readFileSync(logFile, 'utf8').trim().split('\n')
  return new Error(`The emulators ${what}. Last lines of ${logFile}:\n${lines.slice(-12).join('\n')}`)
}

/**
 * firebase-tools starts happily without a single function when their code cannot be loaded.
 * @param {Ports} ports
 * @param {string} logFile
 */
async function requireFunctions(ports, logFile) {
  const answer = await fetch(`http://127.0.0.1:${ports.functions}/backends`)
  const { backends } = /** @type {{ backends: { functionTriggers: unknown[] }[] }} */ (await answer.json())
  if (!backends.some((backend) => backend.functionTriggers.length > 0)) {
    throw failure('loaded no function', logFile)
  }
}
