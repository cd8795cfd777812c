import fc from 'fast-check'
import { assessMessage } from './gate'
import { levelRank } from './lexicon'
import {
  modelMayAnswer,
  type SafetySession,
  safetySessionReducer,
  startSafetySession,
} from './safety-session'

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

  test('messages never lower the level', () => {
    const texts = [
      'hello',
      '我想死',
      '活着没意思',
      '遗书写好了',
      'he hits me',
      '你好',
      "I don't want to die",
      '催吐',
    ]
    fc.assert(
      fc.property(fc.array(fc.constantFrom(...texts), { maxLength: 25 }), (said) => {
        let session = startSafetySession()
        for (const text of said) {
          const next = say(session, text)
          expect(levelRank(next.level)).toBeGreaterThanOrEqual(levelRank(session.level))
          session = next
        }
      }),
      { numRuns: 200 },
    )
  })
})
