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
  Object.values(changeSentence('last', result(instrument, before), result(instrument, now), language)).join(
    ' ',
  )

test('a change that reaches the bound, one that does not, and one without a bound', () => {
  expect(said('phq9', 18, 12, 'zh-CN')).toBe('比上次低 6 分。 差 5 分以上，一般自己能感觉到变化。')
  expect(said('phq9', 9, 12, 'en')).toBe(
    '3 higher than last time. Less than 5 points apart counts as about the same.',
  )
  expect(said('gad7', 14, 9, 'en')).toBe(
    '5 lower than last time. People usually notice a difference of 4 points or more themselves. ' +
      'A stricter measure asks for 6 points; this isn’t that much.',
  )
  expect(said('gad7', 14, 8, 'zh-CN')).toMatch(/按更严格的标准要差 6 分，这次也到了。$/)
  expect(said('who5', 20, 60, 'en')).toMatch(/^40 higher than last time\. We found no published figur/)
  expect(said('phq9', null, 12, 'zh-CN')).toMatch(/不能比较/)
})

test('what is the same is only said to be so, and the first time has its own words', () => {
  const [before, now] = [result('phq9', 9), result('phq9', 9)]
  expect(changeSentence('first', before, now, 'zh-CN')).toEqual({ difference: '和第一次一样。', meaning: '' })
  expect(changeSentence('last', before, now, 'en')).toEqual({
    difference: 'The same as last time.',
    meaning: '',
  })
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
