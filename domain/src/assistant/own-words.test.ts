import { loadClassifier } from '../safety/classifier/load-classifier'
import { cardToShow, judgeConversation, type Turn } from './conversation'
import { speaksOfThemselves, tellsDeath, tellsItWasThemselves, wishesToFollow } from './own-words'

test.each(['我是个失败的妈妈', "honestly I've got razors too", "I can't live without her"])(
  'the person speaks of themselves: %s',
  (text) => expect(speaksOfThemselves(text)).toBe(true),
)

test.each(["I'm with her", 'I called 911', "I can't reach him", '我打了120', '我联系不上她', 'she is cold'])(
  'and not where they tell of helping: %s',
  (text) => expect(speaksOfThemselves(text)).toBe(false),
)

test.each([
  "she's dead",
  'she was dead. i should of knocked sooner',
  'he didn’t make it',
  '他没抢救过来',
  '医生宣布死亡了',
])('somebody has died: %s', (text) => expect(tellsDeath(text)).toBe(true))

test.each([
  'he was dead drunk',
  "she's dead tired",
  "she's deadly tired",
  '他走了好远',
  'he wants to be dead',
])('nobody has: %s', (text) => expect(tellsDeath(text)).toBe(false))

test.each(['其实是我', '那个朋友就是我', '是我', 'actually it was me', 'ok it is me', "I'm the friend"])(
  'the friend is who writes: %s',
  (text) => expect(tellsItWasThemselves(text)).toBe(true),
)

test.each(['是我妈', '她说是我的错', 'it was my sister', 'she told me'])('and not here: %s', (text) =>
  expect(tellsItWasThemselves(text)).toBe(false),
)

test.each(['我想跟他一起去', '我想去陪她', 'i want to go with him', "I can't live without her"])(
  'wishes to follow them: %s',
  (text) => expect(wishesToFollow(text)).toBe(true),
)

test.each(['我要跟他去医院', 'i want to go with her to the hospital', "I'm with her"])(
  'and not here: %s',
  (text) => expect(wishesToFollow(text)).toBe(false),
)

