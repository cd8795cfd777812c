import { readFileSync } from 'node:fs'
import path from 'node:path'
import { type Operator, operatorFaults, siteFaults } from './site-faults'

const root = path.resolve(import.meta.dirname, '../..')
const delivered: Operator = JSON.parse(
  readFileSync(path.join(root, 'content/pages/operator.example.json'), 'utf8'),
)

const site = {
  VITE_FIREBASE_API_KEY: 'key',
  VITE_FIREBASE_AUTH_DOMAIN: 'calm-site.firebaseapp.com',
  VITE_FIREBASE_PROJECT_ID: 'calm-site',
  VITE_FIREBASE_STORAGE_BUCKET: 'calm-site.firebasestorage.app',
  VITE_FIREBASE_MESSAGING_SENDER_ID: '1',
  VITE_FIREBASE_APP_ID: '1:1:web:1',
}

const both = (text: string) => ({ zh: text, en: text })
const operator: Operator = {
  ...delivered,
  operatorName: both('Calm Association'),
  operatorAddress: both('Quiet Street 1, Springfield'),
  contactEmail: both('help@calm-site.org'),
  dataProtectionContact: both('privacy@calm-site.org'),
  hostingRegion: both('us-central1'),
}
const nothing = { mail: false, assistant: false }

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

test('an operator who is named may go out', () => {
  expect(operatorFaults(operator, nothing)).toEqual([])
})

test('without a file of its own a site does not go out', () => {
  expect(operatorFaults(undefined, nothing)).toEqual([
    'content/pages/operator.json: missing; copy operator.example.json beside it and fill it in',
  ])
})

test('the delivered example names nobody', () => {
  expect(operatorFaults(delivered, nothing)).toEqual(
    ['operatorName', 'operatorAddress', 'contactEmail', 'dataProtectionContact', 'hostingRegion'].map(
      (key) => `operator.json, ${key}: not entered in both languages`,
    ),
  )
})

test.each(['operatorName', 'operatorAddress', 'contactEmail', 'dataProtectionContact', 'hostingRegion'])(
  '%s is wanted in both languages',
  (key) => {
    const faults = [`operator.json, ${key}: not entered in both languages`]
    expect(operatorFaults({ ...operator, [key]: { zh: ' ', en: 'x@calm-site.org' } }, nothing)).toEqual(
      faults,
    )
    expect(operatorFaults({ ...operator, [key]: delivered[key] ?? both('') }, nothing)).toEqual(faults)
  },
)

test('who gets mail or messages is named where there is somebody', () => {
  const faults = operatorFaults(operator, { mail: true, assistant: true })
  expect(faults.map((fault) => fault.split(/[,:] /)[1])).toEqual(['mailProvider', 'assistantProvider'])
})

test('nobody can write to an example address', () => {
  expect(operatorFaults({ ...operator, contactEmail: both('me@example.org') }, nothing)).toEqual([
    'operator.json, contactEmail: is an example address',
  ])
})
