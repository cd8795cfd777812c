import { assessMessage } from './gate'
import cases from './spoken-cases.json'

/**
 * Families of sentences that people said where the gate had known one of their number only; one row for each clause, and harmless
 * twins. Phrases and grammar decide here, without the classifier.
 */
describe.each(Object.entries(cases))('%s', (_family, byCard) => {
  const rows = Object.entries(byCard).flatMap(([card, texts]) => texts.map((text) => [text, card] as const))
  test.each(rows)('%s: %s', (text, card) => expect(assessMessage(text).card ?? 'none').toBe(card))
})

describe('where the classifier sees nothing', () => {
  const nothing = () => ({
    scores: {
      any: 0,
      crisis: 0,
      danger: 0,
      support: 0,
      other: 0,
      violence: 0,
      attack: 0,
      eating: 0,
      confusion: 0,
    },
  })

  test.each([
    ['I am going to kill the man who did this to my sister', 'H'],
    ['我照顾婆婆，昨晚差点用枕头捂她', 'H'],
    ["I want to shoot my boss, I have my dad's rifle", 'H'],
    ['how much paracetamol is safe to take at once', 'L2'],
    ['took the shotgun out of the safe and put it under the bed', 'L2'],
    ["I'm his carer and some nights I think I could smother him", 'H'],
    ["I'm going to burn the house down with them in it", 'H'],
    ['以前割过手，最近又割了', 'L2'],
    ['I used to cut and last week I started again', 'L2'],
    ["kill me now, I can't live like this", 'L2'],
    ['一次最多能吃多少安眠药', 'L2'],
    ["I'm going to kill him tomorrow", 'H'],
    ["got my grandpa's pistol out, just looking at it", 'L3'],
    ["i cut my arm and the blood won't stop", 'L3'],
  ] as const)('a rule that is certain still locks: %s', (text, card) =>
    expect(assessMessage(text, { classifier: nothing }).card).toBe(card),
  )
})

describe('where the classifier is sure that it is now', () => {
  const now = () => ({
    scores: {
      any: 1,
      crisis: 1,
      danger: 1,
      support: 0,
      other: 0,
      violence: 0,
      attack: 0,
      eating: 0,
      confusion: 0,
    },
  })

  test.each([
    ['顶楼门锁不锁', 'L1'],
    ['你知道我们学校顶楼的门晚上锁不锁吗', 'L2'],
    ['how much paracetamol is safe to take at once', 'L2'],
    ['I moved the gun to the nightstand', 'L2'],
    ['is the door to the roof locked, I am standing on the ledge', 'L3'],
    ['I moved the gun to the nightstand, it is loaded and next to me', 'L3'],
  ] as const)('a question or a preparation is not yet danger now: %s', (text, card) =>
    expect(assessMessage(text, { classifier: now }).card).toBe(card),
  )
})

describe('what somebody else is said to have said', () => {
  test('keeps its level and shows the card for helpers', () => {
    expect(assessMessage('我室友说她不想活')).toMatchObject({
      level: 'L2',
      card: 'T',
      outcome: 'gentle',
      helper: true,
    })
  })

  test.each([
    ['我室友说她不想活，我也是', 'L2'],
    ['my nan says she wants to die and so do i want to die, me too', 'L2'],
    ['他说要分手，我不想活了', 'L2'],
    ['他说要分手，不想活了', 'L2'],
    ['my boyfriend said he is leaving and I want to kill myself', 'L2'],
    ['我妈说我不想活是装的', 'L2'],
    ['她说今晚就去死', 'L3'],
  ] as const)('but not where the person says it: %s', (text, card) =>
    expect(assessMessage(text).card).toBe(card),
  )

  test('in quotation marks it is read as quoted: gentle, whoever “I” is in it', () => {
    expect(assessMessage('她跟我说：“我不想活了”')).toMatchObject({ level: 'L2', outcome: 'gentle' })
  })
})
