import { createHash, randomUUID } from 'node:crypto'
import {
  chmodSync,
  existsSync,
  mkdirSync,
  readFileSync,
  realpathSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { createRequire } from 'node:module'
import os from 'node:os'
import path from 'node:path'
import { run } from '../processes.mjs'
import { step } from '../progress.mjs'
import { findJava, oldestJava } from './java.mjs'

/** The first JDK that warns about protobuf's memory access, which firebase-tools would show as an error in the rules. */
const firstWarningJava = 24
const engineInSdk = 'platform/cloud-firestore-emulator/cloud-firestore-emulator.jar'

/**
 * What the emulators need on this machine: variables to start firebase-tools with, and whether its web UI can be had;
 * or, in one sentence, why they cannot run here.
 * @typedef {{ environment: NodeJS.ProcessEnv, hasInterface: boolean } | { missing: string }} Engine
 */

/**
 * Prepares the emulators: firebase-tools' own programs where they are downloaded or can be, otherwise the rules and
 * Firestore engine of an installed Google Cloud SDK.
 * @param {string} root the project's folder, with node_modules
 * @returns {Promise<Engine>}
 */
export async function prepareEngine(root) {
  const java = await findJava()
  if (java === undefined)
    return { missing: `No Java ${oldestJava} or newer found (JAVA_HOME, PATH, installed JDKs)` }
  const offered = ownPrograms(root)
  if (offered.isDownloaded || (await canDownload(offered.address))) {
    const environment = withJava(root, java)
    const failure = await download(root, environment, offered)
    if (failure === undefined) return { environment, hasInterface: existsSync(offered.interfaceFolder) }
  }
  const engine = findCloudSdkEngine(process.env)
  if (engine === undefined) {
    return {
      missing:
        'No Firestore emulator: it cannot be downloaded, and no Google Cloud SDK with cloud-firestore-emulator is installed',
    }
  }
  if (!java.hasCompiler)
    return { missing: `Java ${java.version} has no compiler (javac): install a JDK ${oldestJava} or newer` }
  return { environment: await buildOffline(root, java, engine), hasInterface: false }
}

/** What firebase-tools would download, and where it keeps it. @param {string} root */
function ownPrograms(root) {
  const details = createRequire(path.join(root, 'package.json'))(
    'firebase-tools/lib/emulator/downloadableEmulatorInfo.json',
  )
  const folder = process.env.FIREBASE_EMULATORS_PATH ?? path.join(os.homedir(), '.cache/firebase/emulators')
  /** @param {{ downloadPathRelativeToCacheDir: string }} entry */
  const file = (entry) => path.join(folder, entry.downloadPathRelativeToCacheDir)
  return {
    isDownloaded: existsSync(file(details.firestore)) && existsSync(file(details.storage)),
    interfaceFolder: path.join(
      folder,
      path.dirname(path.dirname(details.ui.main.binaryPathRelativeToCacheDir)),
    ),
    address: details.firestore.remoteUrl,
  }
}

/** @param {string} address */
async function canDownload(address) {
  try {
    return (await fetch(address, { method: 'HEAD', signal: AbortSignal.timeout(5000) })).ok
  } catch {
    return false
  }
}

/**
 * @param {string} root
 * @param {NodeJS.ProcessEnv} environment
 * @param {ReturnType<typeof ownPrograms>} offered
 * @returns {Promise<unknown>} why it failed, undefined when Firestore and Storage are there
 */
async function download(root, environment, offered) {
  const names = [
    ...(offered.isDownloaded ? [] : ['firestore', 'storage']),
    ...(existsSync(offered.interfaceFolder) ? [] : ['ui']),
  ]
  for (const name of names) {
    const failure = await step(`Downloading the ${name} emulator`, () =>
      run(process.execPath, [firebaseProgram(root), `setup:emulators:${name}`], {
        cwd: root,
        env: environment,
        quiet: true,
      }),
    ).then(
      () => undefined,
      (error) => error,
    )
    if (failure !== undefined && name !== 'ui') return failure
  }
  return undefined
}

/** The command line program of firebase-tools. @param {string} root @returns {string} path of a Node script */
export function firebaseProgram(root) {
  return path.join(root, 'node_modules/firebase-tools/lib/bin/firebase.js')
}

/**
 * Looks for Google's Firestore emulator in an installed Google Cloud SDK.
 * @param {NodeJS.ProcessEnv} environment
 * @returns {string | undefined} the jar
 */
export function findCloudSdkEngine(environment) {
  const gcloud = (environment.PATH ?? '')
    .split(path.delimiter)
    .map((folder) => path.join(folder, 'gcloud'))
    .find((file) => existsSync(file))
  const folders = [
    environment.CLOUDSDK_ROOT_DIR,
    gcloud && path.dirname(path.dirname(realpathSync(gcloud))),
    '/usr/lib/google-cloud-sdk',
    '/usr/share/google-cloud-sdk',
    '/opt/google-cloud-sdk',
    '/opt/homebrew/share/google-cloud-sdk',
    path.join(os.homedir(), 'google-cloud-sdk'),
  ]
  return folders
    .flatMap((folder) => (folder ? [path.join(folder, engineInSdk)] : []))
    .find((file) => existsSync(file))
}

/**
 * What the emulators' Java is told: the quick compiler alone and the simple collector. They run for minutes, in which the
 * thorough compiler costs more than it gains (a third of their processor time in the rules tests).
 */
const javaFlags = ['-XX:TieredStopAtLevel=1', '-XX:+UseSerialGC']

/**
 * A folder with a `java` that starts the chosen one quickly and quietly, first on PATH.
 * @param {string} root
 * @param {{ home: string, version: number }} java
 * @returns {NodeJS.ProcessEnv}
 */
function withJava(root, java) {
  const quiet = java.version >= firstWarningJava ? ['--sun-misc-unsafe-memory-access=allow'] : []
  const flags = [...javaFlags, ...quiet].join(' ')
  const folder = path.join(root, '.cache/emulators', `java-${nameOf(`${java.home} ${flags}`)}`)
  const program = path.join(folder, 'java')
  if (!existsSync(program)) {
    mkdirSync(folder, { recursive: true })
    const draft = `${program}.${randomUUID()}`
    writeFileSync(draft, `#!/bin/sh\nexec '${path.join(java.home, 'bin/java')}' ${flags} "$@"\n`)
    chmodSync(draft, 0o755)
    renameSync(draft, program)
  }
  return { ...process.env, JAVA_HOME: java.home, PATH: `${folder}${path.delimiter}${process.env.PATH ?? ''}` }
}

/** A short name for a text that is as unique as the text. @param {string | Buffer} text */
function nameOf(text) {
  return createHash('sha256').update(text).digest('hex').slice(0, 16)
}

/**
 * Builds the two small jars that let firebase-tools start Google's engine, once per engine and Java.
 * @param {string} root
 * @param {{ home: string, version: number }} java
 * @param {string} engine the jar of the Google Cloud SDK
 * @returns {Promise<NodeJS.ProcessEnv>}
 */
async function buildOffline(root, java, engine) {
  const source = path.join(root, 'tools/emulators/StorageRulesRuntime.java')
  const { size, mtimeMs } = statSync(engine)
  const key = nameOf([readFileSync(source, 'utf8'), engine, size, mtimeMs, java.home].join('\n'))
  const folder = path.join(root, '.cache/emulators', `offline-${key}`)
  if (!existsSync(folder)) {
    await step('Building the offline emulators', () => buildJars(java, engine, source, folder))
  }
  return {
    ...withJava(root, java),
    FIRESTORE_EMULATOR_BINARY_PATH: path.join(folder, 'firestore.jar'),
    STORAGE_EMULATOR_BINARY_PATH: path.join(folder, 'storage-rules.jar'),
  }
}

/**
 * @param {{ home: string }} java
 * @param {string} engine
 * @param {string} source
 * @param {string} folder where the jars end; appears only when complete
 */
async function buildJars(java, engine, source, folder) {
  const draft = `${folder}.${randomUUID()}`
  const classes = path.join(draft, 'classes')
  mkdirSync(classes, { recursive: true })
  const tool = (/** @type {string} */ name) => path.join(java.home, 'bin', name)
  const compile = [
    '--release',
    String(oldestJava),
    '-proc:none',
    '-implicit:none',
    '-cp',
    engine,
    '-d',
    classes,
    source,
  ]
  await run(tool('javac'), compile, { quiet: true })
  /** @type {[string, string, string[]][]} */
  const jars = [
    ['firestore', 'com.google.cloud.datastore.emulator.firestore.CloudFirestore', []],
    ['storage-rules', 'StorageRulesRuntime', ['-C', classes, '.']],
  ]
  for (const [name, mainClass, content] of jars) {
    const manifest = path.join(draft, `${name}.mf`)
    writeFileSync(manifest, manifestText(mainClass, engine))
    const words = ['--create', '--file', path.join(draft, `${name}.jar`), '--manifest', manifest, ...content]
    await run(tool('jar'), words, { quiet: true })
  }
  try {
    renameSync(draft, folder)
  } catch (error) {
    rmSync(draft, { recursive: true, force: true })
    if (!existsSync(folder)) throw error // otherwise another run was quicker
  }
}

/**
 * The manifest of a jar that starts a class of another jar. Lines of a manifest hold at most 72 bytes; a longer one goes
 * on after a line break and a space.
 * @param {string} mainClass
 * @param {string} engine absolute path of the other jar
 * @returns {string}
 */
export function manifestText(mainClass, engine) {
  const address = new URL(`file:${engine}`).href.replace('file:///', 'file:/')
  return [`Main-Class: ${mainClass}`, `Class-Path: ${address}`]
    .map((line) => `${line.replace(/(.{70})(?=.)/g, '$1\n ')}\n`)
    .join('')
}
