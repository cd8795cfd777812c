import { execFileSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'

export const kinds = ['route', 'state', 'article', 'instrument', 'example', 'journey'] as const

/** What one piece of the sweep saw. A piece is one page, state or journey; it is done again only where something was found. */
export interface PieceResult {
  readonly kind: (typeof kinds)[number]
  readonly name: string
  /** The site that was looked at, by its files. */
  readonly site: string
  /** Where the code stood, and the day. */
  readonly commit: string
  readonly date: string
  readonly looks: number
  readonly stops: number
  readonly targets: number
  readonly findings: readonly string[]
}

const root = path.resolve(import.meta.dirname, '../..')
const folder = path.join(root, '.cache/accessibility')

/** A short name for the built site as it is: the same files, the same name. */
export function siteName(dist = path.join(root, 'web/dist')): string {
  const hash = createHash('sha256')
  for (const name of readdirSync(dist, { recursive: true, encoding: 'utf8' }).sort()) {
    hash.update(name)
    if (name.endsWith('.html')) hash.update(readFileSync(path.join(dist, name)))
  }
  return hash.digest('hex').slice(0, 12)
}

const fileOf = (kind: string, name: string) =>
  path.join(folder, `${`${kind} ${name}`.replaceAll(/[^\p{L}\p{N}]+/gu, '-').slice(0, 120)}.json`)

/** Keeps what a piece saw, in place of what it saw before. */
export function keepResult(seen: Omit<PieceResult, 'commit' | 'date'>): void {
  mkdirSync(folder, { recursive: true })
  const commit = execFileSync('git', ['rev-parse', '--short=10', 'HEAD'], {
    cwd: root,
    encoding: 'utf8',
  }).trim()
  const result: PieceResult = { ...seen, commit, date: new Date().toISOString().slice(0, 10) }
  writeFileSync(fileOf(result.kind, result.name), `${JSON.stringify(result, null, 2)}\n`)
}

/** What a piece saw of this site when nothing was found; else it has to look again. */
export function resultBefore(kind: string, name: string, site: string): PieceResult | null {
  const file = fileOf(kind, name)
  if (!existsSync(file)) return null
  const result = JSON.parse(readFileSync(file, 'utf8')) as PieceResult
  return result.site === site && result.findings.length === 0 ? result : null
}

/** Every result that is kept. */
export function readResults(): readonly PieceResult[] {
  if (!existsSync(folder)) return []
  return readdirSync(folder)
    .filter((name) => name.endsWith('.json'))
    .map((name) => JSON.parse(readFileSync(path.join(folder, name), 'utf8')) as PieceResult)
}
