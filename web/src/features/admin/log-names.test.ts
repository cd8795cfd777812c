import { accountOf, namedIn } from './log-names'

test('who did something and what it was done to are asked for once each', () => {
  const entries = [
    { actorUid: 'admin', target: 'users/lin' },
    { actorUid: 'admin', target: 'services/cn-gz-brain' },
    { actorUid: 'lin', target: 'services/cn-gz-brain' },
    { actorUid: 'admin', target: 'groups/worry' },
  ]
  expect(namedIn(entries)).toEqual({
    uids: ['admin', 'lin'],
    paths: ['services/cn-gz-brain', 'groups/worry'],
  })
})

test('nobody is asked for an erased account, for a ban, or for what has no name', () => {
  const entries = [
    { actorUid: 'ban', target: 'users/erased' },
    { actorUid: 'erased', target: 'contactMessages/one' },
  ]
  expect(namedIn(entries)).toEqual({ uids: [], paths: [] })
  expect(accountOf('users/erased')).toBeUndefined()
  expect(accountOf('users/lin')).toBe('lin')
})
