import { readFileSync } from 'node:fs'
import path from 'node:path'
import {
  hostedPolicy,
  ownHostsPolicy,
  policyOfPage,
  staticPolicy,
  tileSource,
  withPolicy,
} from './own-hosts-policy'

const config = JSON.parse(readFileSync(path.resolve(import.meta.dirname, '../firebase.json'), 'utf8'))
const production = hostedPolicy(config)
const calm = { projectId: 'calm-site', authDomain: 'calm-site.firebaseapp.com', region: 'europe-west1' }
const own = ownHostsPolicy(production, calm)

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

test('the page that opens shared links reaches any site over TLS, and differs in nothing else', () => {
  const rules: readonly { source: string; headers: readonly { key: string; value: string }[] }[] =
    config.hosting.headers
  const headers = rules.find(({ source }) => source === '**/shared')?.headers ?? []
  const sent = headers.find(({ key }) => key === 'Content-Security-Policy')?.value
  expect(sent).toBe(policyOfPage('shared.html', production))
  expect(sourcesOf(policyOfPage('en/shared.html', own), 'connect-src')).toEqual(["'self'", 'https:'])
  expect(policyOfPage('share.html', own)).toBe(own)
  expect(policyOfPage('learn/shared-work.html', own)).toBe(own)
})

test('images and scripts come from named places, not from anywhere', () => {
  // The header cannot know the operator's map server: it allows pictures over TLS, and each page names the places.
  expect(sourcesOf(production, 'img-src').filter((source) => !source.includes('/'))).toEqual([
    "'self'",
    'data:',
    'blob:',
    'https:',
  ])
  expect(sourcesOf(own, 'img-src')).toEqual([
    "'self'",
    'data:',
    'blob:',
    'https://tile.openstreetmap.org',
    'https://firebasestorage.googleapis.com',
    // The database's client loads this dot when it cannot reach the database, to tell whether there is a network at all.
    'https://www.google.com/images/cleardot.gif',
  ])
  expect(sourcesOf(production, 'script-src').filter((source) => /^https:\/\/[^/]+$/.test(source))).toEqual([])
})

test('pictures of another map server are let in, and OpenStreetMap’s then are not', () => {
  const images = (tiles: string) => sourcesOf(ownHostsPolicy(production, { ...calm, tiles }), 'img-src')
  expect(images('https://tiles.calm.org/{z}/{x}/{y}.png?key=1')).toContain('https://tiles.calm.org')
  expect(images('https://tiles.calm.org/{z}/{x}/{y}.png').join()).not.toContain('openstreetmap')
  expect(images('/tiles/{z}/{x}/{y}.png')).toHaveLength(5)
  expect(tileSource('https://{s}.tiles.calm.org/{z}/{x}/{y}.png')).toBe('https://*.tiles.calm.org')
  expect(tileSource('https://tiles.calm.org:8443/{z}')).toBe('https://tiles.calm.org:8443')
})

test('a site without a backend reaches nobody but itself and the map', () => {
  const policy = staticPolicy(production)
  expect(policy.match(/https:[^\s;]*/g)).toEqual(['https://tile.openstreetmap.org'])
  expect(sourcesOf(policy, 'connect-src')).toEqual(["'self'"])
  expect(sourcesOf(policy, 'script-src')).toEqual(["'self'"])
  expect(sourcesOf(policy, 'img-src')).toEqual(["'self'", 'data:', 'blob:', 'https://tile.openstreetmap.org'])
  expect(policy).not.toContain('frame-ancestors')
  expect(staticPolicy(production, '/tiles/{z}/{x}/{y}.png')).not.toContain('https:')
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
