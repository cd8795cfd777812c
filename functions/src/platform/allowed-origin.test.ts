import { originsOf } from './allowed-origin'

const site = 'https://help.example'
const other = 'https://other.example'

test.each([
  // chosen, extra, site, emulated, expected
  ['', '', site, false, [site]],
  ['', '', `${site}/`, false, [site]],
  ['', '', `${site}/some/path`, false, [site]],
  [other, '', site, false, [other]],
  ['*', '', site, false, ['*']],
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
  'other.example',
  'null',
])('the extra origin %j lets nobody in', (extra) => {
  expect(originsOf('', extra, site, false)).toEqual([site])
})
