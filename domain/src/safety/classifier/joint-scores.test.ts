import { joinScores } from './joint-scores'
import { opinionHeads } from './opinion'
import { writingOf } from './writing'

const scores = {
  any: 0.5,
  crisis: 0.5,
  danger: 0.5,
  support: 0.5,
  other: 0.5,
  violence: 0.5,
  attack: 0.5,
  eating: 0.5,
  confusion: 0.5,
}
const shifts = {
  han: { any: 0, crisis: 1, danger: 0, attack: 0 },
  cantonese: { any: 1, crisis: 0, danger: 1, attack: 1 },
}

test('scores that are neither high nor low stay so', () => {
  expect(joinScores(scores, 'latin', shifts)).toEqual({
    any: 0.5,
    crisis: 0.5,
    danger: 0.5,
    attack: 0.5,
  })
})

test('any has a part in crisis and attack, and the surest named head in any', () => {
  const heard = joinScores({ ...scores, any: 0.9 }, 'latin', shifts)
  expect(heard.crisis).toBeGreaterThan(0.6)
  expect(heard.crisis).toBeLessThan(heard.any)
  expect(heard.attack).toBe(heard.crisis)
  for (const head of opinionHeads.filter((name) => name !== 'any'))
    expect(joinScores({ ...scores, [head]: 0.9 }, 'latin', shifts).any, head).toBeGreaterThan(0.6)
})

test('danger is joined with nothing', () => {
  expect(joinScores({ ...scores, any: 1, crisis: 1, danger: 0.2 }, 'latin', shifts).danger).toBeCloseTo(0.2)
})

test('each way of writing has its own shift', () => {
  const joint = (writing: Parameters<typeof joinScores>[1]) => joinScores(scores, writing, shifts)
  expect(joint('han')).toMatchObject({ any: 0.5, danger: 0.5, attack: 0.5 })
  expect(joint('han').crisis).toBeGreaterThan(0.7)
  expect(joint('cantonese')).toMatchObject({ crisis: 0.5 })
  expect(joint('cantonese').any).toBeGreaterThan(0.7)
  expect(joint('cantonese').danger).toBeGreaterThan(0.7)
  expect(joint('cantonese').attack).toBeGreaterThan(0.6)
})

test('a score of 0 or 1 gives a number', () => {
  const none = { ...scores, any: 0, crisis: 1, danger: 0 }
  for (const value of Object.values(joinScores(none, 'latin', shifts))) expect(value).toBeGreaterThan(0)
})

test.each([
  ['I am tired', 'latin'],
  ['', 'latin'],
  ['我累了', 'han'],
  ['這個工作的關係', 'han'],
  ['我好攰', 'cantonese'],
  ['佢 is fine', 'cantonese'],
  ['ok 吧', 'han'],
] as const)('%s is written in %s', (text, writing) => {
  expect(writingOf(text)).toBe(writing)
})
