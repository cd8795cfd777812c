import { questionsIn, readReportAnswer } from './asked-questions'
import { cardToShow, judgeConversation } from './conversation'

const cardAfter = (reply: string, answer: string) =>
  cardToShow(
    judgeConversation([
      { kind: 'reply', text: reply },
      { kind: 'message', text: answer },
    ]).safety.session,
  )

describe('what an assistant asks about', () => {
  test.each([
    ['Is somebody hurting you?', ['hurt']],
    ['Does he hit you?', ['hurt']],
    ['Has your stepdad ever pushed you?', ['hurt']],
    ['Have you been threatened at home?', ['hurt']],
    ['Are you scared of him?', ['hurt']],
    ['Who is hurting you?', ['hurt']],
    ['他会打你吗？', ['hurt']],
    ['家里有没有人伤害你？', ['hurt']],
    ['他有没有对你动手？', ['hurt']],
    ['你在家会被打吗？', ['hurt']],
    ['佢有冇郁手打你？', ['hurt']],
    ['Do you make yourself sick after eating?', ['eating']],
    ['Do you ever skip meals?', ['eating']],
    ['Are you using laxatives?', ['eating']],
    ['你会催吐吗？', ['eating']],
    ['你是不是经常不吃饭？', ['eating']],
    ['你有冇唔食飯？', ['eating']],
    ['Has she said she wants to die?', ['other']],
    ['Does your brother talk about suicide?', ['other']],
    ['Is he alone tonight?', ['other']],
    ['她有没有说过想死？', ['other']],
    ['佢有冇講過唔想生存？', ['other']],
    ['Is he safe now?', ['other-safe']],
    ['他现在安全吗？', ['other-safe']],
    ['Do you hear voices?', ['voices']],
    ['Do the voices tell you what to do?', ['voices']],
    ['你会听到别人听不到的声音吗？', ['voices']],
    ['你有冇聽到把聲叫你做嘢？', ['voices']],
    // What is no such question.
    ['他打你电话了吗？', []],
    ['Did he hit you up about the party?', []],
    ['He hits the gym.', []],
    ['Do you like breakfast?', []],
    ['Did you hear the news?', []],
    ['Is she a good cook?', []],
    ['你听音乐吗？', []],
    ['I am sorry that he hit you.', []],
    ['Does he hit you? Are you safe now?', ['hurt', 'safe']],
    ['你有没有跟他说过你想死？', ['passive']],
  ] as const)('%s', (reply, questions) => expect(questionsIn(reply)).toEqual(questions))
})

describe('a word or two in answer', () => {
  test.each([
    ...[
      'yes',
      'sometimes',
      'every time',
      'my dad',
      'last night',
      'not every day',
      'he does',
      'when hes drunk',
      'yeah a lot',
    ],
    ...[
      '有',
      '经常',
      '有时候',
      '佢有時',
      '我爸',
      '昨晚',
      '不是每次',
      '会的',
      '喝了酒就会',
      '有，上周',
      '成日',
      '琴晚',
      '每餐',
    ],
  ])('%s: yes', (text) => expect(readReportAnswer(text)).toBe('yes'))

  test.each([
    ...['no', 'never', 'nope, never', 'not really', "he doesn't", 'nobody', 'no one', 'not yet'],
    ...['没有', '没', '从来没有', '他没有', '冇', '佢冇', '不会', '没说过', '唔會', '沒有人'],
  ])('%s: no', (text) => expect(readReportAnswer(text)).toBe('no'))

  test.each([
    ...['not sure', 'maybe', "I don't know", 'kind of', 'i guess', 'does that count'],
    ...['不知道', '不确定', '可能吧', '唔知', '算不算', '说不清', '有一点'],
  ])('%s: not sure', (text) => expect(readReportAnswer(text)).toBe('not-sure'))

  test.each([
    ...[
      '',
      'what do you mean',
      'can we talk about school',
      'I like my new job and the people there a lot more',
    ],
    ...['你什么意思', '今天天气不错', '我想聊聊考试'],
  ])('%s: no answer', (text) => expect(readReportAnswer(text)).toBeNull())

  test('a long run of words is read once', () => {
    expect(readReportAnswer('有'.repeat(40))).toBe('yes')
    expect(readReportAnswer('有'.repeat(41))).toBeNull()
  })
})

describe('an answer read with its question', () => {
  test.each([
    ['Is somebody hurting you?', 'my dad', 'A'],
    ['Is somebody hurting you?', 'not sure', 'A'],
    ['Is somebody hurting you?', 'no', null],
    ['Does he hit you?', 'every time', 'A'],
    ['他会打你吗？', '有时候', 'A'],
    ['他会打你吗？', '没有', null],
    ['佢有冇打你？', '佢有時', 'A'],
    ['Do you make yourself sick?', 'last night', 'E'],
    ['Do you skip meals?', 'dinner mostly', 'E'],
    ['Do you skip meals?', 'never', null],
    ['你会催吐吗？', '经常', 'E'],
    ['你会催吐吗？', '不会', null],
    ['你會催吐嗎？', '不確定', 'E'],
    ['Has she said she wants to die?', 'yes', 'T'],
    ['Has she said she wants to die?', 'no', null],
    ['他有没有说过不想活？', '有', 'T'],
    ['他有没有说过不想活？', '不知道', 'T'],
    ['Is he safe now?', 'no', 'T'],
    ['Is he safe now?', 'not sure', 'T'],
    ['Is he safe now?', 'yes', null],
    ['佢而家安唔安全？', '唔知', 'T'],
    ['Do you hear voices?', 'sometimes', 'P'],
    ['Do you hear voices?', 'maybe', 'L1'],
    ['Do you hear voices?', 'nope', null],
    ['你有没有听到别人听不到的声音？', '晚上', 'P'],
    ['你有没有听到别人听不到的声音？', '没有', null],
    // Of two questions the one that needs more help is read.
    ['Does he hit you? Are you safe now?', 'yes', 'A'],
    ['Does he hit you? Are you safe now?', 'no', 'L3'],
    // What is no question, or no answer.
    ['Do you like tea?', 'yes', null],
    ['他打你电话了吗？', '有', null],
    ['Does he hit you?', 'can we talk about school', null],
  ] as const)('%s – %s: %s', (reply, answer, card) => expect(cardAfter(reply, answer)).toBe(card))

  test('a higher card of the answer itself stays', () => {
    expect(cardAfter('Does he hit you?', 'yes and I want to kill myself')).toBe('L2')
  })

  test('only right after the question', () => {
    const { safety } = judgeConversation([
      { kind: 'reply', text: 'Does he hit you?' },
      { kind: 'message', text: 'can we talk about school' },
      { kind: 'message', text: 'sometimes' },
    ])
    expect(cardToShow(safety.session)).toBeNull()
  })
})
