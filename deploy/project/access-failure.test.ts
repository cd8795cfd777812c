import { accessFailure } from './access-failure'

const real = { projectId: 'calm-site' }
const emulated = { projectId: 'demo-amhs', emulators: ['127.0.0.1:9099', '127.0.0.1:8080'] }
const coded = (code: string | number, message: string) => Object.assign(new Error(message), { code })

// The words of the libraries as they were seen.
test.each([
  [
    coded('app/network-error', 'connect ECONNREFUSED 127.0.0.1:9099'),
    emulated,
    /emulators do not answer at 127.0.0.1:9099/,
  ],
  [
    new Error('14 UNAVAILABLE: No connection established. Last error: connect ECONNREFUSED 127.0.0.1:8080'),
    emulated,
    /npm start/,
  ],
  [new Error('Could not load the default credentials. Browse to https://…'), real, /npx firebase login/],
  [new Error('Failed to authenticate, have you run firebase login?'), real, /npx firebase login/],
  [coded('app/invalid-credential', 'Credential implementation … failed'), real, /npx firebase login/],
  [
    coded(16, '16 UNAUTHENTICATED: Request had invalid authentication credentials'),
    real,
    /npx firebase login/,
  ],
  [coded('auth/configuration-not-found', 'There is no configuration'), real, /no Authentication yet/],
  [coded('auth/project-not-found', 'No Firebase project was found'), real, /no project calm-site/],
  [
    coded('auth/insufficient-permission', 'Credential … has insufficient permission'),
    real,
    /may not change calm-site/,
  ],
  [coded(7, '7 PERMISSION_DENIED: Missing or insufficient permissions.'), real, /may not change calm-site/],
  [
    coded(5, '5 NOT_FOUND: The database (default) does not exist for project calm-site'),
    real,
    /no database yet/,
  ],
  [
    coded(7, '7 PERMISSION_DENIED: Cloud Firestore API has not been used in project 1'),
    real,
    /not turned on/,
  ],
  [new Error('getaddrinfo ENOTFOUND identitytoolkit.googleapis.com'), real, /Is there a network/],
])('%s', (error, target, sentence) => {
  expect(accessFailure(error, target)).toMatch(sentence)
})

test('what nobody foresaw is told as it is', () => {
  expect(accessFailure(new Error('The account x is disabled.'), real)).toBe('The account x is disabled.')
  expect(accessFailure('odd', real)).toBe('odd')
})
