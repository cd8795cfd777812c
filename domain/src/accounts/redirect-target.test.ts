import fc from 'fast-check'
import { guestOnlyPaths, redirectTarget } from './redirect-target'

test.each([
  '/',
  '/profile',
  '/my-screenings?page=2#newest',
  '/learn/resource/sleep?from=%2Flearn',
  '/test?instrument=phq9&note=a%20b',
  '/location?site=https%3A%2F%2Fexample.org',
  '/location?site=https://example.org',
  '/screening#//not-a-host',
  '/learn//resource',
])('%j is a path of this site', (redirect) => {
  expect(redirectTarget(redirect)).toBe(redirect)
})

test('a path of 2,000 characters is still one', () => {
  const longest = `/${'a'.repeat(1999)}`
  expect(redirectTarget(longest)).toBe(longest)
})

test('four rounds of percent signs are decoded; more are nobody’s address', () => {
  const encoded = (rounds: number) => `/%${'25'.repeat(rounds - 1)}61`
  expect(redirectTarget(encoded(4))).toBe('/%25252561')
  expect(redirectTarget(encoded(5))).toBeNull()
})

test('a language before the path is that of the page where somebody signs in, not of the target', () => {
  expect(redirectTarget('/en/profile?tab=data#photo')).toBe('/profile?tab=data#photo')
  expect(redirectTarget('/en')).toBe('/')
  for (const refused of ['/en//evil.example', '/en/login', '/en/%6cogin'])
    expect(redirectTarget(refused)).toBeNull()
})

test('a path that climbs is given back as the browser understands it', () => {
  expect(redirectTarget('/learn/../profile')).toBe('/profile')
})

test.each([
  null,
  undefined,
  '',
  ' ',
  'profile',
  './profile',
  '?a=b',
  '#hash',
  '//evil.example',
  '///evil.example',
  '////evil.example',
  '/\\evil.example',
  '\\\\evil.example',
  '\\/evil.example',
  '/\\/evil.example',
  '/profile\\..\\..\\evil',
  '/\t/evil.example',
  '/\n/evil.example',
  '/\r\n/evil.example',
  '\t//evil.example',
  ' //evil.example',
  '\u00a0//evil.example',
  '\ufeff//evil.example',
  '/\u0000/evil.example',
  '/profile\nSet-Cookie: a=b',
  '/pro file',
  '/..//evil.example',
  '/.//evil.example',
  '/a/..//evil.example',
  '/%2e%2e//evil.example',
  '/%2e//evil.example',
  '/%2F%2Fevil.example',
  '/%2Fevil.example',
  '/%2fevil.example',
  '/%252Fevil.example',
  '/%25252Fevil.example',
  '/%252525252525252Fevil.example',
  '/%5Cevil.example',
  '/%5c%5cevil.example',
  '/%09/evil.example',
  '/%0d%0aSet-Cookie:a=b',
  '/%00',
  '/%',
  '/%zz',
  '/%ff',
  '%2F%2Fevil.example',
  '%2Fprofile',
  'https://evil.example',
  'https:/evil.example',
  'https:evil.example',
  'http://127.0.0.1:5000/profile',
  'HTTPS://EVIL.EXAMPLE',
  'https://own-site.invalid/profile',
  '//own-site.invalid/profile',
  'javascript:alert(1)',
  'JaVaScRiPt:alert(1)',
  'java\nscript:alert(1)',
  '\u0001javascript:alert(1)',
  'data:text/html,<script>alert(1)</script>',
  'blob:https://evil.example/1',
  'file:///etc/passwd',
  'mailto:a@evil.example',
  '@evil.example',
  `/${'a'.repeat(2000)}`,
])('%j is refused', (redirect) => {
  expect(redirectTarget(redirect)).toBeNull()
})

test.each([
  ...guestOnlyPaths,
  '/login/',
  '/login//',
  '/LOGIN',
  '/login?redirect=/login',
  '/%6cogin',
  '/x/../login#a',
])('%j would send a signed-in person in a circle', (redirect) => {
  expect(redirectTarget(redirect)).toBeNull()
})

test('a page whose name only begins like a guest-only page is no such page', () => {
  expect(redirectTarget('/login-help')).toBe('/login-help')
})

const written =
  '/ // \\ . .. %2f %5c %25 %2e %09 @ : ? # en zh-hant evil.example https: javascript: profile 睡眠 。 ／'
const pieces = fc.constantFrom(...written.split(' '), ' ', '\t', '\n', '\u00a0', '\ud83d')

test('whatever is let through stays on the site that sends somebody there', () => {
  const site = 'https://site.example'
  const joined = fc.array(pieces, { maxLength: 8 }).map((some) => some.join(''))
  fc.assert(
    fc.property(
      joined.map((path) => `/${path}`),
      (redirect) => {
        const target = redirectTarget(redirect)
        if (target !== null) expect(new URL(target, site).origin).toBe(site)
      },
    ),
    { numRuns: 2_000 },
  )
})
