import { assistantReply } from '../contracts/assistant-reply.contract'
import { crisisRegions } from '../safety/crisis-lines'
import { longestReply } from '../safety/output-filter'
import { asksAboutHuman } from './asks-about-human'
import { cardToShow, judgeConversation, type Turn } from './conversation'
import { guideTerms } from './guide'
import { loadGuide } from './load-guide'
import { longestAnswer } from './turn-limits'

const message = (text: string): Turn => ({ kind: 'message', text })
const cardAfter = (...turns: Turn[]) => cardToShow(judgeConversation(turns).safety.session)

test('the request knows every region of the crisis lines, and the longest answer', () => {
  const { region } = assistantReply.request.entries
  expect(region.options).toEqual(crisisRegions.map((entry) => entry.region))
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
    expect(cardAfter(crisis, { kind: 'safe-answer', answer: 'not-sure' }, message('ok'))).toBe('L3')
    expect(cardAfter(crisis, { kind: 'safe-answer', answer: 'yes' }, message('ok'))).toBeNull()
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

  test('reads a sentence cut in two as one, but not across a reply of safety', () => {
    expect(cardAfter(message('我想'), message('死'))).toBe('L2')
    expect(cardAfter(message('I want to kill'), message('myself'))).not.toBeNull()
    expect(cardAfter(message('I want to play'), message('chess'))).toBeNull()
  })
})

describe('the guide', () => {
  test.each([
    ['zh-CN', '最近总是睡不着', 'sleep'],
    ['zh-CN', '考试压力很大', 'exam-stress'],
    ['zh-CN', '觉得很孤独', 'loneliness'],
    ['en', 'I cannot sleep at night', 'sleep'],
    ['en', 'What is a panic attack?', 'anxiety'],
    ['en', 'burnout at work', 'workplace-burnout'],
  ] as const)('%s: %s → %s', async (language, question, article) => {
    const guide = await loadGuide(language)
    expect(guide.find(question).map(({ articleId }) => articleId)).toContain(article)
  })

  test.each([
    ['zh-CN', '量子力学'],
    ['en', 'who won the world cup'],
    ['en', ''],
    ['en', '!!! ???'],
  ] as const)('%s: says nothing about “%s”', async (language, question) => {
    expect((await loadGuide(language)).find(question)).toEqual([])
  })

  test('names an article once and every passage has words', async () => {
    const found = (await loadGuide('zh-CN')).find('压力 睡眠 焦虑 抑郁', 5)
    expect(new Set(found.map(({ articleId }) => articleId)).size).toBe(found.length)
    for (const { lines } of found) expect(lines.join('').length).toBeGreaterThan(0)
  })

  test('cuts words the same way for questions and articles', () => {
    expect(guideTerms('我失眠了')).toEqual(['失眠'])
    expect(guideTerms('Sleeping and sleeps')).toEqual(['sleep', 'sleep'])
  })
})

describe('being taken for a person', () => {
  test.each([
    '你是真人吗？',
    '你到底是不是机器人',
    '我爱你',
    'Are you a real person?',
    'do you love me',
    'am I talking to a human',
  ])('“%s” is noticed', (text) => expect(asksAboutHuman(text)).toBe(true))
  test.each(['我妈妈是医生', '我爱你们大家的文章', 'Is my doctor a real expert?', 'I love music'])(
    '“%s” is not',
    (text) => expect(asksAboutHuman(text)).toBe(false),
  )
})
