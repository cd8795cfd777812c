import { describe, expect, test } from 'vitest'
import { loadClassifier } from '../safety/classifier/load-classifier'
import { shownTemplate } from '../safety/shown-template'
import { cardToShow, judgeConversation, type Turn } from './conversation'
import { tellsLossBySuicide } from './loss-told'

const losses = [
  'my brother killed himself last month and i do not know how to go on',
  "my best friend took his own life in march, i keep thinking i should've seen it",
  'I lost a friend to suicide at university',
  '我弟弟上个月自杀走了，我不知道怎么撑下去',
  '我同学跳楼走了，全班都在哭',
  'police came to the door, they found my son dead',
  'they found her body this morning',
  'they say he stepped in front of the train on purpose',
  '警察说在河里找到我弟弟了,人没了',
  '警察让我们去认尸,是我爸',
  '舊同學兩年前自殺走咗',
  '我哥上个月跳楼走了，我到现在都不敢相信。',
  '今天是我女儿自杀一周年，家里没有一个人提她。',
  '同事都说我爸是病死的，其实他是上吊的，我不知道该不该告诉孩子。',
  // Its letter is still taken for one of the writer's own: the emergency card, which errs on the safe side.
  '老公留了一封信就烧炭走了，我每天都在想如果那天早点回家会不会不一样。',
]

const none = [
  'my brother tried to kill himself last month',
  'my dad just hanged himself',
  'My husband has shot himself in the shed. He is still moving.',
  'my friend says her ex killed himself when she was sixteen, for our english essay',
  'she says she took her own life once in a dream',
  '我弟弟差点自杀走了',
  '我同学刚刚跳楼了，怎么办',
  '我想喝药死了得了',
  '电影里他最后自杀身亡',
  'I just found my mum dead',
  'they found my phone dead in the snow',
  '我朋友说想跳楼',
]

describe('who has lost somebody to suicide', () => {
  test.each(losses)('is heard: %s', (text) => expect(tellsLossBySuicide(text)).toBe(true))
  test.each(none)('is nobody whose person lives, or may still be helped: %s', (text) =>
    expect(tellsLossBySuicide(text)).toBe(false),
  )

  const after = async (...texts: readonly string[]) => {
    const turns = texts.map((text): Turn => ({ kind: 'message', text }))
    return judgeConversation(turns, { classifier: await loadClassifier() }).safety.session
  }

  test.each([losses[0], losses[1], ...losses.slice(3, 5), ...losses.slice(6, -1)])(
    'is asked about themselves, and not told how to help: %s',
    async (text = '') => {
      const session = await after(text)
      expect(cardToShow(session)).toBe('L1')
      expect(session).toMatchObject({ asked: 'passive', bereaved: true })
      expect(session.helping).toBeUndefined()
      const card = shownTemplate('L1', session)
      expect(card.title.en).toBe('I’m sorry for your loss')
      expect(card.parts.map(({ text: said }) => said.zh).join()).not.toContain('最近真的很累')
    },
  )

  test('who wrote for somebody that has died is asked whether they are safe, and no longer how the other is', async () => {
    const session = await after('我朋友刚刚吃了一整瓶安眠药', '他没救回来')
    expect(cardToShow(session)).toBe('L2')
    expect(session).toMatchObject({ asked: 'safe', bereaved: true })
    expect(session.helping).toBeUndefined()
  })

  test('a wish to die of their own stands above it', async () => {
    const session = await after('my sister killed herself in june and i want to kill myself too')
    expect(cardToShow(session)).toBe('L2')
    expect(shownTemplate('L2', session).parts[0]?.text.en).toContain('After a loss like this')
  })

  test.each(['My son died by suicide this morning.', 'my sister took her own life last week'])(
    'a death of these days is asked about also where nothing else is found: %s',
    async (text) => expect(cardToShow(await after(text))).toBe('L1'),
  )

  test('one of long ago that somebody tells in peace is not', async () =>
    expect(
      cardToShow(await after('I lost a friend to suicide at university, in 1998. We raise a glass.')),
    ).toBeNull())

  test('whoever only thinks that the other is dead still helps somebody', async () => {
    const session = await after('my friend took all her pills', 'I think she is dead')
    expect(session).toMatchObject({ level: 'L3', helping: true })
  })

  test('is taken up once: the next message is read for itself', async () => {
    const session = await after(losses[0] ?? '', 'everything feels hopeless')
    expect(session.bereaved).toBeUndefined()
  })
})
