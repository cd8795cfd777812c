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
import type { Readable } from 'node:stream'
import { execa } from 'execa'
import type { CleanupStack } from '../cleanup-stack'
import { type Ports, requireFreePorts } from '../ports'
import { endInOrder, endTree } from '../processes'
import { step } from '../progress'
import {
  type AppConfig,
  emulatorConfig,
  emulatorEnvironment,
  functionsSettings,
  type Service,
  suitePorts,
} from './config'
import { type Engine, firebaseProgram } from './engine'
import { type KeptData, keptFolder, longestExport } from './kept-data'

// For the suite as a whole, and for each function as well: on a busy machine the emulator's own 30 seconds are over before
// a function runs, and it then never answers the call. Only there to end a start that hangs.
const longestStart = 300_000

export interface SuiteOptions {
  readonly root: string
  readonly ports: Ports
  readonly services: readonly Service[]
  /** Begins with `demo-`. */
  readonly projectId: string
  /** What the app is told in /app-config.json. */
  readonly app: AppConfig
  /** Ends the suite, also while it is starting. */
  readonly cleanup: CleanupStack
  /** Whether the functions also read the developer's functions/.env files. */
  readonly withOwnSettings?: boolean
  /** Whether the assistant asks the stand-in for an AI provider. */
  readonly withChat?: boolean
  /** The data of an earlier start, and where this one writes its own at the end; without it they are new each time. */
  readonly kept?: KeptData
}

export interface Suite {
  /** Where programs find the emulators. */
  readonly environment: Record<string, string>
  /** Everything that firebase-tools and the functions print. */
  readonly logFile: string
  /** Settles when the suite ends, expected or not. */
  readonly ended: Promise<void>
}

/**
 * Starts the emulators with the production rules and waits until all of them answer.
 *
 * By `emulators:start`, not `emulators:exec`: `npm test` starts them beside parts that do not need them, and their output
 * goes to a file instead of between the lines of the tests.
 * @throws Error when a port is taken, an emulator does not start, or no function could be loaded
 */
export async function startSuite(options: SuiteOptions, engine: Engine): Promise<Suite> {
  const { root, ports, services, projectId, cleanup, withChat = false, kept } = options
  if (!projectId.startsWith('demo-'))
    throw new Error(`The emulators only run with a demo- project, not ${projectId}`)
  await requireFreePorts(suitePorts(ports, services, engine.hasInterface))
  const { folder, configFile } = prepareRun(options, engine)
  const logFile = path.join(folder, 'emulators.log')
  // Suites that run side by side would empty each other's stored files. Short, since sockets with limited names go here.
  const temporary = mkdtempSync(path.join(tmpdir(), 'amhs-'))
  const places = ['--config', configFile, '--project', projectId, '--only', services.join(',')]
  const data = kept?.arguments ?? []
  const suite = execa(process.execPath, [firebaseProgram(root), 'emulators:start', ...places, ...data], {
    cwd: folder,
    env: {
      ...engine.environment,
      TMPDIR: temporary,
      TEMP: temporary,
      TMP: temporary,
      FORCE_COLOR: '0',
      METADATA_SERVER_DETECTION: 'none',
      FUNCTIONS_DISCOVERY_TIMEOUT: String(longestStart / 1000),
      // For code of the functions that does not use parameters.
      ...functionsSettings(ports, withChat),
    },
    stdin: 'ignore',
    all: true,
    buffer: false,
    reject: false,
    detached: true, // Ctrl-C reaches only this program, which then stops the suite in order
    ...endInOrder,
    ...(kept && { forceKillAfterDelay: longestExport }),
  })
  suite.all.pipe(createWriteStream(logFile))
  cleanup.defer(async () => {
    await endTree(suite)
    if (kept)
      console.log(
        kept.wasWritten()
          ? `The data are kept in ${keptFolder}.`
          : `The data could not be kept; see ${logFile}`,
      )
    rmSync(configFile, { force: true })
    rmSync(temporary, { recursive: true, force: true })
  })
  await step('Starting the emulators', () => untilReady(suite, logFile))
  if (services.includes('functions')) await requireFunctions(ports, logFile)
  const environment = emulatorEnvironment(ports, services, projectId)
  return { environment, logFile, ended: suite.then(() => undefined) }
}

