import { readFileSync } from 'node:fs'
import path from 'node:path'
import { functionsLock, placesFor, readLock } from './lock-file'

const locked = {
  'functions/node_modules/a': { version: '2', dependencies: { shared: '1' } },
  'node_modules/a': { version: '1' },
  'node_modules/b': { version: '1', dependencies: { shared: '2' }, optionalDependencies: { absent: '1' } },
  'node_modules/b/node_modules/shared': { version: '2', peerDependencies: { peer: '1' } },
  'node_modules/peer': {
    version: '1',
    peerDependencies: { spare: '1' },
    peerDependenciesMeta: { spare: { optional: true } },
  },
  'node_modules/shared': { version: '1' },
  'node_modules/spare': { version: '1' },
}

describe('the packages of a workspace', () => {
  test('are found as Node finds them: the nearest first, with what they need in turn', () => {
    expect(placesFor(locked, 'functions', ['a', 'b'])).toEqual([
      'functions/node_modules/a',
      'node_modules/b',
      'node_modules/b/node_modules/shared',
      'node_modules/peer',
      'node_modules/shared',
    ])
    expect(placesFor(locked, 'web', ['a'])).toEqual(['node_modules/a'])
  })

  test('a package that the lock file lacks stops it', () => {
    expect(() => placesFor(locked, 'web', ['c'])).toThrow('c, which web needs')
  })
})

describe('the lock file of the functions', () => {
  const own = JSON.parse(functionsLock())
  const manifest = JSON.parse(
    readFileSync(path.resolve(import.meta.dirname, '../functions/package.json'), 'utf8'),
  )

  test('fixes what the manifest asks for, as npm ci demands', () => {
    const { dependencies, devDependencies, engines } = manifest
    expect(own.packages['']).toMatchObject({ dependencies, devDependencies, engines })
    for (const name of Object.keys({ ...dependencies, ...devDependencies })) {
      expect(own.packages[`node_modules/${name}`].version, name).toBeDefined()
    }
  })

  test('has the versions and digests that the tests run with', () => {
    const all = readLock()
    const places = Object.keys(own.packages).filter((place) => place !== '')
    expect(places.length).toBeGreaterThan(100)
    for (const place of places) {
      const tested = all[`functions/${place}`] ?? all[place]
      const { dev, optional, ...locked } = own.packages[place]
      expect(tested, place).toMatchObject(locked)
      expect(locked.integrity, place).toMatch(/^sha512-/)
    }
  })

  test('marks what a deploy leaves out, and nothing that it needs', () => {
    expect(own.packages['node_modules/@types/nodemailer'].dev).toBe(true)
    expect(own.packages['node_modules/nodemailer'].dev).toBeUndefined()
    expect(own.packages['node_modules/valibot'].dev).toBeUndefined()
  })
})

test('no package runs a script when it is installed, here or where the functions are built in the cloud', () => {
  for (const folder of ['..', '../functions']) {
    const settings = readFileSync(path.resolve(import.meta.dirname, folder, '.npmrc'), 'utf8')
    expect(settings.split('\n'), folder).toContain('ignore-scripts=true')
  }
})
