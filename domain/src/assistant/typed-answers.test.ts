import { safeAnswers } from '../safety/template-parts'
import { questionIn } from './asked-questions'
import {
  readPassiveAnswer,
  readSafeAnswer,
  readsAsCorrection,
  readsAsTakenBack,
  saysSafe,
  tellsMeansAway,
  withOneselfMeant,
} from './typed-answers'

describe('answers to "are you safe right now"', () => {
  test.each([
    ...[
      'no',
      'No.',
      'nope',
      'nah',
      'not really',
      "I'm not",
      "no I'm not",
      'not safe',
      'unsafe',
      '不',
      '不是',
      '没有',
    ],
    ...['不安全', '不太安全', '没', '唔安全', '冇', 'well no', '其实不安全', '不吧'],
  ])('%s: no', (text) => expect(readSafeAnswer(text)).toBe('no'))

  test.each([
    ...[
      'not sure',
      'idk',
      "I don't know",
      'maybe',
      'sometimes',
      'kind of',
      'i guess',
      'dunno',
      'meh',
      '50/50',
    ],
    ...[
      '不知道',
      '不确定',
      '不太确定',
      '还好',
      '一般',
      '有时候',
      '说不清',
      '唔知',
      '可能吧',
      '应该吧',
      '嗯 不知道',
    ],
  ])('%s: not sure', (text) => expect(readSafeAnswer(text)).toBe('not-sure'))

  test.each([
    ...["I'm safe", 'safe', 'yes safe', "yes I'm safe", "I'm safe now"],
    ...['安全', '我安全', '我现在安全', '安全的', '嗯 我很安全'],
  ])('%s: yes', (text) => expect(readSafeAnswer(text)).toBe('yes'))

  test('what stands on the buttons in Chinese is heard as well when it is typed', () => {
    for (const { id, label } of safeAnswers) expect(readSafeAnswer(label.zh)).toBe(id)
  })

  // "Yes" may also say the danger once more; for "I am safe" there is a button.
  test.each(['yes', 'yeah', 'yep', 'I am', 'yes I am', 'y', '是', '是的', '嗯', '对', '系'])(
    '%s alone is no answer',
    (text) => expect(readSafeAnswer(text)).toBeNull(),
  )

  test.each(['no', 'no i lied', 'I lied', 'actually i was lying', 'not sure', '不是', '我骗你的', '撒谎了'])(
    '%s takes "I am safe" back',
    (text) => expect(readsAsTakenBack(text)).toBe(true),
  )

  test.each(['thanks', '谢谢', 'how do I sleep better', '好的', ''])('%s takes nothing back', (text) =>
    expect(readsAsTakenBack(text)).toBe(false),
  )

  test.each([
    ...[
      '',
      '???',
      'yes but I keep thinking about it and it will not stop at all',
      'what',
      '你好',
      '我在家看电视',
    ],
    ...['no homework today', '有没有别的办法'],
  ])('%s: no answer', (text) => expect(readSafeAnswer(text)).toBeNull())
})

describe('answers to the question of L1', () => {
  test.each([
    ...[
      'yes',
      'yes i do',
      'i have',
      'all of them',
      'both',
      'me too',
      'every day',
      '有',
      '有过',
      '都有',
      '我也是',
      '想过',
    ],
    ...['经常', '系', '日日'],
  ])('%s: yes', (text) => expect(readPassiveAnswer(text)).toBe('yes'))

  test.each([
    ...[
      'sometimes',
      'a bit',
      'on and off',
      'idk',
      'maybe',
      'used to',
      '有时',
      '偶尔',
      '有一点',
      '不知道',
      '还好',
      '以前想过',
    ],
    ...['谂过下', '不是没有'],
  ])('%s: sometimes', (text) => expect(readPassiveAnswer(text)).toBe('sometimes'))

  test.each(['no', 'never', "I haven't", 'of course not', '没有', '没', '没想过', '从来没有', '冇', '不会'])(
    '%s: no',
    (text) => expect(readPassiveAnswer(text)).toBe('no'),
  )

  test.each(['', 'why do you ask', '你好', '没有人理我', 'no one cares about me'])('%s: no answer', (text) =>
    expect(readPassiveAnswer(text)).toBeNull(),
  )
})

describe('what an assistant asks', () => {
  test.each([
    ['Are you safe right now?', 'safe'],
    ['That sounds hard. Do you feel safe at home?', 'safe'],
    ['你现在安全吗？', 'safe'],
    ['你而家安唔安全？', 'safe'],
    ['Have you had thoughts of not wanting to live?', 'passive'],
    ['Are you thinking about suicide?', 'passive'],
    ['Have you thought of hurting yourself?', 'passive'],
    ['你有没有想过不想活，或伤害自己？', 'passive'],
    ['有时候人会有自杀的念头。', 'passive'],
    ['Would you like an article about sleep?', null],
    ['要不要试试呼吸练习？', null],
  ] as const)('%s: %s', (text, question) => expect(questionIn(text)).toBe(question))

  test('the last question is the one that is answered', () => {
    expect(questionIn(`Are you safe? ${'Tell me about your week. '.repeat(20)}`)).toBeNull()
  })
})

