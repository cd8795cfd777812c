import { isInstalled, isNodeNewEnough } from './install.mjs'

describe('what is installed', () => {
  const wanted = {
    packages: {
      '': { version: '1.0.0' },
      web: { version: '1.0.0' },
      'node_modules/a': { version: '1.2.3' },
      'node_modules/web': { link: true },
      'node_modules/other-system': { version: '2.0.0', optional: true },
    },
  }

  test('is complete when every needed package has the wanted version', () => {
    expect(isInstalled(wanted, { packages: { 'node_modules/a': { version: '1.2.3' } } })).toBe(true)
  })

  test('is incomplete without a record, a package or the version', () => {
    expect(isInstalled(wanted, undefined)).toBe(false)
    expect(isInstalled(wanted, { packages: {} })).toBe(false)
    expect(isInstalled(wanted, { packages: { 'node_modules/a': { version: '1.2.4' } } })).toBe(false)
  })
})

test.each([
  ['20.19.0', true],
  ['20.18.9', false],
  ['18.20.0', false],
  ['24.0.0', true],
])('Node %s is new enough: %s', (version, expected) => {
  expect(isNodeNewEnough(version)).toBe(expected)
})
