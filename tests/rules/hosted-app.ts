import { readFileSync } from 'node:fs'
import path from 'node:path'
import { createElement } from 'react'
import { createRoot } from 'react-dom/client'
import { MemoryRouter } from 'react-router-dom'
import { SessionParts } from '../../web/src/app/session-parts'
import { changeMode } from '../../web/src/platform/session'
import { openWorld, type World } from './world'

/** Nobody listens here: the functions have no part in these tests, and must not act on what the tests leave behind. */
const closedPort = 9

/** What the shell mounts for accounts: reactfire's providers, and the listener that makes the session. */
function mountSession(): () => void {
  const root = createRoot(document.body.appendChild(document.createElement('div')))
  root.render(createElement(MemoryRouter, null, createElement(SessionParts)))
  return () => root.unmount()
}

/**
 * Lets the app's own code find the emulators as it does in a browser, by asking the site for its configuration. Every
 * other request goes where it is sent. The documents are kept under a project id of their own, with the production rules.
 * Sign-in only signs in, so the part of the shell that makes the session stands on the page as it does in the app.
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
  const unmount = mountSession()
  return {
    ...world,
    close() {
      unmount()
      return world.close()
    },
  }
}

function portOf(host: string | undefined): number {
  return Number(host?.split(':').at(-1))
}
