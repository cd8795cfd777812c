import type { ActionLink } from './action-link'
import { readActionLink } from './action-link'

test.each<[string, ActionLink]>([
  ['?mode=resetPassword&oobCode=a1', { kind: 'reset-password', code: 'a1' }],
  ['?oobCode=a1', { kind: 'reset-password', code: 'a1' }],
  ['?mode=verifyEmail&oobCode=a1&apiKey=k&lang=en', { kind: 'verify-email', code: 'a1' }],
  ['?mode=recoverEmail&oobCode=a1', { kind: 'recover-email', code: 'a1' }],
  ['?mode=revertSecondFactorAddition&oobCode=a1', { kind: 'unknown', code: 'a1' }],
  ['?mode=&oobCode=a1', { kind: 'unknown', code: 'a1' }],
  ['?mode=__proto__&oobCode=a1', { kind: 'unknown', code: 'a1' }],
  ['?mode=VERIFYEMAIL&oobCode=a1', { kind: 'unknown', code: 'a1' }],
  ['?mode=verifyEmail', { kind: 'none', code: '' }],
  ['?mode=verifyEmail&oobCode=', { kind: 'none', code: '' }],
  ['', { kind: 'none', code: '' }],
])('%s', (search, link) => {
  expect(readActionLink(search)).toEqual(link)
})
