import { resultWords } from './result.words'

test('a band of a single point is counted as one', () => {
  expect(resultWords.en.points('1')).toBe('1 point')
  expect(resultWords.en.points('0')).toBe('0 points')
  expect(resultWords.en.points('1–4')).toBe('1–4 points')
})
