import { projectConfig } from './write-app-config'

const names = ['API_KEY', 'AUTH_DOMAIN', 'PROJECT_ID', 'STORAGE_BUCKET', 'MESSAGING_SENDER_ID', 'APP_ID']
const complete = Object.fromEntries(names.map((name) => [`VITE_FIREBASE_${name}`, `the ${name}`]))

test('a complete environment becomes the configuration of the app', () => {
  const { backend, firebase } = projectConfig(complete)
  expect(backend).toBe('project')
  expect(firebase).toMatchObject({ apiKey: 'the API_KEY', appId: 'the APP_ID', projectId: 'the PROJECT_ID' })
})

test('every missing variable is named', () => {
  const { VITE_FIREBASE_APP_ID, ...rest } = complete
  expect(() => projectConfig({ ...rest, VITE_FIREBASE_API_KEY: '' })).toThrow(
    'VITE_FIREBASE_API_KEY, VITE_FIREBASE_APP_ID',
  )
})

test('the key of App Check is optional', () => {
  expect(projectConfig(complete)).not.toHaveProperty('appCheckSiteKey')
  expect(projectConfig({ ...complete, VITE_FIREBASE_APP_CHECK_SITE_KEY: '' })).not.toHaveProperty(
    'appCheckSiteKey',
  )
  expect(projectConfig({ ...complete, VITE_FIREBASE_APP_CHECK_SITE_KEY: 'key' }).appCheckSiteKey).toBe('key')
})

test('the place of the functions is told only where it is another', () => {
  expect(projectConfig(complete)).not.toHaveProperty('functionsRegion')
  expect(projectConfig({ ...complete, VITE_FIREBASE_FUNCTIONS_REGION: '' })).not.toHaveProperty(
    'functionsRegion',
  )
  expect(projectConfig({ ...complete, VITE_FIREBASE_FUNCTIONS_REGION: 'europe-west1' }).functionsRegion).toBe(
    'europe-west1',
  )
})

test('pages report errors unless the operator does not want it', () => {
  expect(projectConfig(complete, {}).errorReports).toBe(true)
  expect(projectConfig(complete, { ERROR_REPORTS: 'false' })).not.toHaveProperty('errorReports')
})

test('another map server is told with its names', () => {
  const VITE_MAP_TILES = 'https://tiles.calm.org/{z}/{x}/{y}.png'
  expect(projectConfig(complete)).not.toHaveProperty('map')
  expect(projectConfig({ ...complete, VITE_MAP_TILES, VITE_MAP_ATTRIBUTION: '© Calm' }).map).toEqual({
    tiles: VITE_MAP_TILES,
    attribution: '© Calm',
  })
  const near = { VITE_MAP_TILES, VITE_MAP_ATTRIBUTION: '© Calm', VITE_MAP_MAX_ZOOM: '16' }
  expect(projectConfig({ ...complete, ...near }).map?.maxZoom).toBe(16)
  expect(() => projectConfig({ ...complete, VITE_MAP_TILES })).toThrow('VITE_MAP_ATTRIBUTION')
})

test('that the demo functions are there is told only where they are', () => {
  expect(projectConfig(complete, {})).not.toHaveProperty('demoFunctions')
  expect(projectConfig(complete, { DEMO_FUNCTIONS: 'false' })).not.toHaveProperty('demoFunctions')
  expect(projectConfig(complete, { DEMO_FUNCTIONS: 'true' }).demoFunctions).toBe(true)
})
