import { textKinds, writtenText } from './text-kinds'

const line = textKinds.subject
const text = textKinds.contactMessage

test.each([
  [' 王小明 ', '王小明', '王小明'],
  ["O'Brien\u0000\u001b", "O'Brien", "O'Brien"],
  ['one\ttwo', 'one two', 'one\ttwo'],
  ['one\r\ntwo\n\nthree', 'one two three', 'one\r\ntwo\n\nthree'],
  ['pasted\vfrom a\fword processor', 'pasted from a word processor', 'pasted\nfrom a\nword processor'],
  ['one\u2028two', 'one two', 'one\u2028two'],
  ['half 😀 \ud83d', 'half 😀 \ufffd', 'half 😀 \ufffd'],
  ['\u0000 \u0007', '', ''],
  [' \u3164\u200d\u2800\u0301 ', '', ''],
  ['a\u0085b\u009f', 'ab', 'ab'],
])('%j is written %j on one line and %j on several', (typed, onOne, onSeveral) => {
  expect(writtenText(typed, line)).toBe(onOne)
  expect(writtenText(typed, text)).toBe(onSeveral)
})
