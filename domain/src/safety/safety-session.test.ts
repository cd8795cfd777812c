import type { Finding } from './finding'
import { assessMessage, type CardId, decide, type SafetyAssessment } from './gate'
import { levelRank, levelsByPriority, type SafetyLevel } from './lexicon'
import {
  cardRank,
  isLevelCard,
  modelMayAnswer,
  type SafetySession,
  safetySessionReducer,
  startSafetySession,
} from './safety-session'

/** A message that calls for a card, whatever it says. */
function shown(session: SafetySession, card: CardId | null, statement = false): SafetySession {
  const assessment: SafetyAssessment = { ...decide([]), level: card ?? 'none', card, statement }
  return safetySessionReducer(session, { type: 'message', assessment })
}

test('a gentle card under a wish to die is not shown, and its question is not the one that is answered', () => {
  const session = shown(shown(startSafetySession(), 'L2'), 'L1')
  expect(session).toMatchObject({ level: 'L2', asked: 'safe' })
})

describe('the cards of a conversation', () => {
  test.each(levelsByPriority)('%s is the card of a level and stands as high', (level) => {
    expect(isLevelCard(level)).toBe(true)
    expect(cardRank(level)).toBe(levelRank(level))
  })

  test.each([
    ['safe-not-sure', 'L2'],
    ['ask-again', 'L2'],
    ['safe-yes', 'none'],
    ['corrected', 'none'],
    [null, 'none'],
  ] as const)('%s is none, and stands as high as %s', (card, level: SafetyLevel) => {
    expect(isLevelCard(card)).toBe(false)
    expect(cardRank(card)).toBe(levelRank(level))
  })

  test.each([
    ['L3', 'safe'],
    ['H', 'safe'],
    ['P', 'safe'],
    ['L2', 'safe'],
    ['A', 'safe'],
    ['T', null],
    ['E', null],
    ['L1', 'passive'],
  ] as const)('%s asks %s, and shows the contacts', (card, asked) => {
    expect(shown(startSafetySession(), card)).toMatchObject({
      level: card,
      card,
      asked,
      contactsVisible: true,
    })
  })

  test('what calls for none asks nothing and shows nothing, but keeps what is open', () => {
    expect(shown(startSafetySession(), null)).toMatchObject({ asked: null, contactsVisible: false })
    const locked = shown(startSafetySession(), 'L2')
    for (const card of [null, 'T'] as const)
      expect(shown(locked, card)).toMatchObject({ level: 'L2', card, asked: 'safe', contactsVisible: true })
    expect(shown(shown(startSafetySession(), 'A'), null)).toMatchObject({ level: 'A', asked: null })
  })

  test('statements of hopelessness add up, other gentle cards do not', () => {
    const twice = (first: boolean, second: boolean) =>
      shown(shown(startSafetySession(), 'L1', first), 'L1', second)
    expect(twice(true, true)).toMatchObject({
      level: 'L2',
      card: 'L2',
      passiveTurns: [1, 2],
      attacked: false,
    })
    // What was said before calls for no card a second time.
    expect(shown(twice(true, true), null)).toMatchObject({ level: 'L2', card: null })
    expect(twice(true, false)).toMatchObject({ level: 'L1', card: 'L1', passiveTurns: [1] })
    expect(twice(false, true)).toMatchObject({ level: 'L1', card: 'L1', passiveTurns: [2] })
    expect(shown(shown(startSafetySession(), 'L1', true), 'T', true)).toMatchObject({ passiveTurns: [1] })
  })

  test('being safe ends the question, and being misunderstood does too', () => {
    const asked = shown(startSafetySession(), 'L2')
    const safe = safetySessionReducer(asked, { type: 'safe-answer', answer: 'yes' })
    expect(safe).toMatchObject({ asked: null, contactsVisible: true })
    const corrected = safetySessionReducer(startSafetySession(), { type: 'correction' })
    expect(corrected).toMatchObject({ card: 'corrected', asked: null, contactsVisible: true })
  })

  test.each(['none', ...levelsByPriority] as const)(
    '%s: a model answers unless only fixed words may',
    (level) => {
      const fixed: readonly SafetyLevel[] = ['L3', 'H', 'P', 'L2']
      expect(modelMayAnswer({ ...startSafetySession(), level })).toBe(!fixed.includes(level))
    },
  )
})

function say(session: SafetySession, ...texts: string[]): SafetySession {
  return texts.reduce(
    (state, text) => safetySessionReducer(state, { type: 'message', assessment: assessMessage(text) }),
    session,
  )
}

