import { accountOf, namedIn } from './log-names'

test('who did something and what it was done to are asked for once each', () => {
  const entries = [
    { actorUid: 'admin', target: 'users/lin' },
    { actorUid: 'admin', target: 'services/cn-gz-brain' },
    { actorUid: 'lin', target: 'services/cn-gz-brain' },
    { actorUid: 'admin', target: 'groups/worry' },
    { actorUid: 'admin', target: 'contactMessages/one' },
    { actorUid: 'admin', target: 'contactMessages/one' },
  ]
  expect(namedIn(entries)).toEqual({
    uids: ['admin', 'lin'],
    places: ['services/cn-gz-brain', 'groups/worry'],
    letters: ['contactMessages/one'],
  })
})

test('nobody is asked for an erased account, for a ban, or for what has no name', () => {
  const entries = [
    { actorUid: 'ban', target: 'users/erased' },
    { actorUid: 'erased', target: 'ratings/sleep' },
  ]
  expect(namedIn(entries)).toEqual({ uids: [], places: [], letters: [] })
  expect(accountOf('users/erased')).toBeUndefined()
  expect(accountOf('users/lin')).toBe('lin')
})
