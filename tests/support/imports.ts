import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join, relative, resolve, sep } from 'node:path'
import { fileURLToPath } from 'node:url'

export const root = fileURLToPath(new URL('../..', import.meta.url))

/** What a file imports: paths from the root for our own code (`to` may lack its ending), the package's name for others. */
export interface Import {
  readonly from: string
  readonly to: string
}

/** All code below a folder, with whole paths. */
export function sourceFiles(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name)
    if (entry.isDirectory()) return entry.name === 'node_modules' ? [] : sourceFiles(path)
    return /\.tsx?$/.test(entry.name) ? [path] : []
  })
}

/** The imports of a file that is named by its whole path; without a `pattern` also those that are loaded on demand. */
export function importsOf(path: string, pattern = /(?:from|import)\s*\(?\s*['"]([^'"]+)['"]/g): Import[] {
  const from = fromRoot(path)
  const source = readFileSync(path, 'utf8')
  const named = [...source.matchAll(pattern)].map(([, to, other]) => to ?? other ?? '')
  return named.map((to) => ({ from, to: target(path, to) }))
}

function target(path: string, to: string): string {
  if (to.startsWith('@amhs/domain/')) return to.replace('@amhs/domain/', 'domain/src/')
  return to.startsWith('.') ? fromRoot(resolve(dirname(path), to)) : to
}

/** The path of a file from the root, with slashes. */
export function fromRoot(path: string): string {
  return relative(root, path).split(sep).join('/')
}
