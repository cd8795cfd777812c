import { cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import path from 'node:path'

/**
 * Serves the built app without any backend, with the headers and rewrites of firebase.json, by the same server that
 * the Hosting emulator uses.
 * @param {string} root
 * @param {number} port on 127.0.0.1
 * @returns {Promise<{ stop: () => Promise<void> }>}
 * @throws {Error} when the port is taken
 */
export async function serveWithoutBackend(root, port) {
  const folder = path.join(root, '.cache', `run-${port}`, 'public')
  rmSync(folder, { recursive: true, force: true })
  mkdirSync(folder, { recursive: true })
  cpSync(path.join(root, 'web/dist'), folder, { recursive: true })
  writeFileSync(path.join(folder, 'app-config.json'), JSON.stringify({ backend: 'none' }))
  const { hosting } = JSON.parse(readFileSync(path.join(root, 'firebase.json'), 'utf8'))
  const firebaseTools = createRequire(path.join(root, 'node_modules/firebase-tools/package.json'))
  const config = { ...hosting, public: path.relative(root, folder) }
  const application = firebaseTools('superstatic').server({
    port,
    hostname: '127.0.0.1',
    config,
    cwd: root,
    compression: true,
  })
  /** @type {import('node:http').Server} */
  const server = await new Promise((resolve, reject) => {
    const listening = application.listen(() => resolve(listening))
    listening.once('error', reject)
  })
  return {
    stop: () => {
      server.closeAllConnections()
      return new Promise((resolve) => server.close(() => resolve(undefined)))
    },
  }
}
