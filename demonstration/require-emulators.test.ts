import { requireEmulators } from './require-emulators'

const emulators = { FIRESTORE_EMULATOR_HOST: '127.0.0.1:8080', FIREBASE_AUTH_EMULATOR_HOST: '127.0.0.1:9099' }

test('a demo project on emulators may be seeded', () => {
  expect(requireEmulators({ ...emulators, GCLOUD_PROJECT: 'demo-x' })).toBe('demo-x')
})

test.each([
  { ...emulators, GCLOUD_PROJECT: 'real-project' },
  { ...emulators },
  { GCLOUD_PROJECT: 'demo-x', FIRESTORE_EMULATOR_HOST: 'x' },
  { GCLOUD_PROJECT: 'demo-x', FIREBASE_AUTH_EMULATOR_HOST: 'x' },
])('anything else is refused', (environment) => {
  expect(() => requireEmulators(environment)).toThrow()
})
