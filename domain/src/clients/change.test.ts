import { changeBetween, realChanges } from './change'

const result = (instrument: string, total: number | null, more: object = {}) => ({
  instrument,
  edition: '2026-11-21',
  answers: { a: 1 },
  score: { total, band: null },
  ...more,
})

test.each([
  ['phq9', 10, 14, { difference: 4, real: false, strictly: null }],
  ['phq9', 10, 15, { difference: 5, real: true, strictly: null }],
  ['phq9', 18, 12, { difference: -6, real: true, strictly: null }],
  ['gad7', 14, 11, { difference: -3, real: false, strictly: false }],
  ['gad7', 14, 10, { difference: -4, real: true, strictly: false }],
  ['gad7', 14, 8, { difference: -6, real: true, strictly: true }],
  ['phqa', 14, 8, { difference: -6, real: false, strictly: null }],
  ['phqa', 14, 7, { difference: -7, real: true, strictly: null }],
  ['who5', 20, 90, { difference: 70, real: null, strictly: null }],
])('%s from %d to %d', (instrument, before, now, expected) => {
  expect(changeBetween(result(instrument, before), result(instrument, now))).toEqual(expected)
})

test.each([
  ['another edition', result('phq9', 1, { edition: '2025-01-01' }), result('phq9', 9)],
  ['another questionnaire', result('gad7', 1), result('phq9', 9)],
  ['no score before', result('phq9', null), result('phq9', 9)],
  ['no score now', result('phq9', 9), result('phq9', null)],
  ['a declined answer before', result('phq9', 1, { answers: { a: 'declined' } }), result('phq9', 9)],
  ['a declined answer now', result('phq9', 1), result('phq9', 9, { answers: { a: 'declined' } })],
] as const)('%s is not compared', (_name, before, now) => {
  expect(changeBetween(before, now)).toBeNull()
})

test('each bound names its source in both languages', () => {
  for (const { source } of Object.values(realChanges)) {
    expect(source.zh).toMatch(/\d{4}/)
    expect(source.en).toMatch(/\d{4}/)
  }
})