describe('safety session', () => {
  test('starts with nothing', () => {
    expect(startSafetySession()).toEqual({
      level: 'none',
      card: null,
      asked: null,
      contactsVisible: false,
      turn: 0,
      passiveTurns: [],
      attacked: false,
    })
    expect(modelMayAnswer(startSafetySession())).toBe(true)
  })

  test('a level is kept, its card belongs to its turn, the contacts stay', () => {
    const session = say(startSafetySession(), '我想死', '今天天气不错')
    expect(session).toMatchObject({ level: 'L2', card: null, contactsVisible: true, turn: 2 })
    expect(modelMayAnswer(session)).toBe(false)
  })

  test('one L1 shows the support card and lets the model answer; the second is L2', () => {
    const first = say(startSafetySession(), '活着没意思')
    expect(first).toMatchObject({ level: 'L1', card: 'L1' })
    expect(modelMayAnswer(first)).toBe(true)
    const second = say(first, '天气不错', 'I feel hopeless')
    expect(second).toMatchObject({ level: 'L2', card: 'L2' })
    expect(modelMayAnswer(second)).toBe(false)
  })

  test('two L1 ten turns apart are not counted together, nine turns apart they are', () => {
    const harmless = (count: number) => Array.from({ length: count }, () => 'hello')
    expect(say(startSafetySession(), 'I feel hopeless', ...harmless(9), 'I feel hopeless').level).toBe('L1')
    expect(say(startSafetySession(), 'I feel hopeless', ...harmless(8), 'I feel hopeless').level).toBe('L2')
  })

  test('a plain denial counts as L1', () => {
    expect(say(startSafetySession(), '我没有想自杀，就是难受')).toMatchObject({ level: 'L1', card: 'L1' })
  })

  test('only saying "safe" lowers the level, and the contacts stay visible', () => {
    const safe = safetySessionReducer(say(startSafetySession(), 'I want to die'), {
      type: 'safe-answer',
      answer: 'yes',
    })
    expect(safe).toMatchObject({ level: 'none', card: 'safe-yes', contactsVisible: true })
    expect(modelMayAnswer(safe)).toBe(true)
  })

  test('"no" leads to the emergency card', () => {
    const session = safetySessionReducer(say(startSafetySession(), 'I want to die'), {
      type: 'safe-answer',
      answer: 'no',
    })
    expect(session).toMatchObject({ level: 'L3', card: 'L3' })
  })

  test('"not sure" is a reply of its own, and after the exercise the question is asked again', () => {
    const asked = say(startSafetySession(), 'I want to die')
    expect(asked.asked).toBe('safe')
    const unsure = safetySessionReducer(asked, { type: 'safe-answer', answer: 'not-sure' })
    expect(unsure).toMatchObject({ level: 'L2', card: 'safe-not-sure', asked: 'safe', contactsVisible: true })
    expect(modelMayAnswer(unsure)).toBe(false)
    const again = safetySessionReducer(unsure, { type: 'exercise-done' })
    expect(again).toMatchObject({ level: 'L2', card: 'ask-again', asked: 'safe' })
    expect(safetySessionReducer(again, { type: 'safe-answer', answer: 'no' })).toMatchObject({ level: 'L3' })
    expect(safetySessionReducer(again, { type: 'safe-answer', answer: 'yes' })).toMatchObject({
      level: 'none',
    })
  })

  test('"not sure" lowers nothing that was higher', () => {
    const session = safetySessionReducer(say(startSafetySession(), '我刚割了手腕'), {
      type: 'safe-answer',
      answer: 'not-sure',
    })
    expect(session).toMatchObject({ level: 'L3', card: 'safe-not-sure' })
  })

  test('"safe" forgets the statements before it, but not the next alarm', () => {
    const safe = safetySessionReducer(say(startSafetySession(), '活着没意思'), {
      type: 'safe-answer',
      answer: 'yes',
    })
    expect(safe.passiveTurns).toEqual([])
    expect(say(safe, 'I feel hopeless')).toMatchObject({ level: 'L1', card: 'L1' })
    expect(say(safe, 'I want to die')).toMatchObject({ level: 'L2', card: 'L2' })
  })

  test('who was misunderstood can go on: contacts stay, and the next alarm sounds', () => {
    const mistaken = safetySessionReducer(say(startSafetySession(), '我要跳了'), { type: 'correction' })
    expect(mistaken).toMatchObject({
      level: 'none',
      card: 'corrected',
      asked: null,
      contactsVisible: true,
      passiveTurns: [],
    })
    expect(modelMayAnswer(mistaken)).toBe(true)
    expect(say(mistaken, 'I want to die')).toMatchObject({ level: 'L2', card: 'L2' })
  })

  test('what is taken back or not sure is no statement, and does not add up', () => {
    expect(say(startSafetySession(), '我没有想自杀', '我真的没有想死')).toMatchObject({
      level: 'L1',
      card: 'L1',
    })
    expect(say(startSafetySession(), '我高中时割过自己，现在好了', '没想死啦')).toMatchObject({ level: 'L1' })
  })

  test('a no to the gentle question lowers nothing; sometimes and yes are L2', () => {
    const asked = say(startSafetySession(), '活着没意思')
    expect(safetySessionReducer(asked, { type: 'passive-answer', answer: 'no' })).toMatchObject({
      level: 'L1',
      card: null,
    })
    for (const answer of ['sometimes', 'yes'] as const) {
      expect(safetySessionReducer(asked, { type: 'passive-answer', answer })).toMatchObject({
        level: 'L2',
        card: 'L2',
      })
    }
  })

  test('a failure shows the contacts', () => {
    expect(safetySessionReducer(startSafetySession(), { type: 'failure' }).contactsVisible).toBe(true)
  })
})

