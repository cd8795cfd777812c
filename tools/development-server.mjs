import { spawn } from 'node:child_process'
import { watch } from 'node:fs'
import path from 'node:path'
import { buildWhenChanged } from './build.mjs'
import { appConfig } from './emulators/config.mjs'
import { endTree } from './processes.mjs'

const quietTime = 300

/**
 * Starts Vite's server with hot reload; with a backend it also builds the functions again when their sources change,
 * which the Functions emulator then loads.
 * @param {object} options
 * @param {string} options.root
 * @param {import('./ports.mjs').Ports} options.ports
 * @param {string} [options.projectId] of the running emulators; without it the app runs in local mode
 * @param {import('./lifetime.mjs').Lifetime} options.lifetime
 * @returns {Promise<void>} settles once the server answers
 * @throws {Error} when it does not start
 */
export async function startDevelopmentServer({ root, ports, projectId, lifetime }) {
  const config = projectId === undefined ? { backend: 'none' } : appConfig(ports, projectId)
  const program = path.join(root, 'node_modules/vite/bin/vite.js')
  const words = [
    '--host',
    '127.0.0.1',
    '--port',
    String(ports.vite),
    '--strictPort',
    '--clearScreen',
    'false',
  ]
  const child = spawn(process.execPath, [program, ...words], {
    cwd: path.join(root, 'web'),
    env: { ...process.env, AMHS_APP_CONFIG: JSON.stringify(config) },
    stdio: ['ignore', 'inherit', 'inherit'],
    detached: true,
  })
  lifetime.add(() => endTree(child, { signal: 'SIGTERM' }))
  if (projectId !== undefined) watchFunctions(root, lifetime)
  while (!(await answers(`http://127.0.0.1:${ports.vite}/app-config.json`))) {
    if (child.exitCode !== null) throw new Error('Vite did not start')
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
}

/** @param {string} address */
async function answers(address) {
  return fetch(address).then(
    () => true,
    () => false,
  )
}

/** @param {string} root @param {import('./lifetime.mjs').Lifetime} lifetime */
function watchFunctions(root, lifetime) {
  /** @type {NodeJS.Timeout | undefined} */
  let waiting
  const changed = () => {
    clearTimeout(waiting)
    waiting = setTimeout(() => {
      buildWhenChanged(root, 'functions').catch((error) => console.error(error.message))
    }, quietTime)
  }
  const watchers = ['functions/src', 'domain/src'].map((folder) =>
    watch(path.join(root, folder), { recursive: true }, changed),
  )
  lifetime.add(async () => {
    for (const watcher of watchers) watcher.close()
    clearTimeout(waiting)
  })
}
