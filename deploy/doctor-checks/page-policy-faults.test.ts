import { readFileSync } from 'node:fs'
import path from 'node:path'
import type { FirebaseConfig } from '../../tools/emulators/config'
import { pagePolicyFaults } from './page-policy-faults'

const text = readFileSync(path.resolve(import.meta.dirname, '../../firebase.json'), 'utf8')
/** The delivered firebase.json, with something changed in the sources of a directive wherever it stands. */
const config = (directive = '', change = (sources: string) => sources): FirebaseConfig =>
  JSON.parse(
    directive === ''
      ? text
      : text.replace(new RegExp(`${directive} ([^;"]+)`, 'g'), (_, old) => `${directive} ${change(old)}`),
  )

const reached = {
  projectId: 'calm-site',
  authDomain: 'calm-site.firebaseapp.com',
  region: 'europe-west1',
  hasAppCheck: false,
  site: 'https://calm-site.org',
}

test('with the delivered policy pages reach the project of their own, in any region, and any map', () => {
  expect(pagePolicyFaults(config(), reached)).toEqual([])
  expect(pagePolicyFaults(config(), { ...reached, tiles: 'https://{s}.calm-maps.org/{z}/{x}/{y}' })).toEqual(
    [],
  )
  expect(pagePolicyFaults(config(), { ...reached, tiles: '/tiles/{z}/{x}/{y}.png' })).toEqual([])
})

test('a sign-in domain of one’s own has to stand in the policies of all pages', () => {
  const own = { ...reached, authDomain: 'auth.calm-site.org' }
  const [fault = '', ...others] = pagePolicyFaults(config(), own)
  expect(others).toEqual([])
  expect(fault).toContain('VITE_FIREBASE_AUTH_DOMAIN auth.calm-site.org')
  expect(fault).toContain('for ** add https://auth.calm-site.org to frame-src')
  expect(fault).toContain('for **/shared add https://auth.calm-site.org to frame-src')
  const added = config('frame-src', (sources) => `${sources} https://auth.calm-site.org`)
  expect(pagePolicyFaults(added, own)).toEqual([])
})

test('the site’s own address may be the sign-in domain as it is', () => {
  expect(pagePolicyFaults(config(), { ...reached, authDomain: 'calm-site.org' })).toEqual([])
})

test('App Check is of no use where the policy keeps reCAPTCHA out', () => {
  const checked = { ...reached, hasAppCheck: true }
  const [fault = '', ...others] = pagePolicyFaults(config(), checked)
  expect(others).toEqual([])
  expect(fault).toContain('VITE_FIREBASE_APP_CHECK_SITE_KEY')
  expect(fault).toContain(
    'https://www.google.com/recaptcha/ https://www.gstatic.com/recaptcha/ to script-src',
  )
  expect(fault).toContain('https://www.google.com/recaptcha/ to frame-src')
  expect(fault).toContain(
    'https://www.google.com/recaptcha/ https://content-firebaseappcheck.googleapis.com/ to connect-src',
  )
})

test('with what docs/functions.md says to add App Check may go out', () => {
  const google = 'https://www.google.com/recaptcha/'
  const added = {
    'script-src': `${google} https://www.gstatic.com/recaptcha/`,
    'frame-src': google,
    'connect-src': `${google} https://content-firebaseappcheck.googleapis.com`,
  }
  const changed = Object.entries(added).reduce(
    (policies, [directive, more]) =>
      policies.replaceAll(`${directive} 'self'`, `${directive} 'self' ${more}`),
    text,
  )
  expect(pagePolicyFaults(JSON.parse(changed), { ...reached, hasAppCheck: true })).toEqual([])
})

test('a policy that was narrowed too far is told by what would not work', () => {
  const only = (sources: string) => () => sources
  const calls = config('connect-src', only("'self' https://us-central1-calm-site.cloudfunctions.net"))
  expect(pagePolicyFaults(calls, reached).join()).toContain('no call would arrive')
  const pictures = config('img-src', only("'self'"))
  expect(pagePolicyFaults(pictures, reached).join()).toContain('the map would stay empty')
})
