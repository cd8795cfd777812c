import { loadClassifier } from '../safety/classifier/load-classifier'
import { judgeConversation, type Turn } from './conversation'
import { speaksOfThemselves, tellsDeath, tellsItWasThemselves } from './own-words'

test.each(['我是个失败的妈妈', "honestly I've got razors too", "I can't live without her"])(
  'the person speaks of themselves: %s',
  (text) => expect(speaksOfThemselves(text)).toBe(true),
)

test.each(["I'm with her", 'I called 911', "I can't reach him", '我打了120', '我联系不上她', 'she is cold'])(
  'and not where they tell of helping: %s',
  (text) => expect(speaksOfThemselves(text)).toBe(false),
)

test.each(["she's dead", 'he didn’t make it', '他没抢救过来', '医生宣布死亡了'])(
  'somebody has died: %s',
  (text) => expect(tellsDeath(text)).toBe(true),
)

test.each(["she's deadly tired", '他走了好远', 'he wants to be dead'])('nobody has: %s', (text) =>
  expect(tellsDeath(text)).toBe(false),
)

test.each(['其实是我', '那个朋友就是我', '是我', 'actually it was me', 'ok it is me', "I'm the friend"])(
  'the friend is who writes: %s',
  (text) => expect(tellsItWasThemselves(text)).toBe(true),
)

test.each(['是我妈', '她说是我的错', 'it was my sister', 'she told me'])('and not here: %s', (text) =>
  expect(tellsItWasThemselves(text)).toBe(false),
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
    ['my wife drank poison', "she's dead"],
    ['my friend took all her pills', 'actually it was me'],
  ])('asks the person about themselves once it is their own: %s', (...texts) => {
    const session = after(...texts)
    expect(session.level).toBe('L3')
    expect(session.helping).toBeUndefined()
  })

  test.each([
    ["my dad has a gun and says he'll end it", 'they said stay outside', 'I heard a bang'],
    ['my daughter has taken all her paracetamol', "I've called 999", "I'm with her"],
  ])('stays about the other, and nobody is taken for attacked: %s', (...texts) => {
    expect(after(...texts)).toMatchObject({ level: 'L3', helping: true, attacked: false })
  })
})