describe('a conversation that began with somebody else’s danger', async () => {
  const classifier = await loadClassifier()
  const after = (...texts: string[]) =>
    judgeConversation(
      texts.map((text): Turn => ({ kind: 'message', text })),
      { classifier },
    ).safety.session

  test.each([
    ['我女儿割腕了', '我是个失败的妈妈', '我想跟她一起走'],
    ['my flatmate has locked herself in with a razor', "honestly I've got razors too"],
    ['my friend took all her pills', 'actually it was me'],
    ['我室友吃了一整瓶安眠药', '其实不是室友,是我'],
    ['我室友吃了一整瓶安眠药', '吃药的人是我'],
  ])('asks the person about themselves once it is their own: %s', (...texts) => {
    const session = after(...texts)
    expect(session.level).toBe('L3')
    expect(session.helping).toBeUndefined()
  })

  test.each([
    ['my friend took all her pills', 'actually it was me', 'took'],
    ['我朋友把药全吃了', '其实是我自己', 'took'],
    ['my friend is on the bridge and wants to jump', 'actually it was me', 'nothing'],
  ])('that turns out to be the person’s own is danger now, with what was swallowed: %s', (text, me, what) => {
    const said = (...turns: Turn[]) => judgeConversation(turns, { classifier }).safety.session
    const [told, own]: Turn[] = [
      { kind: 'message', text },
      { kind: 'message', text: me },
    ] as const
    const safe: Turn = { kind: 'safe-answer', answer: 'yes' }
    for (const session of [said(told as Turn, own as Turn), said(told as Turn, safe, own as Turn)]) {
      expect(session).toMatchObject({ level: 'L3', card: 'L3' })
      expect(session.took ?? false).toBe(what === 'took')
      expect(session.helping).toBeUndefined()
      expect(session.theirDanger).toBeUndefined()
    }
  })

  test('a wish told of a friend is the person’s own once they say so', () => {
    for (const me of ['actually it was me', 'it was about me'])
      expect(after('my friend says she wants to die', me)).toMatchObject({ card: 'L2' })
  })

  test.each([
    ['我朋友刚刚说她要跳楼', '打了'],
    ['my friend took 30 paracetamol', "I've called 999"],
  ])('asks how the other is once help was called: %s – %s', (...texts) => {
    expect(after(...texts)).toMatchObject({ card: 'ask-again', level: 'L3', helping: true, attacked: false })
  })

  test.each([
    ['I took 30 paracetamol', 'ambulance is coming'],
    ['我吃了三十片药', '打了'],
  ])(
    'who has called for themselves is told what to do until it comes, and nothing is over: %s',
    (...texts) => {
      const { safety, judged } = judgeConversation(
        texts.map((text): Turn => ({ kind: 'message', text })),
        { classifier },
      )
      expect(judged.at(-1)?.tells).toBe('help-called')
      expect(safety.session).toMatchObject({ level: 'L3', attacked: false })
    },
  )

  test('a means of their own beside the wish to follow is danger now', () => {
    expect(
      after('my boyfriend just jumped off the bridge', 'i want to go with him, i just took 40 pills'),
    ).toMatchObject({
      card: 'L3',
      took: true,
    })
  })

  test('help that was called is kept in mind until the danger is said to go on, or is over', () => {
    const told = ['my friend took all her pills', 'ambulance is on the way'] as const
    expect(cardToShow(after(...told, 'what do i do while we wait'))).toBe('ask-again')
    expect(cardToShow(after(...told, "she's crying"))).toBe('ask-again')
    expect(after(...told, 'what do i do while we wait')).toMatchObject({ level: 'L3', called: true })
    const judged = (answer: 'yes' | 'no') =>
      judgeConversation(
        [...told.map((text): Turn => ({ kind: 'message', text })), { kind: 'safe-answer', answer }],
        { classifier },
      ).safety.session
    expect(judged('no').called).toBeUndefined()
    expect(judged('yes').called).toBeUndefined()
    for (const off of ["I can't get through", 'i cancelled it', 'nobody came']) {
      expect(after(...told, off).called).toBeUndefined()
      expect(cardToShow(after(...told, off))).toBe('L3')
    }
    expect(after('my friend took all her pills', 'what do i do')).not.toMatchObject({ called: true })
  })

  test.each([
    ['my boyfriend just jumped off the bridge', 'i want to go with him'],
    ['我男朋友刚才跳江了', '我想跟他一起去'],
  ])('who would follow them is asked about themselves: %s', (...texts) => {
    expect(after(...texts)).toMatchObject({ card: 'L2', level: 'L3' })
    expect(after(...texts).helping).toBeUndefined()
  })

  test.each([
    ['my friend took all her pills', "she's safe now, police found her", 'safe'],
    ['我朋友站在楼顶要跳', '找到她了，她现在没事', 'safe'],
    ['我朋友站在楼顶要跳', '打不通', 'no-line'],
    ['I took 30 paracetamol', "I can't get through", 'no-line'],
    ['I took 30 paracetamol', '20 minutes and no ambulance', 'no-help'],
    ['我吞了一瓶安眠药', '等了二十分钟救护车还没来', 'no-help'],
    ['我吞了一瓶安眠药', '救护车怎么还不来', 'no-help'],
    ['我爸喝了百草枯 就刚才', '120说要一个小时才到', 'no-help'],
    ["i can't do this anymore, ive got the rope", 'nobody is coming', undefined],
    ['我站在楼顶了', '我下来了 在楼梯间坐着', 'safe'],
    ['standing on the edge of the roof', 'i came down', 'safe'],
    ['my friend is standing on the roof', 'still waiting for the ambulance', 'no-help'],
  ] as const)('%s – %s: %s, and nothing is over', (text, next, tells) => {
    const { safety, judged } = judgeConversation(
      [text, next].map((each): Turn => ({ kind: 'message', text: each })),
      { classifier },
    )
    expect(judged.at(-1)?.tells).toBe(tells)
    expect(safety.session.level).toBe('L3')
  })

  test('打了 after violence is a blow', () => {
    expect(after('我爸打我', '打了')).toMatchObject({ card: 'A' })
  })

  test.each([['she has a plan tonight'], ['she is cold and shaking']])(
    'after a friend’s wish nobody is taken for attacked: %s',
    (text) => expect(after('my friend says she wants to die', text).attacked).toBe(false),
  )

  test.each([
    ["my dad has a gun and says he'll end it", 'they said stay outside', 'I heard a bang'],
    ['my daughter has taken all her paracetamol', "I've called 999", "I'm with her"],
  ])('stays about the other, and nobody is taken for attacked: %s', (...texts) => {
    expect(after(...texts)).toMatchObject({ level: 'L3', helping: true, attacked: false })
  })
})

