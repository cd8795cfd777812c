import { originOf } from './allowed-origin'

test.each([
  // chosen, site, emulated, expected
  ['', 'https://help.example', false, 'https://help.example'],
  ['', 'https://help.example/', false, 'https://help.example'],
  ['', 'https://help.example/some/path', false, 'https://help.example'],
  ['https://other.example', 'https://help.example', false, 'https://other.example'],
  ['*', 'https://help.example', false, '*'],
  ['', 'https://help.example', true, '*'],
  ['https://other.example', 'https://help.example', true, 'https://other.example'],
  ['', 'no address', false, ''],
])('%j, site %j, emulated %j: %j', (chosen, site, emulated, expected) => {
  expect(originOf(chosen, site, emulated)).toBe(expected)
})
