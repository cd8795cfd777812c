import { mineWords } from './mine.words'

test.each([
  [1, '1st'],
  [2, '2nd'],
  [3, '3rd'],
  [4, '4th'],
  [11, '11th'],
  [12, '12th'],
  [21, '21st'],
  [103, '103rd'],
])('place %i on the waiting list is said as %s', (place, ordinal) => {
  expect(mineWords.en.inLine(place)).toContain(` ${ordinal} `)
  expect(mineWords.zh.inLine(place)).toContain(`第 ${place} 位`)
})
