import { readFileSync } from 'node:fs'
import path from 'node:path'
import { changeMode } from '../../web/src/platform/session'
import { openWorld, type World } from './world'

/** Nobody listens here: the functions have no part in these tests, and must not act on what the tests leave behind. */
const closedPort = 9

/**
 * Lets the app's own code find the emulators as it does in a browser, by asking the site for its configuration. Every
 * other request goes where it is sent. The documents are kept under a project id of their own, with the production rules.
 */
export async function openHostedApp(projectId: string): Promise<World> {
  const rules = readFileSync(path.resolve(import.meta.dirname, '../../firestore.rules'), 'utf8')
  const world = await openWorld(projectId, { firestore: rules })
  const ports = {
    auth: portOf(process.env.FIREBASE_AUTH_EMULATOR_HOST),
    firestore: portOf(process.env.FIRESTORE_EMULATOR_HOST),
    storage: portOf(process.env.FIREBASE_STORAGE_EMULATOR_HOST),
    functions: closedPort,
  }
  const throughNetwork = globalThis.fetch
  vi.stubGlobal('fetch', (...request: Parameters<typeof fetch>) =>
    request[0] === '/app-config.json'
      ? Promise.resolve(Response.json({ backend: 'emulators', projectId, ports }))
      : throughNetwork(...request),
  )
  changeMode('hosted')
  return world
}

function portOf(host: string | undefined): number {
  return Number(host?.split(':').at(-1))
}
