import * as v from 'valibot'
import { assistantReply } from '../contracts/assistant-reply.contract'
import { crisisRegions } from '../safety/crisis-lines'
import { longestReply } from '../safety/output-filter'
import { cardToShow, judgeConversation, type Turn } from './conversation'
import { longestAnswer } from './turn-limits'

const message = (text: string): Turn => ({ kind: 'message', text })
const cardAfter = (...turns: Turn[]) => cardToShow(judgeConversation(turns).safety.session)

test('the request knows every region of the crisis lines, and the longest answer', () => {
  const { region } = assistantReply.request.entries
  expect(region.options).toEqual(crisisRegions.map((entry) => entry.region))
  // A region under another name is refused, not taken for "elsewhere", where every number of a reply would be stopped.
  expect(v.safeParse(region, 'GB').success).toBe(false)
  expect(longestAnswer).toBe(2 * longestReply)
})

describe('a conversation', () => {
  test('shows the card that the newest message calls for', () => {
    expect(cardAfter(message('How do I sleep better?'))).toBeNull()
    expect(cardAfter(message('我不想活了'))).toBe('L2')
    expect(cardAfter(message('活着没意思'))).toBe('L1')
  })

  test('keeps a level until the person says they are safe', () => {
    const crisis = message('I want to end my life')
    expect(cardAfter(crisis, message('ok'))).toBe('L2')
    expect(cardAfter(crisis, { kind: 'passive-answer', answer: 'no' }, message('ok'))).toBe('L2')
    expect(cardAfter(crisis, { kind: 'safe-answer', answer: 'no' }, message('ok'))).toBe('L3')
    expect(cardAfter(crisis, { kind: 'safe-answer', answer: 'not-sure' })).toBe('safe-not-sure')
    expect(cardAfter(crisis, { kind: 'safe-answer', answer: 'not-sure' }, { kind: 'exercise-done' })).toBe(
      'ask-again',
    )
    expect(cardAfter(crisis, { kind: 'safe-answer', answer: 'yes' }, message('ok'))).toBeNull()
  })

  test.each([
    ['Is anyone hurting you, or have you had thoughts of killing yourself?', 'yes'],
    ['Is anyone hurting you, or have you had thoughts of killing yourself?', 'sometimes'],
    ['有人打你吗？你有没有想过不想活？', '有'],
  ])('one answer to two questions counts for the more serious: %s %s', (text, answer) => {
    const { session } = judgeConversation([{ kind: 'reply', text }, message(answer)]).safety
    expect(session.level).toBe('L2')
  })

  test('never shows a lower card than the level it is held at', () => {
    expect(cardAfter(message('我站在天台'), message('活着没意思'))).toBe('L3')
  })

  test('marks what no model may ever see', () => {
    const { judged } = judgeConversation([
      message('I want to end my life'),
      { kind: 'safe-answer', answer: 'yes' },
      message('What about school?'),
    ])
    expect(judged.map(({ fixedAnswerOnly }) => fixedAnswerOnly)).toEqual([true, false, false])
  })

  test('marks the message that only the reader found locking, and no other', () => {
    const turns = [message('How do I sleep?'), message('I gave my cat away'), message('thanks')]
    const locks = (level: 'L1' | 'L2') =>
      judgeConversation([
        ...turns.slice(0, 2),
        { kind: 'reading', level, sure: true },
        { kind: 'safe-answer', answer: 'yes' },
        ...turns.slice(2),
      ]).judged.map(({ fixedAnswerOnly }) => fixedAnswerOnly)
    expect(locks('L2')).toEqual([false, true, true, false, false])
    expect(locks('L1')).toEqual([false, false, false, false, false])
  })

  test('says of each message whether anything but the classifier found its lock', () => {
    const { judged } = judgeConversation([
      message('How do I sleep better?'),
      message('I want to end my life'),
      { kind: 'safe-answer', answer: 'yes' },
      { kind: 'reading', level: 'L3', sure: true },
    ])
    expect(judged.map(({ assessment }) => assessment?.explained ?? null)).toEqual([false, true, null, true])
  })

  test('reads a sentence cut in pieces as one, but not across an answer', () => {
    expect(cardAfter(message('我想'), message('死'))).toBe('L2')
    expect(cardAfter(message('I want to kill'), message('myself'))).not.toBeNull()
    expect(cardAfter(message('我'), message('真的'), message('不想'), message('活了'))).toBe('L2')
    expect(cardAfter(message('I want to play'), message('chess'))).toBeNull()
    expect(cardAfter(message('我想'), { kind: 'safe-answer', answer: 'yes' }, message('死'))).toBeNull()
  })

  test('only the last three messages are read with the newest, and only short ones', () => {
    const fillers = ['今天', '天气', '不错'].map(message)
    expect(cardAfter(message('我想'), ...fillers, message('死'))).toBeNull()
    const long = message(`我想${'今天天气不错'.repeat(14)}`)
    expect(cardAfter(long, message('死'))).toBeNull()
  })

  test('what one half says by itself is not said again by both', () => {
    const { safety } = judgeConversation([message('I feel hopeless'), message('thanks for listening')])
    expect(safety.session).toMatchObject({ level: 'L1', card: null })
  })
})
