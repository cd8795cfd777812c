import { appCheckFaults } from './app-check-faults'

const key = { VITE_FIREBASE_APP_CHECK_SITE_KEY: 'key' }

test.each([
  [{ APP_CHECK_REQUIRED: 'false' }, {}],
  [{}, { VITE_FIREBASE_APP_CHECK_SITE_KEY: ' ' }],
  [{ APP_CHECK_REQUIRED: 'true' }, key],
])('functions with %j and a site with %j go together', (functions, site) => {
  expect(appCheckFaults(functions, site)).toEqual({ faults: [], notes: [] })
})

test('functions that ask for what the site does not send may not go out', () => {
  const { faults, notes } = appCheckFaults({ APP_CHECK_REQUIRED: ' true ' }, {})
  expect(faults).toEqual([expect.stringContaining('every call would be refused')])
  expect(notes).toEqual([])
})

test('a site that sends what nobody asks for is told of, and goes out: so App Check is introduced', () => {
  for (const functions of [{}, { APP_CHECK_REQUIRED: 'false' }]) {
    const { faults, notes } = appCheckFaults(functions, key)
    expect(faults).toEqual([])
    expect(notes).toEqual([expect.stringContaining('APP_CHECK_REQUIRED is not true')])
  }
})
