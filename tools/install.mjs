import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { run } from './processes.mjs'
import { step } from './progress.mjs'

const oldestNode = [20, 19]

/** @typedef {{ packages: Record<string, { version?: string, optional?: boolean, link?: boolean }> }} Lock */

/**
 * @param {Lock} wanted package-lock.json
 * @param {Lock | undefined} installed node_modules/.package-lock.json, which npm writes after an installation
 * @returns {boolean} whether each package is there in the wanted version (optional ones depend on the machine)
 */
export function isInstalled(wanted, installed) {
  if (installed === undefined) return false
  return Object.entries(wanted.packages).every(([place, { version, optional, link }]) => {
    if (!place.includes('node_modules/') || link || optional) return true
    return installed.packages[place]?.version === version
  })
}

/**
 * @param {string} version such as `20.19.1`
 * @returns {boolean} whether the project runs on it
 */
export function isNodeNewEnough(version) {
  const [major = 0, minor = 0] = version.split('.').map(Number)
  const [oldestMajor = 0, oldestMinor = 0] = oldestNode
  return major > oldestMajor || (major === oldestMajor && minor >= oldestMinor)
}

/**
 * Installs the packages of package-lock.json unless they are installed already.
 * @param {string} root
 * @returns {Promise<void>}
 * @throws {Error} when Node is too old or npm fails
 */
export async function install(root) {
  if (!isNodeNewEnough(process.versions.node)) {
    throw new Error(`Node ${oldestNode.join('.')} or newer is needed; this is ${process.versions.node}`)
  }
  const read = (/** @type {string} */ name) => JSON.parse(readFileSync(path.join(root, name), 'utf8'))
  const record = 'node_modules/.package-lock.json'
  const installed = existsSync(path.join(root, record)) ? read(record) : undefined
  if (isInstalled(read('package-lock.json'), installed)) return
  await step('Installing packages (npm ci)', () =>
    run('npm', ['ci', '--no-audit', '--no-fund'], { cwd: root, quiet: true }),
  )
}

/**
 * Makes a fresh clone ready to be built and tested: packages, and the sources that are written from data.
 * @param {string} root
 * @returns {Promise<void>}
 * @throws {Error} when an installation fails or the data has a fault
 */
export async function prepare(root) {
  await install(root)
  await step('Writing the instrument catalogue', () =>
    run('npm', ['run', '--silent', 'catalogue'], { cwd: root, quiet: true }),
  )
}
