import { loadClassifier } from '../safety/classifier/load-classifier'
import { asksOnlyWhoReads } from './asks-who-reads'
import { cardToShow, judgeConversation, type Turn } from './conversation'
import { smallTalkAnswer } from './small-talk'

const asked = [
  ...['what happens to what I write here', 'who reads this', 'is this saved', 'will anyone see this'],
  ...[
    'is anyone reading this?',
    'will you call my parents',
    'do you keep a record',
    'will this get back to my mum',
  ],
  ...[
    '我写的这些会怎么样',
    '这里会存吗',
    '会不会告诉我妈',
    '会被看到吗',
    '会通知学校吗',
    '会留记录吗',
    '这个会保密吗',
  ],
]

test.each(asked)('%s: asks who gets to know, and is answered with that', (text) => {
  expect(asksOnlyWhoReads(text)).toBe(true)
  expect(smallTalkAnswer(text)).toMatchObject({ end: 'who-finds-out' })
})

test.each([
  ...['who reads this, I took all my pills', 'I want to die. who reads this', '我不想活了 会不会告诉我妈'],
  ...[
    'will you call the police',
    'can you call my mum',
    '能联系医生吗',
    '会死吗',
    '会不会好起来',
    'will anyone miss me',
  ],
  ...['my mum reads my diary', '他会打我吗', 'is anyone there', '会疼吗', ''],
])('%s: asks or says something else', (text) => {
  expect(asksOnlyWhoReads(text)).toBe(false)
})

describe('in a conversation, with the classifier', () => {
  const judged = async (...texts: string[]) => {
    const turns = texts.map((text): Turn => ({ kind: 'message', text }))
    return judgeConversation(turns, { classifier: await loadClassifier() })
  }

  test.each(asked)('%s calls for no card', async (text) => {
    expect(cardToShow((await judged(text)).safety.session)).toBeNull()
  })

  test('the question of the card before it still waits, and no level falls', async () => {
    const { safety } = await judged('my dad hits me', 'who reads this')
    expect(safety.session).toMatchObject({ level: 'A', card: null, asked: 'safe', attacked: true })
    expect(cardToShow((await judged('my dad hits me', 'who reads this', 'no')).safety.session)).toBe('L3')
    expect((await judged('I want to kill myself', 'who reads this')).safety.session.level).toBe('L2')
  })

  test('danger beside it is heard', async () => {
    expect(cardToShow((await judged('I want to die. who reads this')).safety.session)).toBe('L2')
  })
})
