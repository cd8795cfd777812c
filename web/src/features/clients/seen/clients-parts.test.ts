import { clientsPart } from './clients-parts'

test('an address names the code or what was checked; any other shows the people', () => {
  expect(clientsPart('code')).toBe('codeHeading')
  expect(clientsPart('badge')).toBe('badgeHeading')
  expect(clientsPart(null)).toBe('heading')
  expect(clientsPart('constructor')).toBe('heading')
})
