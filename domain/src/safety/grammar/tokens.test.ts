import { expandEntry } from './slots'
import { slotFiles } from './slots/slot-files'
import { tokenise, tokensOfWords } from './tokens'

const read = (text: string) => tokenise(text, (emoji) => emoji === '🔪')
const texts = (text: string) => read(text).map((token) => token.text)

describe('tokens', () => {
  test('characters, words, numbers and telling emoji', () => {
    expect(texts('我有3把刀 I have two 🔪😀')).toEqual([
      '我',
      '有',
      '3',
      '把',
      '刀',
      'i',
      'have',
      'two',
      '🔪',
    ])
    expect(read('刀 knife 3 🔪').map(({ kind }) => kind)).toEqual(['character', 'word', 'number', 'emoji'])
  })

  test('are folded: traditional, accents, width, apostrophes', () => {
    expect(texts('殺 ＫＮＩＦＥ café don’t')).toEqual(['杀', 'knife', 'cafe', 'dont'])
  })

  test('a name with a verb behind it is no possessive', () => {
    expect(texts("my friend's taken my mum's pills")).toEqual([
      'my',
      'friend',
      'is',
      'taken',
      'my',
      'mums',
      'pills',
    ])
    expect(texts("he's taken it")).toEqual(['hes', 'taken', 'it'])
    expect(read("mum's on it")[1]).toMatchObject({ first: 4, last: 4 })
  })

  test('a sign inside a word belongs to it', () => {
    expect(texts('k1ll su!cide')).toEqual(['k1ll', 'su!cide'])
  })

  test('other scripts are read by character', () => {
    expect(texts('死にたい')).toHaveLength(4)
    expect(texts('죽고').length).toBeGreaterThan(1)
  })

  test.each([
    ['你好 再见', 'pause'],
    ['你好，再见', 'pause'],
    ['你好…再见', 'pause'],
    ['你好...再见', 'pause'],
    ['你好。。再见', 'pause'],
    ['你好😀再见', 'pause'],
    ['你好。再见', 'end'],
    ['你好!再见', 'end'],
    ['你好\n再见', 'end'],
    ['你好再见', 'nothing'],
  ] as const)('%j: what stands in the middle is a %s', (text, before) => {
    expect(read(text)[2]?.before).toBe(before)
  })

  test('words always stand apart: a space between them says nothing', () => {
    expect(read('one two').map(({ before }) => before)).toEqual(['nothing', 'nothing'])
    expect(read('我 ok').at(-1)?.before).toBe('pause')
  })

  test('places are those of the cleaned text', () => {
    expect(read('ab 我').map(({ first, last }) => [first, last])).toEqual([
      [0, 1],
      [3, 3],
    ])
  })

  test('a word weighs two, a character one, a filler nothing', () => {
    expect(read('bridge 桥 the 的').map(({ weight }) => weight)).toEqual([2, 1, 0, 0])
  })
})

describe('the words of a slot', () => {
  const asRead = (words: string) => tokenise(words, () => true).map(({ text, kind }) => ({ text, kind }))
  const cut = (words: string) => tokensOfWords(words).map(({ text, kind }) => ({ text, kind }))

  test('are cut as a text is, whichever file holds them', () => {
    const all = slotFiles
      .flatMap(({ slots }) => Object.values(slots))
      .flatMap(({ zh = [], en = [], other = [] }) => [...zh, ...en, ...other])
      .flatMap((line) => line.split(','))
      .flatMap(expandEntry)
    expect(all.length).toBeGreaterThan(10_000)
    expect(all.map(cut)).toEqual(all.map(asRead))
  })

  test.each([
    '殺',
    '我妳',
    'rat  poison',
    ' tea',
    "don't",
    'K',
    'straße',
    'café',
    '3把',
    '🔪',
    '死にたい',
    '农。药',
    '',
  ])('%j as well', (words) => expect(cut(words)).toEqual(asRead(words)))
})
