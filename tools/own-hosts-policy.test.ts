import { readFileSync } from 'node:fs'
import path from 'node:path'
import { hostedPolicy, ownHostsPolicy, withPolicy } from './own-hosts-policy'

const production = hostedPolicy(
  JSON.parse(readFileSync(path.resolve(import.meta.dirname, '../firebase.json'), 'utf8')),
)
const own = ownHostsPolicy(production, 'calm-site', 'calm-site.firebaseapp.com', 'europe-west1')

function sourcesOf(policy: string, directive: string): readonly string[] {
  const found = policy
    .split(';')
    .map((part) => part.trim().split(/\s+/))
    .find(([name]) => name === directive)
  return found?.slice(1) ?? []
}

test('a deployed page reaches the functions and the sign-in of its own project only', () => {
  expect(sourcesOf(own, 'connect-src')).toContain('https://europe-west1-calm-site.cloudfunctions.net')
  expect(sourcesOf(own, 'connect-src')).toContain('https://firestore.googleapis.com')
  expect(sourcesOf(own, 'frame-src')).toContain('https://calm-site.firebaseapp.com')
  expect(own).not.toContain('*')
})

test('every host that is left out for the project is one that the header allows to all, so both together allow it', () => {
  const wild = ['connect-src', 'frame-src'].flatMap((name) =>
    sourcesOf(production, name).filter((source) => source.includes('*')),
  )
  expect(wild).toEqual(['https://*.cloudfunctions.net', 'https://*.a.run.app', 'https://*.firebaseapp.com'])
  for (const source of sourcesOf(own, 'connect-src').filter((one) => !one.includes('calm-site')))
    expect(sourcesOf(production, 'connect-src')).toContain(source)
})

test('images and scripts come from named places, not from anywhere', () => {
  expect(sourcesOf(production, 'img-src')).toEqual([
    "'self'",
    'data:',
    'blob:',
    'https://firebasestorage.googleapis.com',
    'https://tile.openstreetmap.org',
    // The database's client loads this dot when it cannot reach the database, to tell whether there is a network at all.
    'https://www.google.com/images/cleardot.gif',
  ])
  expect(sourcesOf(production, 'script-src').filter((source) => /^https:\/\/[^/]+$/.test(source))).toEqual([])
})

test('the policy stands before everything that is fetched, and once, however often the page is written', () => {
  const page = '<head>\n    <meta charset="utf-8" />\n    <script src="/boot.js"></script></head>'
  const once = withPolicy(page, own)
  expect(once.indexOf(own)).toBeGreaterThan(0)
  expect(once.indexOf(own)).toBeLessThan(once.indexOf('<script'))
  expect(withPolicy(once, own)).toBe(once)
  expect(() => withPolicy('<head></head>', own)).toThrow('encoding')
})

test('every built page can take the policy', () => {
  const shell = readFileSync(path.resolve(import.meta.dirname, '../web/index.html'), 'utf8')
  expect(withPolicy(shell, own)).toContain(own)
})
