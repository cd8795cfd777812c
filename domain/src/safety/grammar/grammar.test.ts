import { buildGrammar, grammar } from './grammar'
import { matchesOf } from './match'
import type { RuleSource } from './rule'
import { ruleFiles } from './rules/rule-files'
import type { SlotFile } from './slots'
import { slotFiles } from './slots/slot-files'

const levels = ['L3', 'H', 'P', 'L2', 'A', 'T', 'E', 'L1']
const keys = new Set<string>([
  ...['family', 'level', 'weight', 'say', 'together', 'within', 'unless', 'notAfter', 'notBefore', 'message'],
  ...['about', 'shorterThan', 'light', 'undeniable', 'speaker', 'certain', 'notYet', 'ofOther'],
])

describe('the data files', () => {
  test('every rule is whole, and names only slots that a file holds', () => {
    expect(() => grammar()).not.toThrow()
    for (const rule of ruleFiles.flatMap(({ rules }) => rules)) {
      expect(levels, rule.family).toContain(rule.level)
      expect(rule.weight).toBeGreaterThan(0)
      expect((rule.say?.length ?? 0) + (rule.together?.length ?? 0), rule.family).toBeGreaterThan(0)
      expect(Object.keys(rule).filter((key) => !keys.has(key))).toEqual([])
      expect(rule.about === undefined || ['self', 'other'].includes(rule.about)).toBe(true)
    }
  })

  test('no slot stands in two files', () => {
    const names = slotFiles.flatMap(({ slots }) => Object.keys(slots))
    expect(names.length).toBe(new Set(names).size)
  })

  test('slots that tolerate a typing error exist', () => {
    const names = new Set(slotFiles.flatMap(({ slots }) => Object.keys(slots)))
    expect(slotFiles.flatMap(({ typos }) => typos).filter((name) => !names.has(name))).toEqual([])
  })
})

const slots: SlotFile = {
  purpose: '',
  typos: [],
  slots: {
    mask: {},
    one: { zh: ['甲'], en: ['alpha'] },
    two: { zh: ['乙'], en: ['beta'] },
    three: { zh: ['丙'], en: ['gamma'] },
    never: { zh: ['免'] },
    long: { zh: ['丁戊己'] },
    inside: { zh: ['丁戊'] },
    single: { zh: ['丁'] },
  },
}

function matches(rule: Partial<RuleSource>, text: string): boolean {
  const source = { family: 'test', level: 'L2', weight: 10, ...rule } as const
  const building = buildGrammar([slots], [{ purpose: '', rules: [source] }])
  for (;;) {
    const step = building.next()
    if (!step.done) continue
    const tokens = step.value.slots.tokens(text)
    const read = { tokens, mentions: step.value.slots.mentions(tokens) }
    return step.value.rules.some((compiled) => !matchesOf(read, compiled).next().done)
  }
}

describe('rules', () => {
  test.each([
    ['one two', '甲乙', true],
    ['one two', '乙甲', false],
    ['one two', '甲他说好乙', true],
    ['one two', '甲他说谁人乙', false],
    ['one ~1 two', '甲他乙', true],
    ['one ~1 two', '甲他说乙', false],
    ['one ~0 two', '甲了的乙', true],
    ['one ~2 two', 'alpha word beta', true],
    ['one ~2 two', 'alpha word word beta', false],
    ['one ~2 two', 'alpha the very beta', true],
    ['one|three two', '丙乙', true],
    ['one two three', '甲乙他丙', true],
    ['one :just_so', 'alpha just so', true],
    ['one two', '甲，乙', true],
    ['one two', '甲。乙', false],
    ['one ~6 two', '甲。乙', true],
    // The first place that fits leads nowhere, the second does.
    ['one ~6 two ~0 three', '甲乙他乙丙', true],
  ] as const)('%s in %s: %s', (pattern, text, expected) => {
    expect(matches({ say: [pattern] }, text)).toBe(expected)
  })

  test('slots in any order', () => {
    const rule = { together: [['one', 'two', 'three']], within: 3 }
    for (const text of ['甲乙丙', '丙乙甲', '乙他甲他丙']) expect(matches(rule, text), text).toBe(true)
    for (const text of ['甲乙', '乙他他他他甲丙']) expect(matches(rule, text), text).toBe(false)
  })

  test('unless: not in that sentence', () => {
    expect(matches({ say: ['one'], unless: ['never'] }, '甲免')).toBe(false)
    expect(matches({ say: ['one'], unless: ['never'] }, '免了。甲')).toBe(true)
  })

  test('unless: two characters inside a longer word of the rule itself are no exception, one is', () => {
    expect(matches({ say: ['long'], unless: ['inside'] }, '丁戊己')).toBe(true)
    expect(matches({ say: ['long'], unless: ['inside'] }, '丁戊己，丁戊')).toBe(false)
    expect(matches({ say: ['long'], unless: ['single'] }, '丁戊己')).toBe(false)
  })

  test('notAfter and notBefore: not right beside it, fillers apart', () => {
    expect(matches({ say: ['one'], notAfter: ['never'] }, '免的甲')).toBe(false)
    expect(matches({ say: ['one'], notAfter: ['never'] }, '免他甲')).toBe(true)
    expect(matches({ say: ['one'], notBefore: ['never'] }, '甲了免')).toBe(false)
    expect(matches({ say: ['one'], notBefore: ['never'] }, '甲他免')).toBe(true)
  })

  test('message: only beside another slot, anywhere', () => {
    expect(matches({ say: ['one'], message: ['two'] }, '甲')).toBe(false)
    expect(matches({ say: ['one'], message: ['two'] }, '甲。你好。我们走吧。乙')).toBe(true)
  })

  test('shorterThan: only where hardly anything else is said', () => {
    expect(matches({ say: ['one'], shorterThan: 3 }, '甲了')).toBe(true)
    expect(matches({ say: ['one'], shorterThan: 3 }, '甲他说')).toBe(false)
  })

  test('a slot that no file holds is refused', () => {
    expect(() => matches({ say: ['nowhere'] }, '甲')).toThrow('names the slot nowhere')
  })
})