describe('what the alarm is about', () => {
  const attackedAfter = (...texts: string[]) => say(startSafetySession(), ...texts).attacked
  const hits = 'my dad hits me when he drinks'
  const comes = 'he is hitting me right now, he has a knife'

  test('violence that is told, and violence now', () => {
    expect(attackedAfter(hits)).toBe(true)
    expect(say(startSafetySession(), comes)).toMatchObject({ level: 'L3', attacked: true })
    expect(attackedAfter('I took 40 sleeping pills')).toBe(false)
    expect(attackedAfter('我想死')).toBe(false)
  })

  test('stays through what calls for no card or a lower one, and ends with another danger', () => {
    expect(attackedAfter(hits, 'the weather is nice')).toBe(true)
    expect(say(startSafetySession(), comes, 'I feel hopeless')).toMatchObject({ level: 'L3', attacked: true })
    expect(attackedAfter(comes, '我想死')).toBe(true)
    expect(attackedAfter(hits, '我想死')).toBe(false)
    expect(attackedAfter(comes, '我吃了四十片安眠药')).toBe(false)
    expect(say(startSafetySession(), hits, '我吃了四十片安眠药')).toMatchObject({
      level: 'L3',
      attacked: false,
    })
  })

  test('answers to "are you safe?" keep it, and a correction too, which may be made under somebody’s eyes', () => {
    const told = say(startSafetySession(), hits)
    for (const answer of ['yes', 'not-sure', 'no'] as const)
      expect(safetySessionReducer(told, { type: 'safe-answer', answer }).attacked).toBe(true)
    const safe = safetySessionReducer(told, { type: 'safe-answer', answer: 'yes' })
    expect(safetySessionReducer(safe, { type: 'safe-answer', answer: 'not-sure' })).toMatchObject({
      card: 'safe-not-sure',
      attacked: true,
    })
    expect(say(safe, 'the weather is nice').attacked).toBe(true)
    const corrected = safetySessionReducer(told, { type: 'correction' })
    expect(corrected).toMatchObject({ level: 'none', attacked: true })
    expect(say(corrected, '我想死').attacked).toBe(false)
    expect(safetySessionReducer(told, { type: 'passive-answer', answer: 'yes' }).attacked).toBe(false)
  })

  test('a danger that nobody can name is taken for the one that stands, where one does', () => {
    const told = say(startSafetySession(), hits)
    const over = safetySessionReducer(told, { type: 'safe-answer', answer: 'yes' })
    const another = say(startSafetySession(), '我想死')
    for (const layer of ['classifier', 'reader'] as const) {
      const unnamed = { layer, level: 'L3', sure: true, context: null } as const
      const violence = { ...unnamed, level: 'A' } as const
      const attackedIn = (session: SafetySession, ...findings: readonly Finding[]) =>
        safetySessionReducer(session, { type: 'message', assessment: decide(findings) }).attacked
      expect(attackedIn(told, unnamed, violence)).toBe(true)
      // The classifier sees no violence in it: somebody at the edge of a bridge needs other words. A reader names none.
      expect(attackedIn(told, unnamed)).toBe(layer === 'reader')
      for (const session of [startSafetySession(), over, another])
        expect(attackedIn(session, unnamed)).toBe(false)
      expect(attackedIn(told, { ...unnamed, level: 'L2' })).toBe(false)
      expect(attackedIn(told, unnamed, { ...unnamed, layer: 'phrase', level: 'L1' })).toBe(false)
    }
  })
})

describe("somebody else's life is in danger", () => {
  const said = (session: SafetySession, text: string) =>
    safetySessionReducer(session, { type: 'message', assessment: assessMessage(text) })
  const begun = () => said(startSafetySession(), 'my friend just took all her pills')

  test('it stays about them, whatever is answered', () => {
    expect(begun()).toMatchObject({ level: 'L3', helping: true })
    expect(said(begun(), 'she is at home').helping).toBe(true)
    for (const answer of ['yes', 'not-sure', 'no'] as const)
      expect(safetySessionReducer(begun(), { type: 'safe-answer', answer }).helping).toBe(true)
  })

  test('until the person tells of a danger of their own, or was misunderstood', () => {
    expect(said(begun(), 'I want to kill myself too').helping).toBeUndefined()
    expect(safetySessionReducer(begun(), { type: 'correction' }).helping).toBeUndefined()
  })

  test('what only the classifier sees leaves it as it is while the alarm stands, and not afterwards', () => {
    const doubt: SafetyAssessment = {
      ...decide([{ layer: 'classifier', level: 'L2', sure: true, context: null }]),
    }
    const doubted = (session: SafetySession) =>
      safetySessionReducer(session, { type: 'message', assessment: doubt })
    expect(doubted(begun()).helping).toBe(true)
    const over = safetySessionReducer(begun(), { type: 'safe-answer', answer: 'yes' })
    expect(doubted(over).helping).toBeUndefined()
  })
})
