import { siteFaults, unknownSiteFaults } from './site-faults'

const site = {
  VITE_FIREBASE_API_KEY: 'calm-key-of-the-web-app-000000001',
  VITE_FIREBASE_AUTH_DOMAIN: 'calm-site.firebaseapp.com',
  VITE_FIREBASE_PROJECT_ID: 'calm-site',
  VITE_FIREBASE_STORAGE_BUCKET: 'calm-site.firebasestorage.app',
  VITE_FIREBASE_MESSAGING_SENDER_ID: '1',
  VITE_FIREBASE_APP_ID: '1:1:web:1',
}

test('a site that talks to the project it is deployed to may go out', () => {
  expect(siteFaults(site, 'calm-site', 'us-central1')).toEqual([])
})

test('a site without values, of another project or with an address of this machine may not', () => {
  expect(siteFaults({}, 'calm-site', 'us-central1')[0]).toContain('VITE_FIREBASE_API_KEY')
  expect(siteFaults(site, 'calm-staging', 'us-central1')).toEqual([
    'VITE_FIREBASE_PROJECT_ID: the site would talk to calm-site, not to calm-staging',
  ])
  expect(
    siteFaults({ ...site, VITE_FIREBASE_AUTH_DOMAIN: 'localhost' }, 'calm-site', 'us-central1')[0],
  ).toContain('machine')
})

test('a site that calls another region than the functions run in may not go out', () => {
  const there = { ...site, VITE_FIREBASE_FUNCTIONS_REGION: 'europe-west1' }
  expect(siteFaults(there, 'calm-site', 'europe-west1')).toEqual([])
  expect(siteFaults(there, 'calm-site', 'us-central1')[0]).toContain('FUNCTIONS_REGION')
  expect(siteFaults(site, 'calm-site', 'europe-west1')[0]).toContain('FUNCTIONS_REGION')
})

test.each([
  ['http://tiles.calm-site.org/{z}/{x}/{y}.png', '', 'https://'],
  ['https://tiles.example/{z}/{x}/{y}.png', '', 'example'],
  ['https://tiles.calm-site.org/{z}/{x}.png', '', 'has no {y}'],
  ['https://tiles.calm-site.org/{z}/{x}/{y}.png', '99', 'MAX_ZOOM'],
  ['https://{s}.calm-site.org/{z}/{x}/{y}.png', '18', undefined],
  ['/tiles/{z}/{x}/{y}.png', '', undefined],
])('the map server %s with zoom %j: %s', (tiles, zoom, reason) => {
  const map = { VITE_MAP_TILES: tiles, VITE_MAP_ATTRIBUTION: '© Calm', VITE_MAP_MAX_ZOOM: zoom }
  const faults = siteFaults({ ...site, ...map }, 'calm-site', 'us-central1')
  expect(faults).toHaveLength(reason === undefined ? 0 : 1)
  expect(faults.join()).toContain(reason ?? '')
})

test.each([
  ['VITE_FIREBASE_API_KEY', 'your-api-key', 'is no key'],
  ['VITE_FIREBASE_API_KEY', 'your-api-key-goes-in-here-please', 'is no key'],
  ['VITE_FIREBASE_API_KEY', '<key of the calm site, from the console>', 'is no key'],
  ['VITE_FIREBASE_AUTH_DOMAIN', 'https://calm-site.firebaseapp.com', 'has no domain'],
  ['VITE_FIREBASE_AUTH_DOMAIN', 'calm-site.firebaseapp.com/', 'more than a domain'],
  ['VITE_FIREBASE_AUTH_DOMAIN', 'calm-site.firebaseapp.com/__/auth', 'more than a domain'],
  ['VITE_FIREBASE_STORAGE_BUCKET', 'gs://calm-site.firebasestorage.app', 'without gs://'],
  ['VITE_FIREBASE_MESSAGING_SENDER_ID', 'one', 'no number'],
  ['VITE_FIREBASE_APP_ID', '1:1:android:1', 'id of a web app'],
  ['VITE_FIREBASE_APP_ID', 'calm-site', 'id of a web app'],
])('%s=%s is refused: %s', (name, value, reason) => {
  const faults = siteFaults({ ...site, [name]: value }, 'calm-site', 'us-central1')
  expect(faults).toHaveLength(1)
  expect(faults[0]).toContain(name)
  expect(faults[0]).toContain(reason)
})

test('a name that the site does not read is not passed over', () => {
  const known = Object.keys(site)
  expect(unknownSiteFaults(site, known)).toEqual([])
  expect(unknownSiteFaults({ ...site, VITE_FIREBASE_APPCHECK_KEY: 'key' }, known)).toEqual([
    'VITE_FIREBASE_APPCHECK_KEY: the site does not read this; is it misspelt?',
  ])
})
