import { parseLimits } from './call-limits'

test.each(['', '  ', '{}'])('%j is no choice', (text) => {
  expect(parseLimits(text)).toEqual({ chosen: {} })
})

test('what is chosen is read as it stands', () => {
  expect(parseLimits('{"example":{"perDay":null,"calls":7}}')).toEqual({
    chosen: { example: { perDay: null, calls: 7 } },
  })
})

test.each([
  ['{', 'is no JSON'],
  ['5', 'the whole has to be an object'],
  ['{"example":4}', 'example has to be an object'],
  ['{"example":{"calls":0}}', 'example, calls has to be a whole number'],
  ['{"example":{"calls":1.5}}', 'example, calls has to be a whole number'],
  ['{"example":{"calls":"20"}}', 'example, calls has to be a whole number'],
  ['{"example":{"calls":null}}', 'example, calls has to be a whole number'],
  ['{"example":{"perHour":1}}', 'example has no limit perHour; there are calls, perSeconds'],
])('%s chooses nothing, and what is wrong is said: %s', (text, fault) => {
  const read = parseLimits(text)
  expect(read.chosen).toEqual({})
  expect(read.fault).toContain(fault)
})
