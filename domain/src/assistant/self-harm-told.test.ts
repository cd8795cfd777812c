import { loadClassifier } from '../safety/classifier/load-classifier'
import { cardToShow, nextSafety, startConversation, type Turn } from './conversation'

const options = { classifier: await loadClassifier() }
const say = (...turns: readonly (string | Turn)[]) =>
  turns.reduce(
    (safety, turn) =>
      nextSafety(safety, typeof turn === 'string' ? { kind: 'message', text: turn } : turn, options).safety,
    startConversation(),
  ).session

const safe: Turn = { kind: 'safe-answer', answer: 'yes' }

describe('who hurts themselves and says that they do not want to die is taken at their word, with question and numbers', () => {
  test.each([
    '别告诉我妈，没想死，就是划了舒服一点',
    '又割了自己，不是想死，割完心里会平静一点',
    '我有自残，但我没有想自杀',
    '劃手會舒服啲，唔係想死',
    "i hurt myself sometimes, i don't want to die, it helps me calm down",
    '我不是想死 就是用圆规在手上划几道就没那么烦了',
    "I don't want to die, cutting just makes it feel a bit better",
    'i cut again but im not trying to die, it just makes me feel better',
  ])('%s', (text) => {
    const session = say(text)
    expect(cardToShow(session)).toBe('self-harm')
    expect(session).toMatchObject({ level: 'L2', asked: 'safe', hurt: true, contactsVisible: true })
  })

  test('also right after the emergency window, which stays as high as it was', () => {
    const session = say('我刚才又划了手', '别告诉我妈，没想死，就是划了舒服一点')
    expect(cardToShow(session)).toBe('self-harm')
    expect(session.level).toBe('L3')
  })
})

describe('whatever else is in it keeps its own card', () => {
  test.each([
    ['我没想死，就是累', 'L1'],
    ['血止不住，我没想死', 'L3'],
    ['我划了手，没想死，但有时候觉得死了也好', 'L2'],
    ['我不想活了，划手也没用', 'L2'],
  ])('%s', (text, card) => {
    expect(cardToShow(say(text))).toBe(card)
  })

  test('somebody else who hurts themselves, and a cut in the kitchen', () => {
    expect(say('我女儿自残，她说没想死').card).not.toBe('self-harm')
    expect(say('切菜划了手，没事').card).toBeNull()
  })
})

test('a wound of their own making is remembered, until they were misunderstood', () => {
  expect(say('我刚才又划了手').hurt).toBe(true)
  expect(say('我刚才又划了手', safe).hurt).toBe(true)
  expect(say('我刚才又划了手', { kind: 'correction' }).hurt).toBeUndefined()
  expect(say('我不想活了').hurt).toBeUndefined()
})

describe('what has just been answered is not asked again for a lonely word', () => {
  test('after "I am safe", and after "no" to the gentle question', () => {
    for (const lonely of ['我就是觉得没人懂我', 'nobody understands me']) {
      expect(say('我刚才又划了手', safe, lonely)).toMatchObject({ card: null, level: 'none' })
      const no: Turn = { kind: 'passive-answer', answer: 'no' }
      expect(say('我就是觉得没人懂我', no, lonely).card).toBeNull()
    }
  })

  test('but at first, later on, and for hopelessness or a new alarm', () => {
    expect(say('我就是觉得没人懂我').card).toBe('L1')
    const others = ['今天吃了面', '下午在看书', '外面下雨了', '作业写完了']
    expect(say('我刚才又划了手', safe, ...others, '我就是觉得没人懂我').card).toBe('L1')
    expect(say('我刚才又划了手', safe, '活着没意思，没人懂我').card).not.toBeNull()
    expect(say('我刚才又划了手', safe, '没人懂我，我想死').card).toBe('L2')
  })
})

describe('something swallowed harms on its own time', () => {
  test('who says that they are safe and then feels sleepy is in danger now', () => {
    const taken = say('took loads of my mums tablets an hour ago')
    expect(taken).toMatchObject({ level: 'L3', took: true })
    const released = say('took loads of my mums tablets an hour ago', 'im safe now', safe)
    expect(released).toMatchObject({ card: 'safe-yes', took: true })
    for (const sign of ['i feel sleepy', 'i keep being sick', '有点困', '想吐'])
      expect(say('took loads of my mums tablets an hour ago', safe, sign).level).toBe('L3')
  })

  test('a misunderstanding takes it back, and nobody else is sleepy in danger', () => {
    expect(say('i drank bleach', { kind: 'correction' }).took).toBeUndefined()
    expect(cardToShow(say('i feel sleepy today'))).not.toBe('L3')
    expect(say('my friend took all her tablets').took).toBeUndefined()
  })
})