describe('what is said of oneself while somebody else is in danger', async () => {
  const classifier = await loadClassifier()
  const after = (...texts: string[]) =>
    judgeConversation(
      texts.map((text): Turn => ({ kind: 'message', text })),
      { classifier },
    )

  test.each(["they can't find the flat, I only know the street", 'they put me on hold and then it cut off'])(
    'what somebody did or knows is no state of their own: %s',
    (text) => expect(after('my friend took all her pills', text).safety.session.helping).toBe(true),
  )

  test('a flatmate who calls for help does not make it the flatmate’s danger', () => {
    const { judged, safety } = after('药都吃完了，就这样吧', '好吧，我室友在，她在打120')
    expect(safety.session.helping).toBeUndefined()
    expect(judged.at(-1)).toMatchObject({ tells: 'help-called' })
  })

  test('who swallowed poison and feels well is in danger all the same', () => {
    const { judged } = after('我老公喝了百草枯', '他说他现在没什么感觉')
    expect(judged.at(-1)).toMatchObject({ tells: 'feels-well' })
  })

  test('who says that there is no friend is heard for themselves, also after the gentle card', () => {
    const { safety } = after('我有个朋友最近很丧', '其实没有什么朋友，就是我', '我不想活了')
    expect(safety.session.level).toBe('L2')
  })
})

describe('what stands in the words of a card comes from what was said', async () => {
  const classifier = await loadClassifier()
  const after = (...texts: string[]) =>
    judgeConversation(
      texts.map((text): Turn => ({ kind: 'message', text })),
      { classifier },
    )

  test.each(['家里煤气我开着了 窗户都用胶带封好了 别回我', 'the hose is on the exhaust now'])(
    'gas, where it is named: %s',
    (text) => expect(after(text).safety.session).toMatchObject({ level: 'L3', gas: true }),
  )

  test('and none in a locked room', () => {
    const { session } = after('我把自己反锁在卫生间里，地上都是血').safety
    expect(session.level).toBe('L3')
    expect(session.gas).toBeUndefined()
  })

  test('nobody comes is about help where danger now stands, and is heard for itself elsewhere', () => {
    const withDanger = after('I have cut my wrist and it is pouring', "forty minutes and nobody's come")
    expect(withDanger.judged.at(-1)).toMatchObject({ tells: 'no-help' })
    const withWish = after('I want to kill myself', 'nobody came. the pills are lined up on my bed')
    expect(withWish.judged.at(-1)?.tells).toBeUndefined()
    expect(withWish.judged.at(-1)?.assessment?.card).toMatch(/^L[23]$/)
  })

  test('a mother on the telephone is no help that was called', () => {
    expect(after('我想自杀', '我妈在打电话').judged.at(-1)?.tells).toBeUndefined()
  })
})
