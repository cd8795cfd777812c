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
import { execa } from 'execa'
import { step } from '../progress'
import { findJava, type Java, oldestJava } from './java'

/** What the emulators need on this machine. */
export interface Engine {
  /** Variables to start firebase-tools with, besides those of this process. */
  readonly environment: Readonly<Record<string, string>>
  /** Whether the emulators' web UI can be had. */
  readonly hasInterface: boolean
}

/** This machine cannot run the emulators; the message says in one sentence what is missing. */
export class NoEmulatorsError extends Error {}

/** The first JDK that warns about protobuf's memory access, which firebase-tools would show as an error in the rules. */
const firstWarningJava = 24
const engineInSdk = 'platform/cloud-firestore-emulator/cloud-firestore-emulator.jar'

/**
 * Prepares the emulators: firebase-tools' own programs where they are downloaded or can be, otherwise the rules and
 * Firestore engine of an installed Google Cloud SDK.
 * @param root the project's folder, with node_modules
 * @throws NoEmulatorsError
 */
export async function prepareEngine(root: string): Promise<Engine> {
  const java = await findJava()
  if (java === undefined) {
    throw new NoEmulatorsError(`No Java ${oldestJava} or newer found (JAVA_HOME, PATH, installed JDKs)`)
  }
  const environment = withJava(root, java)
  const offered = ownPrograms(root)
  if (offered.isDownloaded || (await canDownload(offered.address))) {
    if (await download(root, environment, offered)) {
      return { environment, hasInterface: existsSync(offered.interfaceFolder) }
    }
  }
  const engine = findCloudSdkEngine(process.env)
  if (engine === undefined) {
    throw new NoEmulatorsError(
      'No Firestore emulator: it cannot be downloaded, and no Google Cloud SDK with cloud-firestore-emulator is installed',
    )
  }
  if (!java.hasCompiler) {
    throw new NoEmulatorsError(
      `Java ${java.version} has no compiler (javac): install a JDK ${oldestJava} or newer`,
    )
  }
  const jars = await buildOffline(root, java, engine)
  return { environment: { ...environment, ...jars }, hasInterface: false }
}

/** What firebase-tools would download, and where it keeps it. */
function ownPrograms(root: string) {
  const details = createRequire(path.join(root, 'package.json'))(
    'firebase-tools/lib/emulator/downloadableEmulatorInfo.json',
  )
  const folder = process.env.FIREBASE_EMULATORS_PATH ?? path.join(os.homedir(), '.cache/firebase/emulators')
  const file = (entry: { downloadPathRelativeToCacheDir: string }) =>
    path.join(folder, entry.downloadPathRelativeToCacheDir)
  return {
    isDownloaded: existsSync(file(details.firestore)) && existsSync(file(details.storage)),
    interfaceFolder: path.join(
      folder,
      path.dirname(path.dirname(details.ui.main.binaryPathRelativeToCacheDir)),
    ),
    address: details.firestore.remoteUrl,
  }
}

async function canDownload(address: string): Promise<boolean> {
  try {
    return (await fetch(address, { method: 'HEAD', signal: AbortSignal.timeout(5000) })).ok
  } catch {
    return false
  }
}

/** @returns whether Firestore and Storage are there; the web UI is only an extra */
async function download(
  root: string,
  environment: Readonly<Record<string, string>>,
  { isDownloaded, interfaceFolder }: ReturnType<typeof ownPrograms>,
): Promise<boolean> {
  const get = async (name: string) => {
    const work = () =>
      execa(process.execPath, [firebaseProgram(root), `setup:emulators:${name}`], {
        cwd: root,
        env: environment,
        reject: false,
      })
    return !(await step(`Downloading the ${name} emulator`, work)).failed
  }
  if (!isDownloaded && !((await get('firestore')) && (await get('storage')))) return false
  if (!existsSync(interfaceFolder)) await get('ui')
  return true
}

/** The command line program of firebase-tools, a Node script. */
export function firebaseProgram(root: string): string {
  return path.join(root, 'node_modules/firebase-tools/lib/bin/firebase.js')
}

/** Looks for Google's Firestore emulator, a jar, in an installed Google Cloud SDK. */
function findCloudSdkEngine(environment: NodeJS.ProcessEnv): string | undefined {
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

/** A folder with a `java` that starts the chosen one quickly and quietly, first on PATH. */
function withJava(root: string, java: Java): Record<string, string> {
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
  return { JAVA_HOME: java.home, PATH: `${folder}${path.delimiter}${process.env.PATH ?? ''}` }
}

/** A short name for a text that is as unique as the text. */
function nameOf(text: string): string {
  return createHash('sha256').update(text).digest('hex').slice(0, 16)
}

/** Builds the two small jars that let firebase-tools start Google's engine, once per engine and Java. */
async function buildOffline(root: string, java: Java, engine: string): Promise<Record<string, string>> {
  const source = path.join(root, 'tools/emulators/StorageRulesRuntime.java')
  const { size, mtimeMs } = statSync(engine)
  const key = nameOf([readFileSync(source, 'utf8'), engine, size, mtimeMs, java.home].join('\n'))
  const folder = path.join(root, '.cache/emulators', `offline-${key}`)
  if (!existsSync(folder)) {
    await step('Building the offline emulators', () => buildJars(java, engine, source, folder))
  }
  return {
    FIRESTORE_EMULATOR_BINARY_PATH: path.join(folder, 'firestore.jar'),
    STORAGE_EMULATOR_BINARY_PATH: path.join(folder, 'storage-rules.jar'),
  }
}

/** @param folder where the jars end; appears only when complete */
async function buildJars(java: Java, engine: string, source: string, folder: string): Promise<void> {
  const draft = `${folder}.${randomUUID()}`
  const classes = path.join(draft, 'classes')
  mkdirSync(classes, { recursive: true })
  const tool = (name: string) => path.join(java.home, 'bin', name)
  const settings = ['--release', String(oldestJava), '-proc:none', '-implicit:none']
  await execa(tool('javac'), [...settings, '-cp', engine, '-d', classes, source])
  const jars: readonly (readonly [string, string, readonly string[]])[] = [
    ['firestore', 'com.google.cloud.datastore.emulator.firestore.CloudFirestore', []],
    ['storage-rules', 'StorageRulesRuntime', ['-C', classes, '.']],
  ]
  for (const [name, mainClass, content] of jars) {
    const manifest = path.join(draft, `${name}.mf`)
    writeFileSync(manifest, manifestText(mainClass, engine))
    const jar = path.join(draft, `${name}.jar`)
    await execa(tool('jar'), ['--create', '--file', jar, '--manifest', manifest, ...content])
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
 * @param engine absolute path of the other jar
 */
export function manifestText(mainClass: string, engine: string): string {
  const address = new URL(`file:${engine}`).href.replace('file:///', 'file:/')
  return [`Main-Class: ${mainClass}`, `Class-Path: ${address}`]
    .map((line) => `${line.replace(/(.{70})(?=.)/g, '$1\n ')}\n`)
    .join('')
}
