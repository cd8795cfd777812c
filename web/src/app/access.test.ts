import type { Session, SessionUser } from '../platform/session'
import { sessionUser } from '../platform/session.test-data'
import type { Access } from '../platform/site-pages'
import type { AccessDecision } from './access'
import { accessAt, decideAccess } from './access'

const user = (role: SessionUser['role']) => sessionUser({ id: 'u1', role })
const signedIn = (role: SessionUser['role']): Session => ({
  status: 'signed-in',
  user: user(role),
  mode: 'hosted',
})

const sessions = {
  restoring: { status: 'restoring', user: user('admin') },
  signedOut: { status: 'signed-out' },
  user: signedIn('user'),
  caregiver: signedIn('caregiver'),
  professional: signedIn('professional'),
  admin: signedIn('admin'),
} satisfies Record<string, Session>

const toLogin = { redirect: '/login?redirect=%2Fwanted%3Fa%3D1%23b' }
const home = { redirect: '/' }

const table: readonly [Access, Record<keyof typeof sessions, AccessDecision>][] = [
  [
    'public',
    {
      restoring: 'show',
      signedOut: 'show',
      user: 'show',
      caregiver: 'show',
      professional: 'show',
      admin: 'show',
    },
  ],
  [
    'guest',
    { restoring: 'wait', signedOut: 'show', user: home, caregiver: home, professional: home, admin: home },
  ],
  [
    'signed-in',
    {
      restoring: 'wait',
      signedOut: toLogin,
      user: 'show',
      caregiver: 'show',
      professional: 'show',
      admin: 'show',
    },
  ],
  [
    ['admin'],
    { restoring: 'wait', signedOut: toLogin, user: home, caregiver: home, professional: home, admin: 'show' },
  ],
]

describe.each(table)('a page for %s', (access, expected) => {
  test.each(Object.entries(expected))('session %s', (session, decision) => {
    expect(decideAccess(access, sessions[session as keyof typeof sessions], '/wanted?a=1#b')).toEqual(
      decision,
    )
  })
})

test('a signed-in person on a guest page goes where they wanted to go', () => {
  expect(decideAccess('guest', sessions.user, '/login', '/profile')).toEqual({ redirect: '/profile' })
})

test('whose session ended without their doing is told so where they sign in', () => {
  const session: Session = { status: 'signed-out', ended: true }
  expect(decideAccess('signed-in', session, '/wanted?a=1#b')).toEqual({
    redirect: '/login?redirect=%2Fwanted%3Fa%3D1%23b&ended=yes',
  })
})

test('after a sign-out, and after an account was deleted, its pages lead home and ask nobody to sign in', () => {
  const session: Session = { status: 'signed-out', left: true }
  expect(decideAccess('signed-in', session, '/profile')).toEqual(home)
  expect(decideAccess('guest', session, '/register')).toBe('show')
})

test.each([
  ['/reset-password', '?mode=verifyEmail&oobCode=a1', 'show'],
  ['/reset-password/', '?mode=recoverEmail&oobCode=a1', 'show'],
  ['/reset-password', '?mode=somethingNew&oobCode=a1', 'show'],
  ['/reset-password', '?mode=resetPassword&oobCode=a1', home],
  ['/reset-password', '?oobCode=a1', home],
  ['/reset-password', '?mode=verifyEmail', home],
  ['/reset-password', '', home],
  ['/login', '?mode=verifyEmail&oobCode=a1', home],
] as const)('a signed-in person at the guest page %s%s', (pathname, search, decision) => {
  expect(decideAccess(accessAt('guest', pathname, search), sessions.user, pathname)).toEqual(decision)
})

test('a mail’s query opens nothing but the page of links', () => {
  expect(accessAt(['admin'], '/admin', '?mode=verifyEmail&oobCode=a1')).toEqual(['admin'])
})
