import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join, relative, resolve, sep } from 'node:path'
import { fileURLToPath } from 'node:url'

const root = fileURLToPath(new URL('../..', import.meta.url))

/** The rooms from the top down. */
type Room =
  | 'tests'
  | 'web/src/app'
  | 'web/src/features'
  | 'web/src/platform'
  | 'web/src/ui'
  | 'functions/src'
  | 'domain/src'

const mayImport: Readonly<Record<Room, readonly Room[]>> = {
  tests: [
    'tests',
    'web/src/app',
    'web/src/features',
    'web/src/platform',
    'web/src/ui',
    'functions/src',
    'domain/src',
  ],
  'web/src/app': ['web/src/app', 'web/src/features', 'web/src/platform', 'web/src/ui', 'domain/src'],
  'web/src/features': ['web/src/features', 'web/src/platform', 'web/src/ui', 'domain/src'],
  // The two lie on one floor: components read preferences, the Firebase gate shows a spinner.
  'web/src/platform': ['web/src/platform', 'web/src/ui', 'domain/src'],
  'web/src/ui': ['web/src/ui', 'web/src/platform', 'domain/src'],
  'functions/src': ['functions/src', 'domain/src'],
  'domain/src': ['domain/src'],
}

interface Import {
  readonly from: string
  readonly to: string
}

const imports = Object.keys(mayImport).flatMap((room) => sourceFiles(join(root, room)).flatMap(importsOf))

test('the walk finds the code that it is to guard', () => {
  expect(imports.length).toBeGreaterThan(200)
})

test('imports only point down', () => {
  const wrong = imports.filter(({ from, to }) => {
    const [own, target] = [roomOf(from), roomOf(to)]
    return own !== null && target !== null && !mayImport[own].includes(target)
  })
  expect(wrong.map(inWords)).toEqual([])
})

test('no feature imports another', () => {
  const wrong = imports.filter(({ from, to }) => {
    const [own, target] = [featureOf(from), featureOf(to)]
    return own !== null && target !== null && own !== target
  })
  expect(wrong.map(inWords)).toEqual([])
})

test('the domain knows no framework and no platform', () => {
  const packages = imports
    .filter(({ from }) => roomOf(from) === 'domain/src' && !isTest(from))
    .map(({ to }) => to)
  const foreign = packages.filter((to) => /^(node:|react|firebase|reactfire)/.test(to))
  expect(foreign).toEqual([])
})

function sourceFiles(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name)
    if (entry.isDirectory()) return entry.name === 'node_modules' ? [] : sourceFiles(path)
    return /\.tsx?$/.test(entry.name) ? [path] : []
  })
}

function importsOf(path: string): Import[] {
  const from = relative(root, path).split(sep).join('/')
  const source = readFileSync(path, 'utf8')
  const named = [...source.matchAll(/(?:from|import)\s*\(?\s*['"]([^'"]+)['"]/g)].map(([, to = '']) => to)
  return named.map((to) => ({ from, to: target(path, to) }))
}

/** A path from the root for our own code, the package's name for others. */
function target(path: string, to: string): string {
  if (to.startsWith('@amhs/domain/')) return to.replace('@amhs/domain/', 'domain/src/')
  if (to.startsWith('.'))
    return relative(root, resolve(dirname(path), to))
      .split(sep)
      .join('/')
  return to
}

function roomOf(path: string): Room | null {
  const room = Object.keys(mayImport).find((candidate) => path.startsWith(`${candidate}/`))
  return (room as Room | undefined) ?? null
}

function featureOf(path: string): string | null {
  return /^web\/src\/features\/([^/]+)\//.exec(path)?.[1] ?? null
}

function isTest(path: string): boolean {
  return /\.test\.tsx?$/.test(path)
}

function inWords({ from, to }: Import): string {
  return `${from} imports ${to}`
}
