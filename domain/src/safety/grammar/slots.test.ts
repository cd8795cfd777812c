import { expandEntry, SlotReader } from './slots'

function build(slots: Record<string, { zh?: string[]; en?: string[] }>, literals: string[] = []): SlotReader {
  const building = SlotReader.build(
    [{ purpose: '', typos: ['poison'], slots: { mask: {}, ...slots } }],
    literals,
  )
  for (;;) {
    const step = building.next()
    if (step.done) return step.value
  }
}

function found(reader: SlotReader, slot: string, text: string): string[] {
  const tokens = reader.tokens(text)
  const places = reader.mentions(tokens).get(reader.numberOf(slot)) ?? new Map()
  return [...places].map(([from, to]) =>
    tokens
      .slice(from, to)
      .map((token) => token.text)
      .join(' '),
  )
}

test.each([
  ['plain', ['plain']],
  ['a(b|c)d', ['abd', 'acd']],
  ['pills?', ['pill', 'pills']],
  ['(the )?sea', ['sea', 'the sea']],
  ['(a|b(c|d)?)e', ['ae', 'bce', 'bde', 'be']],
])('%s is read as %j', (entry, expected) => expect([...expandEntry(entry)].sort()).toEqual(expected))

describe('slots', () => {
  const reader = build(
    {
      poison: { zh: ['农药, 百草枯'], en: ['bleach, rat poison'] },
      anything: { zh: ['@poison'], en: ['tea'] },
      mask: { zh: ['跳绳'], en: ['hang out'] },
      act: { zh: ['跳'], en: ['hang'] },
    },
    [':last_time'],
  )

  test('are found in both languages, also of several words and misspelt', () => {
    expect(found(reader, 'poison', 'I had bleech and rat poison, 还有百草枯')).toEqual([
      'bleach',
      'rat poison',
      '百 草 枯',
    ])
  })

  test('a slot can take over the words of another', () => {
    expect(found(reader, 'anything', 'tea or bleach')).toEqual(['tea', 'bleach'])
  })

  test('words of a rule itself are a slot', () => {
    expect(found(reader, ':last_time', 'for the last time')).toEqual(['last time'])
  })

  test('what lies inside a harmless word is not found, also right beside the real thing', () => {
    expect(found(reader, 'act', '我去跳绳')).toEqual([])
    expect(found(reader, 'act', 'hang out')).toEqual([])
    expect(found(reader, 'act', '跳绳跳')).toEqual(['跳'])
  })

  test('a comma inside a word changes nothing, an end of a sentence does', () => {
    expect(found(reader, 'poison', '农，药')).toEqual(['农 药'])
    expect(found(reader, 'poison', '农。药')).toEqual([])
  })

  test('a slot that no file holds is refused', () => {
    expect(() => build({ one: { zh: ['@nowhere'] } })).toThrow('No slot is called nowhere')
  })
})
