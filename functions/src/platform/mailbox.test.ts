import { mailboxOf } from './mailbox'

test.each([
  [
    'lin@test.example',
    ['LIN@Test.Example', ' lin@test.example ', 'lin+news@test.example', 'Lin+a+b@test.example'],
  ],
  [
    'lin.wang@test.example',
    // Only Gmail ignores dots.
    ['lin.wang+x@TEST.example'],
  ],
  [
    'linwang@gmail.com',
    ['lin.wang@gmail.com', 'L.I.N.wang@Gmail.com', 'linwang+1@gmail.com', 'lin.wang+1.2@googlemail.com'],
  ],
])('%s has many spellings and is one mailbox', (mailbox, spellings) => {
  for (const spelling of [mailbox, ...spellings]) expect(mailboxOf(spelling)).toBe(mailbox)
})

test.each([
  ['lin.wang@test.example', 'linwang@test.example'],
  ['lin@gmail.com', 'lin@gmail.com.example'],
  ['lin-news@test.example', 'lin@test.example'],
  ['lin@one.example', 'lin@two.example'],
  ['+1@test.example', '+2@test.example'],
])('%s and %s are two', (one, other) => {
  expect(mailboxOf(one)).not.toBe(mailboxOf(other))
})

test.each(['', '@', '@test.example', 'lin'])('what is no address stays as it is: %j', (text) => {
  expect(mailboxOf(text)).toBe(text)
})
