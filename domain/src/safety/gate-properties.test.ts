import fc from 'fast-check'
import { assessMessage } from './gate'
import casesByLevel from './gate-cases.json'
import { levelRank } from './lexicon'

const { none: harmless, ...byLevel } = casesByLevel
const harmful = Object.values(byLevel).flat()
const withoutSigns = harmful.filter((text) => !/[@$!|*€0-9]/.test(text))

const invisible = fc.constantFrom('\u200b', '\u200d', '\u00ad', '\ufeff', '\u2060')
const between = fc.constantFrom(' ', '.', '-', '_', ',', '，', '。', '…', '·', '\n', '/', '😀', '~')

function insert(text: string, pieces: readonly (readonly [number, string])[]): string {
  const characters = [...text]
  for (const [place, piece] of pieces) characters.splice(place % (characters.length + 1), 0, piece)
  return characters.join('')
}

test('invisible characters, separators and letter case never lower the level', () => {
  fc.assert(
    fc.property(
      fc.constantFrom(...withoutSigns),
      fc.array(fc.tuple(fc.nat(200), fc.oneof(invisible, between)), { maxLength: 12 }),
      fc.boolean(),
      (text, pieces, upper) => {
        const changed = insert(upper ? text.toUpperCase() : text, pieces)
        expect(levelRank(assessMessage(changed).level)).toBeGreaterThanOrEqual(
          levelRank(assessMessage(text).level),
        )
      },
    ),
    { numRuns: 1500 },
  )
})

// All pairs, not a sample: an exception of one phrase once reached into the sentence after it.
test('no harmless sentence after a message lowers its level', () => {
  const lowered = harmful.flatMap((text) => {
    const rank = levelRank(assessMessage(text).level)
    return harmless
      .map((after) => `${text}。${after}`)
      .filter((whole) => levelRank(assessMessage(whole).level) < rank)
  })
  expect(lowered).toEqual([])
})

test('harmless sentences around a message never lower its level', () => {
  fc.assert(
    fc.property(
      fc.constantFrom(...harmful),
      fc.array(fc.constantFrom(...harmless), { maxLength: 3 }),
      fc.array(fc.constantFrom(...harmless), { maxLength: 3 }),
      fc.constantFrom(' ', '\n', '。', '. ', '，'),
      (text, before, after, separator) => {
        const whole = [...before, text, ...after].join(separator)
        expect(levelRank(assessMessage(whole).level)).toBeGreaterThanOrEqual(
          levelRank(assessMessage(text).level),
        )
      },
    ),
    { numRuns: 600 },
  )
})

test('any text at all gets an answer', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 300 }), (text) => {
      const { level, card } = assessMessage(text)
      expect(card === null).toBe(level === 'none')
    }),
  )
})

test('a stretched word is still that word', () => {
  for (const text of ['wanna diiiiiiiiiie', 'kiiilllll myseeelf', '我想死死死死死']) {
    expect(assessMessage(text).level).toBe('L2')
  }
})
