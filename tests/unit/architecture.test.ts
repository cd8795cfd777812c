import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fromRoot, type Import, importsOf, root, sourceFiles } from '../support/imports'

/** The layers from the top down. */
type Layer =
  | 'tests'
  | 'web/src/app'
  | 'web/src/features'
  | 'web/src/platform'
  | 'web/src/ui'
  | 'functions/src'
  | 'domain/src'

const mayImport: Readonly<Record<Layer, readonly Layer[]>> = {
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
  'web/src/ui': ['web/src/ui', 'web/src/platform', 'domain/src'],
  'web/src/platform': ['web/src/platform', 'domain/src'],
  'functions/src': ['functions/src', 'domain/src'],
  'domain/src': ['domain/src'],
}

const imports = Object.keys(mayImport).flatMap((layer) =>
  sourceFiles(join(root, layer)).flatMap((path) => importsOf(path)),
)

test('the walk finds the code that it is to guard', () => {
  expect(imports.length).toBeGreaterThan(200)
})

test('imports only point down', () => {
  const wrong = imports.filter(({ from, to }) => {
    const [own, target] = [layerOf(from), layerOf(to)]
    return own !== null && target !== null && !mayImport[own].includes(target)
  })
  expect(wrong.map(inWords)).toEqual([])
})

test('no file imports itself by way of others', () => {
  const own = [...Object.keys(mayImport), 'tools', 'deploy', 'demonstration', 'web/vite'].flatMap((layer) =>
    sourceFiles(join(root, layer)),
  )
  const known = new Set(own.map((path) => fromRoot(path)))
  const fileOf = (to: string) => [to, `${to}.ts`, `${to}.tsx`].find((path) => known.has(path))
  const edges = own.flatMap((path) =>
    importsOf(path, staticImport).flatMap(({ from, to }) => {
      const file = fileOf(to)
      return file === undefined ? [] : [{ from, to: file }]
    }),
  )
  expect(edges.length).toBeGreaterThan(1_000)
  expect(circular(edges).map(inWords)).toEqual([])
})

test('a circle would be found', () => {
  const edge = (from: string, to: string) => ({ from, to })
  const circle = [edge('a', 'b'), edge('b', 'c'), edge('c', 'a')]
  expect(circular([edge('x', 'a'), ...circle, edge('c', 'y'), edge('y', 'z')])).toEqual(circle)
  expect(circular([edge('a', 'b'), edge('b', 'c'), edge('a', 'c')])).toEqual([])
})

test('no feature imports another', () => {
  const wrong = imports.filter(({ from, to }) => {
    const [own, target] = [featureOf(from), featureOf(to)]
    return own !== null && target !== null && own !== target
  })
  expect(wrong.map(inWords)).toEqual([])
})

/** What makes an instance of the Firebase SDK; everywhere else instances come from reactfire's providers. */
const makers =
  /\b(initializeApp|getApp|getApps|getAuth|initializeAuth|getFirestore|initializeFirestore|getStorage|getFunctions|initializeAppCheck)\b/

test('only platform/firebase makes instances of the Firebase SDK', () => {
  const sources = sourceFiles(join(root, 'web/src')).map((path) => fromRoot(path))
  const makes = sources.filter((path) => !isTest(path) && makers.test(code(path)))
  expect(makes.length).toBeGreaterThan(0)
  expect(makes.filter((path) => !path.startsWith('web/src/platform/firebase/'))).toEqual([])
})

test('the instances come from reactfire’s hooks', () => {
  const providers = code('web/src/platform/firebase/firebase-providers.tsx')
  for (const hook of ['useFirebaseApp', 'useAuth', 'useFirestore', 'useFunctions', 'useStorage'])
    expect(providers).toContain(`${hook}()`)
  const starters = imports.filter(
    ({ from, to }) => to === 'web/src/platform/firebase/start-services' && !isTest(from),
  )
  expect(starters.map(({ from }) => from)).toEqual(['web/src/platform/firebase/backend.ts'])
})

test('the domain knows no framework and no platform', () => {
  const packages = imports
    .filter(({ from }) => layerOf(from) === 'domain/src' && !isTest(from))
    .map(({ to }) => to)
  const foreign = packages.filter((to) => /^(node:|react|firebase|reactfire)/.test(to))
  expect(foreign).toEqual([])
})

/** Imports of values and types; a file that is loaded on demand may lead back. */
const staticImport = /^(?:import|export)\s[^'"`;]*?from\s*['"]([^'"]+)['"]|^import\s*['"]([^'"]+)['"]/gm

/** The imports that are part of a circle: what is left when files that import nothing or that nobody imports are taken away. */
function circular(imports: readonly Import[]): readonly Import[] {
  const [importing, imported] = [
    new Set(imports.map(({ from }) => from)),
    new Set(imports.map(({ to }) => to)),
  ]
  const left = imports.filter(({ from, to }) => imported.has(from) && importing.has(to))
  return left.length === imports.length ? left : circular(left)
}

/** A source file without its comments. */
function code(path: string): string {
  return readFileSync(join(root, path), 'utf8').replace(/\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm, '')
}

function layerOf(path: string): Layer | null {
  const layer = Object.keys(mayImport).find((candidate) => path.startsWith(`${candidate}/`))
  return (layer as Layer | undefined) ?? null
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
