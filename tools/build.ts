import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { execa } from 'execa'
import { step } from './progress'

/** What is built, from what, and a file without which it cannot be used. */
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
} as const

/** Folders that a build makes or that others own. */
const ignored = new Set(['node_modules', 'dist', 'lib', '.cache'])

const stampOf = (root: string, part: keyof typeof parts) => path.join(root, '.cache', `built-${part}`)

/**
 * @param sources files and folders below root
 * @returns a fingerprint of names and contents
 */
export function fingerprint(root: string, sources: readonly string[]): string {
  const hash = createHash('sha256')
  const queue = [...sources]
  for (const item of queue) {
    const full = path.join(root, item)
    if (!existsSync(full)) continue
    if (statSync(full).isFile()) hash.update(`${item}\0`).update(readFileSync(full))
    else {
      const names = readdirSync(full).filter((name) => !ignored.has(name))
      queue.push(...names.sort().map((name) => path.posix.join(item, name)))
    }
  }
  return hash.digest('hex')
}

/**
 * Builds a part unless it is built from the same sources already.
 * @throws Error with what the build printed
 */
export async function buildWhenChanged(root: string, part: keyof typeof parts): Promise<void> {
  const { name, sources, result } = parts[part]
  const stampFile = stampOf(root, part)
  const stamp = fingerprint(root, sources)
  const built = existsSync(stampFile) ? readFileSync(stampFile, 'utf8') : ''
  if (built === stamp && existsSync(path.join(root, result))) return
  await step(`Building the ${name}`, () =>
    execa('npm', ['run', '--silent', 'build', '-w', part], { cwd: root }),
  )
  if (!existsSync(path.join(root, result))) throw new Error(`The build of the ${name} did not make ${result}`)
  mkdirSync(path.dirname(stampFile), { recursive: true })
  writeFileSync(stampFile, stamp)
}

/** Has a part built again by the next `buildWhenChanged`, whatever its sources are. */
export function forgetBuild(root: string, part: keyof typeof parts): void {
  rmSync(stampOf(root, part), { force: true })
}
