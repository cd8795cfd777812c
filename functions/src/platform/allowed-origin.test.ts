import { originsOf, pageOrigins } from './allowed-origin'

const site = 'https://help.example'
const other = 'https://other.example'

test.each([
  // chosen, extra, site, emulated, expected
  ['', '', site, false, [site]],
  ['', '', `${site}/`, false, [site]],
  ['', '', `${site}/some/path`, false, [site]],
  [other, '', site, false, [other]],
  ['*', '', site, false, ['*']],
  ['*', other, site, false, ['*']],
  ['', '', ` ${site} `, false, [site]],
  ['', '', site, true, ['*']],
  [other, '', site, true, [other]],
  ['', '', 'no address', false, []],
  [
    '',
    `${other}, https://help--preview-1a2b.web.app`,
    site,
    false,
    [site, other, 'https://help--preview-1a2b.web.app'],
  ],
  ['', other, 'no address', false, [other]],
  ['', `${site}, ${other},`, site, false, [site, other]],
])('%j and %j, site %j, emulated %j: %j', (chosen, extra, address, emulated, expected) => {
  expect(originsOf(chosen, extra, address, emulated)).toEqual(expected)
})

test.each([
  '*',
  'http://other.example',
  'https://other.example/',
  'https://*.web.app',
  'https://help-*.web.app',
  'other.example',
  'null',
])('the extra origin %j lets nobody in', (extra) => {
  expect(originsOf('', extra, site, false)).toEqual([site])
})

test('the functions ask for what is set, each time they are called', () => {
  vi.stubEnv('FUNCTIONS_EMULATOR', undefined)
  vi.stubEnv('FIRESTORE_EMULATOR_HOST', undefined)
  vi.stubEnv('ALLOWED_ORIGIN', ' ')
  vi.stubEnv('EXTRA_ORIGINS', other)
  vi.stubEnv('SITE_ADDRESS', site)
  expect(pageOrigins.value()).toEqual([site, other])
  vi.stubEnv('ALLOWED_ORIGIN', ' https://chosen.example ')
  expect(pageOrigins.value()).toEqual(['https://chosen.example', other])
  vi.stubEnv('FUNCTIONS_EMULATOR', 'true')
  vi.stubEnv('ALLOWED_ORIGIN', '')
  expect(pageOrigins.value()).toEqual(['*'])
  vi.unstubAllEnvs()
})
