import { shippedPackages } from './licences'

/** Licences that ask for nothing but to be passed on with the copy. */
const allowed = new Set([
  '0BSD',
  'Apache-2.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'ISC',
  'MIT',
  'MIT-0',
  // Of files that stay as they are: axe-core, delivered as it comes, with the address of its source in NOTICE.
  'MPL-2.0',
  'OFL-1.1',
  '(MIT OR Apache-2.0)',
])

/** Packages that state their licence in another way: read in the package itself, in this version. */
const readByHand = new Map([['limiter 1.1.5', 'MIT: `licenses` of its package.json, and its LICENSE.txt']])

const packages = shippedPackages()

test('everything that is delivered may be passed on', () => {
  const others = packages.filter(
    ({ name, version, licence }) => !allowed.has(licence) && !readByHand.has(`${name} ${version}`),
  )
  expect(others).toEqual([])
})

test('the list holds what the site and the functions are known to need, and no tool', () => {
  const partsOf = (name: string) => packages.find((entry) => entry.name === name)?.parts
  expect(partsOf('react-dom')).toEqual(['site'])
  expect(partsOf('nodemailer')).toEqual(['functions'])
  expect(partsOf('valibot')).toEqual(['site', 'functions'])
  expect(partsOf('vitest')).toBeUndefined()
})
