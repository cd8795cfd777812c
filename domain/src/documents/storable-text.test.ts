import { storableText } from './storable-text'

test.each([
  ['', ''],
  [' 王小明\n', '王小明'],
  ['<b>😀</b>', '<b>😀</b>'],
  ['\ud800', '\ufffd'],
  ['\udfff\ud800', '\ufffd\ufffd'],
  ['a\ud83d', 'a\ufffd'],
  ['\ude00a😀', '\ufffda😀'],
  ['\u0000\u202e\u200d', '\u0000\u200d'],
])('%j is kept as %j, which UTF-8 can hold', (text, kept) => {
  expect(storableText(text)).toBe(kept)
  expect(new TextDecoder().decode(new TextEncoder().encode(kept))).toBe(kept)
})

test('characters that nobody sees are taken out', () => {
  expect(storableText('\u202egnaW\u202c \u2067Li\u2069\u200e\u061c')).toBe('gnaW Li')
  expect(storableText('L\u200bi\u00ad W\u2060a\ufeffng\u{e0041}\u180e')).toBe('Li Wang')
})

test.each(['نمی\u200cخواهم', '👩\u200d👩\u200d👧', 'क्\u200dष'])('%s keeps its joiners', (text) => {
  expect(storableText(text)).toBe(text)
})