describe('corrections', () => {
  test.each([
    ...[
      '打错了',
      '不是，打错字了',
      '开玩笑的',
      '我开玩笑的啦',
      '讲笑咋',
      '误会了',
      '你误会我了',
      '我不是那个意思',
    ],
    ...['我说的是跳绳', '我是说游戏里', '是歌词', '这是电影', '哈哈开玩笑'],
    ...[
      'just kidding',
      'jk',
      'lol kidding',
      "I'm joking",
      'it was a joke',
      'I meant the film',
      'i mean in the game',
    ],
    ...['typo', "it's a song", "that's not what I meant", 'you misunderstood me'],
  ])('%s', (text) => expect(readsAsCorrection(text)).toBe(true))

  test.each([
    ...[
      '我没有开玩笑',
      '不是开玩笑',
      "I'm not joking",
      '我想死',
      '没有',
      'no',
      '电影',
      '好的',
      'ok thanks',
      '',
    ],
    // Says more of the same, or of something else.
    ...[
      'i mean it',
      'i mean about 20 of them',
      'i mean my mum doesnt know',
      'i mean yeah i want to',
      '我是说我妈不知道',
      '我说的是真的',
      '我是说今晚',
      'I was talking about tonight',
    ],
    ...[
      '我说的是真的，我每天都在想这件事，从初二下学期开始就没有停过，我不知道还能撑多久了，你们都不明白的，我真的不知道该怎么办才好，所以我才会来这里跟你说这些话的',
    ],
  ])('not: %s', (text) => expect(readsAsCorrection(text)).toBe(false))

  test('long runs of fillers are read at once', () => {
    expect(readsAsCorrection('不'.repeat(80))).toBe(false)
    expect(readsAsCorrection('哈 '.repeat(40))).toBe(false)
  })
})

describe('who writes that they are safe, where only the button is believed', () => {
  test.each([
    ...['安全', '我安全了', '我妈来了我没事了', '好多了，谢谢', '我冷静下来了', '有人陪我了'],
    ...["I'm safe now", "i'm ok now i put them away", "I've calmed down now, thank you", "i won't do it"],
    ...["yeah i'm safe, my sister is with me now", 'i keep saying im safe'],
  ])('“%s” is heard', (text) => {
    expect(saysSafe(text)).toBe(true)
  })

  test.each([
    ...['不安全', '我感觉不太安全', '我没有安全感', '多少片是安全剂量', '有人陪就安全吗', '今天天气不错'],
    ...["i'm not safe", "i don't feel safe", 'nowhere is safe', 'is it safe?', 'what is a safe dose'],
    ...["I'll be safe when I'm dead", "i'm fine with dying", 'i cant promise im safe', 'hello there'],
  ])('“%s” is none', (text) => {
    expect(saysSafe(text)).toBe(false)
  })
})

describe('a slip that names oneself', () => {
  test.each([
    ['im gonna kill time', 'typo. myself', 'im gonna kill myself'],
    ['im gonna kill time', '*myself', 'im gonna kill myself'],
    ['gonna kill the boss lol', 'sorry myself i mean', 'gonna kill myself'],
    ['我要杀了他', '打错了 自己', '我要杀了 自己'],
  ])('%s, %s: the message before it with the own self in it', (before, text, meant) => {
    expect(withOneselfMeant(before, text)).toBe(meant)
    expect(readsAsCorrection(text)).toBe(false)
  })

  test.each([
    ['i love myself', 'typo myself'],
    ['im gonna kill time', 'typo. some time'],
    ['im gonna kill time', 'i did it myself yesterday'],
    ['今天好热', '打错了 自己'],
  ])('%s, %s: nothing is put in', (before, text) => {
    expect(withOneselfMeant(before, text)).toBeNull()
  })
})

describe('a means put away', () => {
  test.each([
    ...[
      'locked it up and gave my wife the key',
      'put the knife down',
      'flushed them',
      'gave my mum the pills',
    ],
    ...['已经放下刀了', '已經放低咗把刀', '药交给我妈了', '我把药扔了'],
  ])('“%s” is that', (text) => {
    expect(tellsMeansAway(text)).toBe(true)
  })

  test.each([
    ...[
      'put the gun to my head',
      'took them all to my room',
      'gave my dog away',
      'i put the pills in my mouth',
    ],
    ...["i haven't put it down", '药还在我手里', '我没放下', '等下再放下'],
  ])('“%s” is not', (text) => {
    expect(tellsMeansAway(text)).toBe(false)
  })

  test.each([
    ['im safe?', 'not-sure'],
    ["i guess i'm safe", 'not-sure'],
    ["i'm safe for now", 'not-sure'],
    ['暂时安全', 'not-sure'],
    ["i'm safe", 'yes'],
  ] as const)('“%s” is %s', (text, answer) => {
    expect(readSafeAnswer(text)).toBe(answer)
  })
})
