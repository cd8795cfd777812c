import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { run } from './processes.mjs'
import { step } from './progress.mjs'

/**
 * What is built, from what, into what. `missing` is a file without which the part cannot be used.
 * @type {Record<'web' | 'functions', { name: string, sources: string[], result: string }>}
 */
const parts = {
  web: {
    name: 'web app',
    sources: ['web', 'domain', 'content', 'package-lock.json'],
    result: 'web/dist/app-shell.html',
  },
  functions: {
    name: 'functions',
    sources: ['functions', 'domain', 'package-lock.json'],
    result: 'functions/lib/index.js',
  },
}

/** Folders that a build makes or that others own. */
const ignored = new Set(['node_modules', 'dist', 'lib', 'generated', '.cache'])

/**
 * @param {string} root
 * @param {readonly string[]} sources files and folders below root
 * @returns {string} a fingerprint of names and contents
 */
export function fingerprint(root, sources) {
  const hash = createHash('sha256')
  const queue = [...sources]
  for (const item of queue) {
    const full = path.join(root, item)
    if (!existsSync(full)) continue
    const entries = item.endsWith('.json') && !item.includes('/') ? undefined : listFolder(full)
    if (entries === undefined) {
      hash.update(`${item}\0`).update(readFileSync(full))
    } else {
      queue.push(...entries.map((name) => path.posix.join(item, name)))
    }
  }
  return hash.digest('hex')
}

/** @param {string} folder @returns {string[] | undefined} sorted names, undefined for a file */
function listFolder(folder) {
  try {
    return readdirSync(folder)
      .filter((name) => !ignored.has(name))
      .sort()
  } catch {
    return undefined
  }
}

/**
 * Builds a part unless it is built from the same sources already.
 * @param {string} root
 * @param {keyof typeof parts} part
 * @returns {Promise<void>}
 */
export async function buildWhenChanged(root, part) {
  const { name, sources, result } = parts[part]
  const stampFile = path.join(root, '.cache', `built-${part}`)
  const stamp = fingerprint(root, sources)
  const built = existsSync(stampFile) ? readFileSync(stampFile, 'utf8') : ''
  if (built === stamp && existsSync(path.join(root, result))) return
  await step(`Building the ${name}`, () =>
    run('npm', ['run', '--silent', 'build', '-w', part], { cwd: root, quiet: true }),
  )
  if (!existsSync(path.join(root, result))) throw new Error(`The build of the ${name} did not make ${result}`)
  mkdirSync(path.dirname(stampFile), { recursive: true })
  writeFileSync(stampFile, stamp)
}
