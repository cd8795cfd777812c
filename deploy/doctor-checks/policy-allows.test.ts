import { policyAllows } from './policy-allows'

const site = 'https://calm-site.org'
const frame = (sources: string, address: string) =>
  policyAllows(`default-src 'self'; frame-src ${sources}`, 'frame-src', address, site)

test.each([
  ['https://*.firebaseapp.com', 'https://calm-site.firebaseapp.com/', true],
  ['https://*.firebaseapp.com', 'https://firebaseapp.com/', false],
  ['https://*.firebaseapp.com', 'https://calm-site.firebaseapp.com.other.org/', false],
  ['https://auth.calm-site.org', 'https://auth.calm-site.org/__/auth/iframe', true],
  ['https://auth.calm-site.org', 'https://calm-site.org/', false],
  ['auth.calm-site.org', 'https://auth.calm-site.org/', true],
  ['http://auth.calm-site.org', 'https://auth.calm-site.org/', false],
  ['https://www.google.com/recaptcha/', 'https://www.google.com/recaptcha/enterprise.js', true],
  ['https://www.google.com/maps/', 'https://www.google.com/recaptcha/enterprise.js', false],
  ['https://www.google.com/recaptcha', 'https://www.google.com/recaptcha/enterprise.js', false],
  ['https://auth.calm-site.org:8443', 'https://auth.calm-site.org/', false],
  ['https://auth.calm-site.org:443', 'https://auth.calm-site.org/', true],
  ['https:', 'https://anybody.org/', true],
  ['data:', 'https://anybody.org/', false],
  ['*', 'https://anybody.org/', true],
  ["'none'", 'https://anybody.org/', false],
  ["'self'", 'https://calm-site.org/', true],
  ["'self'", 'https://other.org/', false],
])('%s lets %s in: %s', (sources, address, isAllowed) => {
  expect(frame(sources, address)).toBe(isAllowed)
})

test('a directive that is missing is decided by default-src, and without that everything is allowed', () => {
  expect(policyAllows("default-src 'self'", 'frame-src', 'https://other.org/', site)).toBe(false)
  expect(policyAllows("object-src 'none'", 'frame-src', 'https://other.org/', site)).toBe(true)
})
