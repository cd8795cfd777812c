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

/** In how many steps a reader is built. */
function stepsOf(entry: string): number {
  const building = SlotReader.build(
    [{ purpose: '', typos: [], slots: { mask: {}, one: { en: [entry] } } }],
    [],
  )
  let steps = 1
  while (!building.next().done) steps += 1
  return steps
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

describe('an entry with many ways to read it', () => {
  const entries = {
    zh: '(手里)?(拿|握|攥|端|抱)(着|住|起)?(了)?(那|这|一|整|半)?(瓶|罐|包|桶)?(的)?(农药|百草枯|敌敌畏)',
    en: '(took|swallow(ed|ing)?) (all |half )?(of )?(the|my)? ?(sleeping |heart )?(pills?|tablets|9mm)( now| today)?(\u6211)?',
    joined: '(re|un|over)?(dos|tak)(e|ed|ing) (now|again|here|there|twice)( and (now|again|here))?',
    apostrophe: "(my )?(friend|mum|dad)'s (taken|swallowed) (all )?(her|his|their) (pills|tablets|meds)",
  }
  const written = Object.fromEntries(
    Object.entries(entries).map(([name, entry]) => [name, expandEntry(entry)]),
  )
  const all = Object.values(written).flat()
  const whole = build({ one: { en: Object.values(entries) } })
  // The same, every reading as an entry of its own.
  const plain = build({ one: { en: all } })

  test('is found as if each of them were written out', () => {
    expect(Object.values(written).every(({ length }) => length > 24)).toBe(true)
    for (const text of all.filter((_, index) => index % 5 === 0))
      expect(found(whole, 'one', text), text).toEqual(found(plain, 'one', text))
    for (const text of all.filter((_, index) => index % 29 === 0)) {
      const cut = text.slice(0, -1)
      expect(found(whole, 'one', cut), cut).toEqual(found(plain, 'one', cut))
      const twice = `${text} then ${text}`
      expect(found(whole, 'one', twice), twice).toEqual(found(plain, 'one', twice))
    }
  })

  test('knows every word before a text has come so far', () => {
    const reader = build({
      poison: { en: [`(${'a|b|c|d|e|f'}) (one|two|six|ten|now) (pesticide|weedkiller)`] },
    })
    expect(found(reader, 'poison', 'a one pesticyde')).toEqual(['a one pesticide'])
  })

  test('is not written out when the lists are built', () => {
    const optional = '一二三四五六七八九十百千万亿上下'
    const many = `${Array.from(optional, (character) => `(${character})?`).join('')}药`
    expect(expandEntry(many).length).toBe(2 ** optional.length)
    expect(stepsOf(many) - stepsOf('药')).toBeLessThan(3)
  })
})
