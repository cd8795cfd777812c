import {
  compiledLexicon,
  higherLevel,
  isGroan,
  isLightPhrase,
  isUnsurePhrase,
  levelRank,
  levelsByPriority,
} from './lexicon'
import facts from './lexicon.json'

test('levels stand in the order of the lists, and none below all', () => {
  expect(levelsByPriority.map(levelRank)).toEqual([8, 7, 6, 5, 4, 3, 2, 1])
  expect(levelRank('none')).toBe(0)
  expect(higherLevel('L1', 'L3')).toBe('L3')
  expect(higherLevel('L3', 'L1')).toBe('L3')
  expect(higherLevel('none', 'L1')).toBe('L1')
  expect(higherLevel('L2', 'L2')).toBe('L2')
})

test('the lists are built once, the reviewed phrases first', () => {
  const lexicon = compiledLexicon()
  expect(compiledLexicon()).toBe(lexicon)
  expect(lexicon.phrases.map(({ level }) => level)).toEqual(levelsByPriority)
  for (const { level, zh, en, reviewed } of lexicon.phrases) {
    expect(reviewed).toEqual({ zh: facts.zh[level].length, en: facts.en[level].length })
    expect(zh.length).toBeGreaterThanOrEqual(reviewed.zh)
    expect(en.length).toBeGreaterThanOrEqual(reviewed.en)
    const [first] = facts.zh[level]
    if (first && !first.includes('(')) expect(zh[0]?.source).toBe(first.replace(/(\{\d,\d\})/, '$1?'))
  }
})

/** Built anew: what is kept from an earlier test says nothing about how it is built. */
async function builtAnew() {
  vi.resetModules()
  const lexicon = await import('./lexicon')
  return lexicon.compiledLexicon()
}

test('of the listed idioms only the Chinese ones take the ending of a longer match away; our own all do', async () => {
  const { zh, en } = (await builtAnew()).idioms
  const given = { zh: facts.idiomSuppress.zh.length, en: facts.idiomSuppress.en.length }
  expect(zh.every(({ takesEndings }) => takesEndings)).toBe(true)
  expect(en.slice(0, given.en).some(({ takesEndings }) => takesEndings)).toBe(false)
  expect(en.slice(given.en).every(({ takesEndings }) => takesEndings)).toBe(true)
  expect(en.length).toBeGreaterThan(given.en)
  expect(zh.length).toBeGreaterThan(given.zh)
  for (const { pattern } of [...zh, ...en]) expect(pattern).toBeInstanceOf(RegExp)
  expect(en[0]?.pattern.source).toContain('killing\\s+it')
})

test.each([
  ['kms', isLightPhrase, true],
  ['我要死了', isLightPhrase, true],
  ['kms2', isLightPhrase, false],
  ['xkms', isLightPhrase, false],
  ['kill me now', isGroan, true],
  ['kill me now please', isGroan, false],
  ['i want to die', isGroan, false],
])('%s: %o %s', (found, test, expected) => {
  expect(test(found)).toBe(expected)
})

test('what is said in anger is not sure; a curse is none where somebody says it of themselves', () => {
  expect([isUnsurePhrase('要死', true), isUnsurePhrase('要死', false)]).toEqual([true, true])
  expect([isUnsurePhrase('去死', true), isUnsurePhrase('去死', false)]).toEqual([false, true])
  expect([isUnsurePhrase('我想死', true), isUnsurePhrase('我想死', false)]).toEqual([false, false])
  for (const more of ['x要死', '要死xx', 'x去死', '去死x']) expect(isUnsurePhrase(more, false)).toBe(false)
})
