import { isHarmless, parseMessage, readMessages } from './read-messages'

const author = { id: 'a', language: 'en', voice: '' } as const
const parse = (line: string) => parseMessage(line, author, 'here:1')

test.each([
  ['N|hello', 'N', null],
  ['Ci|gave my cat away', 'C', 'implied'],
  ['Dx|i took them', 'D', 'explicit'],
  ['OCi|my mate', 'OC', 'implied'],
  ['ODx|she is on the roof', 'OD', 'explicit'],
  ['O|he is unwell', 'OC', null],
])('%s', (line, kind, told) => {
  expect(parse(line)).toMatchObject({ kind, told })
})

test('the text keeps its bars and gets its line breaks', () => {
  expect(parse('N|a | b\\nc').text).toBe('a | b\nc')
})

test.each(['hello', 'X|hello', '|hello', 'N|'])('%s is no message', (line) => {
  expect(() => parse(line)).toThrow('here:1')
})

test('no author stands in both halves, no message twice, and half of each is harmless', () => {
  const train = readMessages('train')
  const held = readMessages('test')
  const authors = new Set(train.map((message) => message.author.id))
  expect(held.filter((message) => authors.has(message.author.id))).toEqual([])
  const texts = new Set(train.map(({ text }) => text).filter((text) => text.length > 12))
  expect(held.filter(({ text }) => texts.has(text)).length).toBe(0)
  for (const messages of [train, held]) {
    expect(messages.filter(isHarmless).length / messages.length).toBeCloseTo(0.5, 1)
  }
})
