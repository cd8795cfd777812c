import { cleanText, normaliseMessage } from './normalise'

const latin = (text: string) => normaliseMessage(text).latin.map((reading) => reading.text)

test.each([
  ['Ｋill  Mé，我！', 'kill  me,我!'],
  ['k\u200bi\u00adll', 'kill'],
  ['ﬁne', 'fine'],
  ['憂鬱', '忧郁'],
  ['it’s ‘it` \u02bcit', "it's 'it' 'it"],
])('%j is cleaned to %j', (text, cleaned) => {
  expect(cleanText(text)).toBe(cleaned)
  expect(normaliseMessage(text).cleaned).toBe(cleaned)
})

describe('the Chinese reading', () => {
  test.each([
    ['想 . 死', '想死', [0, 4]],
    ['我 az 09', '我az09', [0, 2, 3, 5, 6]],
    ['㐀龥ぁ龿', '㐀龥龿', [0, 1, 3]],
    ['鿿ꀀ龥', '鿿龥', [0, 2]],
    ['!?', '', []],
  ])('of %j is %j', (text, read, places) => {
    expect(normaliseMessage(text).chinese).toEqual({ text: read, places })
  })

  test.each(['。', '.', '!', '！', '?', '；', '\n', '\r'])('with the ends of sentences kept: %j', (end) => {
    expect(normaliseMessage(`我跳了${end}好多`).chineseSentences).toEqual({
      text: '我跳了\n好多',
      places: [0, 1, 2, 3, 4, 5],
    })
  })

  test.each([
    ['我 跳了。好多', '我跳了\n好多', [0, 2, 3, 4, 5, 6]],
    ['我跳了。\n\n好多', '我跳了\n\n\n好多', [0, 1, 2, 3, 4, 5, 6, 7]],
  ])('without anything else between characters, however many ends there are: %j', (text, read, places) => {
    expect(normaliseMessage(text).chineseSentences).toEqual({ text: read, places })
  })

  test.each(['我跳了', '我跳了。', '。我跳了', '我，跳了'])('%j is one sentence', (text) => {
    expect(normaliseMessage(text).chineseSentences).toBeNull()
  })
})

describe('the Latin readings', () => {
  test('have a break where something was left out, at the place before it', () => {
    expect(normaliseMessage('a b').latin).toEqual([{ text: 'a~b', places: [0, 0, 2] }])
    expect(normaliseMessage(' a--b').latin).toEqual([{ text: 'a~b', places: [1, 1, 4] }])
    expect(normaliseMessage('... a b').latin).toEqual([{ text: 'a~b', places: [4, 4, 6] }])
    expect(normaliseMessage('a死b').latin).toEqual([{ text: 'a\nb', places: [0, 1, 2] }])
  })

  test.each([
    ['su!c1de', ['su~c~de', 'su~cide', 'su~clde', 'suicide', 'sulclde']],
    ['d|e', ['d~e', 'die', 'dle']],
    ['x1y0z3456789', ['x~y~z', 'xiyozeas~tb', 'xlyozeas~tb']],
    ['p@$ €', ['p', 'pas~e', 'pas~e']],
    ['a2b', ['a~b']],
    ['a#b', ['a~b']],
  ])('of %j are %j', (text, readings) => {
    expect(latin(text)).toEqual(readings)
  })

  test.each([
    ['diiiie', ['diiiie', 'die', 'die', 'diie']],
    ['kiiilllll', ['kiiilllll', 'kil', 'kill', 'kiil']],
    ['zz z', ['zz~z', 'z', 'zz', 'z']],
    ['d~i~i~i~e', ['d~i~i~i~e', 'd~i~e', 'd~i~e', 'd~ii~e']],
    ['死diiie死', ['\ndiiie\n', '\ndie\n', '\ndie\n', '\ndiie\n']],
    ['diie', ['diie']],
  ])('of the stretched %j are %j', (text, readings) => {
    expect(latin(text)).toEqual(readings)
  })

  test('keep the places of a stretched word: each letter kept where it stands, the last at the end of its run', () => {
    expect(normaliseMessage('kiiilllll').latin.map(({ places }) => places)).toEqual([
      [0, 1, 2, 3, 4, 5, 6, 7, 8],
      [0, 3, 8],
      [0, 3, 4, 8],
      [0, 1, 3, 8],
    ])
  })
})
