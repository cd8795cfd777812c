import { cleanText } from './normalise'
import { findIdioms, findPhrases, withoutIdioms } from './phrase-matches'

/** What was found: the level, the words in the cleaned text, and whether a reviewed phrase did. */
const found = (text: string) => {
  const cleaned = cleanText(text)
  const matches = findPhrases(text).map(({ level, language, first, last, reviewed }) => [
    level,
    language,
    cleaned.slice(first, last + 1),
    reviewed,
  ])
  return [...new Map(matches.map((match) => [match.join(), match])).values()]
}

test('a phrase is found where it stands, in either language, highest level first', () => {
  expect(found('hello, I want to die. 我要跳了')).toEqual(
    expect.arrayContaining([
      ['L3', 'zh', '我要跳了', expect.any(Boolean)],
      ['L2', 'en', 'want to die', true],
    ]),
  )
  expect(findPhrases('I want to die. 我要跳了').at(0)?.level).toBe('L3')
  expect(findPhrases('Good morning. 早上好')).toEqual([])
  expect(findPhrases('')).toEqual([])
})

test('what stands around it is told without gaps, at most fifty characters each', () => {
  const [match] = findPhrases('I really do want to die, my friend')
  expect(match).toMatchObject({ level: 'L2', before: 'ireallydo', after: 'myfriend' })
  const long = 'a b '.repeat(60)
  const [far] = findPhrases(`${long}want to die ${long}`)
  expect(far?.before).toMatch(/^[ab]{25}$/)
  expect(far?.after).toMatch(/^[ab]{25}$/)
})

test.each([
  ['I want to die', 'want to die', true],
  ['I deserve to die', 'deserve to die', false],
  ['I killed myself', 'killed myself', false],
])('whether a reviewed phrase did: %s', (text, phrase, reviewed) => {
  expect(found(text)).toContainEqual(['L2', 'en', phrase, reviewed])
})

test('a word alone is found, and what the next sentence would make harmless', () => {
  expect(found('kms')).toContainEqual(['L2', 'en', 'kms', true])
  expect(found('我现在就跳了。好久没人理我').map(([level]) => level)).toContain('L3')
})

test('every place where it stands is found', () => {
  const places = findPhrases('我想死。我想死').filter(({ level }) => level === 'L2')
  expect(new Set(places.map(({ first }) => first)).size).toBeGreaterThanOrEqual(2)
})

describe('an idiom', () => {
  test.each([
    ['我想死你了', []],
    ['dying to see you', []],
  ])('takes away what lies in it: %j', (text, matches) => {
    expect(found(text)).toEqual(matches)
  })

  test.each([
    '我想死你了，我想死',
    '我想死。我想死你了',
    'dying to see you, I want to die',
    'I want to die for',
  ])('takes nothing else away: %j', (text) => {
    expect(found(text).some(([level]) => level === 'L2')).toBe(true)
  })

  test('is told of a place that it holds, or whose end it holds', () => {
    const cleaned = '好我想死你了好'
    const isIdiom = findIdioms(cleaned)
    expect(isIdiom(2, 3)).toBe(true)
    expect(isIdiom(1, 3)).toBe(true)
    expect(isIdiom(2, 5)).toBe(true)
    expect(isIdiom(1, 5)).toBe(true)
    expect(isIdiom(2, 6)).toBe(false)
    expect(isIdiom(0, 0)).toBe(false)
    expect(isIdiom(6, 6)).toBe(false)
    expect(findIdioms('a dying to see you b')(2, 9)).toBe(true)
    // Only of its whole: the words before it may be meant.
    const listed = findIdioms('so to die for')
    expect([listed(3, 12), listed(6, 8), listed(2, 12)]).toEqual([true, true, false])
    // A shorter one that overlaps it takes nothing of it.
    expect(findIdioms('phone going to die for')(12, 21)).toBe(true)
  })

  test('is left out for who knows none, with a space for each of its characters', () => {
    expect(withoutIdioms('好，想死你了。好')).toBe('好,    。好')
    expect(withoutIdioms('没有成语')).toBeNull()
    expect(withoutIdioms('')).toBeNull()
  })
})