/** Writes what the run reads: its configuration, the served files and the functions' settings. */
function prepareRun(
  { root, ports, services, app, withOwnSettings, withChat = false }: SuiteOptions,
  { hasInterface }: Engine,
) {
  const relative = path.posix.join('.cache', `run-${ports.hosting}`)
  const folder = path.join(root, relative)
  rmSync(folder, { recursive: true, force: true })
  const publicFolder = path.posix.join(relative, 'public')
  mkdirSync(path.join(root, publicFolder), { recursive: true })
  if (services.includes('hosting')) {
    cpSync(path.join(root, 'web/dist'), path.join(root, publicFolder), { recursive: true })
  }
  writeFileSync(path.join(root, publicFolder, 'app-config.json'), JSON.stringify(app))
  const settingsFolder = path.posix.join(relative, 'functions-settings')
  mkdirSync(path.join(root, settingsFolder))
  const ownFiles = withOwnSettings ? ['functions/.env', 'functions/.env.local'] : []
  const settings = [
    ...ownFiles
      .map((name) => path.join(root, name))
      .filter((file) => existsSync(file))
      .map((file) => readFileSync(file, 'utf8')),
    ...Object.entries(functionsSettings(ports, withChat)).map(([name, value]) => `${name}=${value}`),
  ]
  writeFileSync(path.join(root, settingsFolder, '.env'), `${settings.join('\n')}\n`)
  const production = JSON.parse(readFileSync(path.join(root, 'firebase.json'), 'utf8'))
  const run = { ports, services, publicFolder, functionsSettings: settingsFolder, hasInterface }
  // firebase-tools takes the configuration's folder for the project's, and nothing outside it.
  const configFile = path.join(root, `firebase.run-${ports.hosting}.json`)
  writeFileSync(configFile, JSON.stringify(emulatorConfig(production, run), null, 2))
  return { folder, configFile }
}

interface RunningSuite extends PromiseLike<{ readonly exitCode?: number }> {
  readonly all: Readable
}

async function untilReady(suite: RunningSuite, logFile: string): Promise<void> {
  let seen = ''
  let isReady = false
  const ready = new Promise<void>((resolve) => {
    suite.all.on('data', (data) => {
      seen = (seen + data).slice(-4000)
      if (!seen.includes('All emulators ready')) return
      isReady = true
      resolve()
    })
  })
  let clock: NodeJS.Timeout | undefined
  const late = new Promise<never>((_, reject) => {
    clock = setTimeout(() => reject(failure('did not start in time', logFile)), longestStart)
  })
  const early = suite.then(({ exitCode }) => {
    if (!isReady) throw failure(`ended with code ${exitCode} while starting`, logFile)
  })
  try {
    await Promise.race([ready, late, early])
  } finally {
    clearTimeout(clock)
  }
}

function failure(what: string, logFile: string): Error {
  const lines = readFileSync(logFile, 'utf8').trim().split('\n')
  return new Error(`The emulators ${what}. Last lines of ${logFile}:\n${lines.slice(-12).join('\n')}`)
}

/** firebase-tools starts happily without a single function when their code cannot be loaded. */
async function requireFunctions(ports: Ports, logFile: string): Promise<void> {
  const answer = await fetch(`http://127.0.0.1:${ports.functions}/backends`)
  const { backends }: { backends: { functionTriggers: unknown[] }[] } = await answer.json()
  if (!backends.some((backend) => backend.functionTriggers.length > 0)) {
    throw failure('loaded no function', logFile)
  }
}
