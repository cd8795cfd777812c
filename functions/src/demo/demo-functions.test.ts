import { demoFunctions, exportedDemos, hasDemos } from './demo-functions'

test.each([
  [{ GCLOUD_PROJECT: 'calm-site' }, false],
  [{ GCLOUD_PROJECT: 'calm-site', DEMO_FUNCTIONS: '' }, false],
  [{ GCLOUD_PROJECT: 'calm-site', DEMO_FUNCTIONS: 'false' }, false],
  [{ GCLOUD_PROJECT: 'calm-site', DEMO_FUNCTIONS: 'yes' }, false],
  [{ GCLOUD_PROJECT: 'calm-site', DEMO_FUNCTIONS: ' true ' }, true],
  [{ GCLOUD_PROJECT: 'demo-amhs' }, true],
  [{ GCLOUD_PROJECT: 'demo-amhs', DEMO_FUNCTIONS: 'false' }, false],
  [{ GCLOUD_PROJECT: 'calm-site', FUNCTIONS_EMULATOR: 'true' }, true],
  [{}, false],
])('with %j: %j', (environment, expected) => {
  expect(hasDemos(environment)).toBe(expected)
  expect(Object.keys(exportedDemos(environment))).toEqual(expected ? Object.keys(demoFunctions) : [])
})

test('what is named demo is exported by no other way', async () => {
  vi.resetModules()
  vi.stubEnv('GCLOUD_PROJECT', 'calm-site')
  const functions: Record<string, unknown> = await import('../index')
  const demos = Object.keys(functions).filter((name) => name.startsWith('demo'))
  expect(demos.sort()).toEqual(Object.keys(demoFunctions).sort())
  expect(demos.filter((name) => functions[name] !== undefined)).toEqual([])
  vi.unstubAllEnvs()
  vi.resetModules()
})
