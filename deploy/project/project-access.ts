import { existsSync } from 'node:fs'
import { createRequire } from 'node:module'
import os from 'node:os'
import path from 'node:path'
import { defaultPorts } from '../../tools/ports'
import { accessFailure, type Target } from './access-failure'
import { aliasesIn } from './aliases'
import { type Aliases, isPlaceholder, placeholderFault } from './project-id'

type Environment = Record<string, string | undefined>

const root = path.resolve(import.meta.dirname, '../..')

const emulatorPorts = {
  FIREBASE_AUTH_EMULATOR_HOST: defaultPorts.auth,
  FIRESTORE_EMULATOR_HOST: defaultPorts.firestore,
}

/**
 * The project that a command is to change: `--project` with an id or an alias of .firebaserc, otherwise GCLOUD_PROJECT. A `demo-`
 * project lives in the emulators; their addresses are those of `npm start`, unless the environment names others.
 * @param usage how the command is called, for whoever named no project
 * @throws Error in a sentence for the terminal
 */
export function chosenTarget(
  chosen: string | undefined,
  environment: Environment,
  aliases: Aliases,
  usage: string,
): Target {
  const name = chosen ?? environment.GCLOUD_PROJECT ?? environment.GOOGLE_CLOUD_PROJECT
  if (!name) throw new Error(`Say which project: ${usage}`)
  const projectId = aliases[name] ?? name
  if (isPlaceholder(projectId)) throw new Error(placeholderFault(name))
  const named = Object.keys(emulatorPorts).filter((variable) => environment[variable])
  if (projectId.startsWith('demo-')) {
    const addresses = Object.entries(emulatorPorts).map(
      ([variable, port]) => environment[variable] ?? `127.0.0.1:${port}`,
    )
    return { projectId, emulators: addresses }
  }
  if (named.length > 0)
    throw new Error(
      `${projectId} is a real project, but ${named.join(' and ')} would send this to the emulators. Unset that, or name a demo- project.`,
    )
  return { projectId }
}

/** Where `gcloud auth application-default login` puts its credentials. */
function cloudCredentials(environment: Environment): string {
  const folder =
    environment.CLOUDSDK_CONFIG ??
    (environment.APPDATA
      ? path.join(environment.APPDATA, 'gcloud')
      : path.join(os.homedir(), '.config/gcloud'))
  return path.join(folder, 'application_default_credentials.json')
}

/**
 * Lets Google's library use the account of `npx firebase login` where the machine has no other credentials. By the same code
 * with which firebase-tools hands that account to its emulators.
 */
async function useFirebaseLogin(projectId: string, environment: Environment): Promise<void> {
  if (environment.GOOGLE_APPLICATION_CREDENTIALS || existsSync(cloudCredentials(environment))) return
  const load = createRequire(path.join(root, 'package.json'))
  const account: unknown = load('firebase-tools/lib/auth').getGlobalDefaultAccount()
  if (!account) return
  const file: string | undefined = await load('firebase-tools/lib/defaultCredentials').getCredentialPathAsync(
    account,
  )
  if (!file) return
  environment.GOOGLE_APPLICATION_CREDENTIALS = file
  // Whose quota a person's own credentials use has to be said.
  environment.GOOGLE_CLOUD_QUOTA_PROJECT ??= projectId
}

/** Without any, the database's library ends the program with an error of its own that nobody can catch. */
async function requireCredentials(): Promise<void> {
  const { applicationDefault } = await import('firebase-admin/app')
  await applicationDefault().getAccessToken()
}

/**
 * Runs a command against a project, with the credentials that there are, and says in one sentence what went wrong.
 * @param work is given the project's id; only then may Google's libraries be asked for anything
 */
export async function withProject(
  chosen: string | undefined,
  usage: string,
  work: (projectId: string) => Promise<void>,
): Promise<void> {
  let target: Target | undefined
  try {
    target = chosenTarget(chosen, process.env, aliasesIn(root), usage)
    const { projectId, emulators } = target
    if (emulators) {
      const [auth, firestore] = emulators
      Object.assign(process.env, {
        FIREBASE_AUTH_EMULATOR_HOST: auth,
        FIRESTORE_EMULATOR_HOST: firestore,
        METADATA_SERVER_DETECTION: 'none',
      })
    } else {
      await useFirebaseLogin(projectId, process.env)
      await requireCredentials()
    }
    process.env.GCLOUD_PROJECT = projectId
    await work(projectId)
  } catch (error) {
    console.error(target ? accessFailure(error, target) : error instanceof Error ? error.message : error)
    process.exitCode = 1
  }
}
