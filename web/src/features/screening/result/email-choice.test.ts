import type { Session } from '../../../platform/session'
import { sessionUser } from '../../../platform/session.test-data'
import { emailChoice } from './email-choice'

const user = sessionUser({ email: 'lin@example.com', emailVerified: true })

test.each<readonly [string, Session, ReturnType<typeof emailChoice>]>([
  ['a visitor has none', { status: 'signed-out' }, { kind: 'none' }],
  ['a session that is being checked has none', { status: 'restoring', user }, { kind: 'none' }],
  ['a local account has none', { status: 'signed-in', mode: 'local', user }, { kind: 'none' }],
  [
    'a verified address is the own one',
    { status: 'signed-in', mode: 'hosted', user },
    { kind: 'own', address: user.email },
  ],
  [
    'an address without verification is named, so that the page can say why not',
    { status: 'signed-in', mode: 'hosted', user: { ...user, emailVerified: false } },
    { kind: 'unverified', address: user.email },
  ],
])('e-mailing a result: %s', (_, session, choice) => {
  expect(emailChoice(session)).toEqual(choice)
})
