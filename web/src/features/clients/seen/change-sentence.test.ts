import type { SeenResult } from '../grants.firestore'
import { changeSentence } from './change-sentence'

const result = (instrument: string, total: number | null): SeenResult => ({
  id: 'one',
  instrument,
  edition: '2026-11-21',
  language: 'en',
  respondent: 'self',
  answers: { a: 1 },
  unscored: {},
  score: { total, band: null },
  safety: false,
  finishedAt: 0,
})
const said = (instrument: string, before: number | null, now: number | null, language: 'zh-CN' | 'en') =>
  Object.values(changeSentence(result(instrument, before), result(instrument, now), language)).join(' ')

test('a change that reaches the bound, one that does not, and one without a bound', () => {
  expect(said('phq9', 18, 12, 'zh-CN')).toBe('低 6 分 达到 5 分：通常能感觉到。')
  expect(said('phq9', 9, 12, 'en')).toBe('3 higher Below 5 points: about the same.')
  expect(said('gad7', 14, 9, 'en')).toBe(
    '5 lower Reaches 4 points: people usually notice it. Below the stricter 6 points.',
  )
  expect(said('who5', 20, 60, 'en')).toMatch(/^40 higher We found no published figur/)
  expect(said('phq9', null, 12, 'zh-CN')).toMatch(/不能比较/)
})

test('no sentence calls a change better or worse, or says why', () => {
  const every = [
    said('phq9', 1, 20, 'en'),
    said('phq9', 1, 20, 'zh-CN'),
    said('gad7', 20, 1, 'en'),
    said('gad7', 20, 1, 'zh-CN'),
  ]
  for (const sentence of every)
    expect(sentence).not.toMatch(/better|worse|improve|recover|relapse|恶化|好转|痊愈|复发|治疗/i)
})
