import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { hasCode, MutantState, measuredBy, testsBeside, testsReaching } from './mutant-state'

const imports = [
  { from: 'a/score.ts', to: 'a/bands' },
  { from: 'a/score.test.ts', to: 'a/score' },
  { from: 'a/score.test.ts', to: 'a/cases.json' },
  { from: 'a/score.test.ts', to: 'fast-check' },
  { from: 'a/score.test.ts', to: 'a/limits' },
  { from: 'a/other.test.ts', to: 'a/score' },
  { from: 'a/other.test.ts', to: 'a/limits.ts' },
  { from: 'a/score-more.test.ts', to: 'a/score' },
  { from: 'a/score-properties.test.ts', to: 'a/score' },
  { from: 'b/score.test.ts', to: 'a/score' },
  { from: 'a/page.ts', to: 'a/score.ts' },
  { from: 'b/page.test.ts', to: 'a/page' },
  { from: 'b/other.test.ts', to: 'b/other' },
  { from: 'b/other.test.ts', to: 'b/other-cases.json' },
]
const isTest = (file: string) => file.endsWith('.test.ts')

const reaching = (file: string) => measuredBy(file, testsReaching(file, imports, isTest), imports)
const beside = (file: string) => measuredBy(file, testsBeside(file, imports, isTest), imports)

test('a file is measured by the tests that reach it, by whatever way, and by their cases', () => {
  const tests = [
    'a/other.test.ts',
    'a/score-more.test.ts',
    'a/score-properties.test.ts',
    'a/score.test.ts',
    'b/page.test.ts',
    'b/score.test.ts',
  ]
  expect(testsReaching('a/score.ts', imports, isTest)).toEqual(tests)
  expect(reaching('a/score.ts')).toEqual(['a/cases.json', 'a/score.ts', ...tests].sort())
  expect(reaching('a/bands.ts')).toEqual(['a/bands.ts', 'a/cases.json', ...tests])
  expect(reaching('a/page.ts')).toEqual(['a/page.ts', 'b/page.test.ts'])
  expect(reaching('a/alone.ts')).toEqual(['a/alone.ts'])
})

test('beside a file are the tests of its folder with its name, or else those that import it; none of properties', () => {
  expect(testsBeside('a/score.ts', imports, isTest)).toEqual(['a/score-more.test.ts', 'a/score.test.ts'])
  expect(testsBeside('a/limits.ts', imports, isTest)).toEqual(['a/other.test.ts', 'a/score.test.ts'])
  expect(beside('a/score.ts')).toEqual([
    'a/cases.json',
    'a/score-more.test.ts',
    'a/score.test.ts',
    'a/score.ts',
  ])
  for (const file of ['a/bands.ts', 'a/page.ts', 'a/alone.ts'])
    expect(testsBeside(file, imports, isTest)).toEqual([])
})

test('files that import each other in a circle come to an end', () => {
  const circle = [
    { from: 'a.ts', to: 'b' },
    { from: 'b.ts', to: 'a' },
    { from: 'b.test.ts', to: 'b' },
  ]
  expect(testsReaching('a.ts', circle, isTest)).toEqual(['b.test.ts'])
})

test.each([
  ["import type { A } from './a'\n/** A type. */\nexport interface B { readonly a: A }\n", false],
  ['// Nothing yet\n', false],
  ['export const a = 1\n', true],
  ["export * from './a'\n", true],
])('%j has code: %s', (source, expected) => {
  expect(hasCode(source)).toBe(expected)
})

describe('what was measured', () => {
  let root = ''
  const write = (file: string, text: string) => writeFileSync(path.join(root, file), text)
  const state = () =>
    new MutantState(root, path.join(root, 'kept/mutants'), (file) => [beside(file), reaching(file)])
  const keep = (way: readonly string[]) => state().keep('a/score.ts', state().fingerprintOf(way))

  beforeEach(() => {
    root = mkdtempSync(path.join(os.tmpdir(), 'mutant-state-'))
    for (const folder of ['a', 'b']) mkdirSync(path.join(root, folder))
    for (const file of new Set(imports.flatMap(({ from, to }) => [from, to])))
      if (/\.(ts|json)$/.test(file)) write(file, 'as it was')
    keep(reaching('a/score.ts'))
  })
  afterEach(() => rmSync(root, { recursive: true }))

  test('is known to the next run, file by file', () => {
    expect(state().isMeasured('a/score.ts')).toBe(true)
    expect(state().isMeasured('a/page.ts')).toBe(false)
  })

  test.each(['a/score.ts', 'a/score.test.ts', 'a/cases.json', 'b/page.test.ts'])(
    'is measured anew once %s changes',
    (file) => {
      write(file, 'another')
      expect(state().isMeasured('a/score.ts')).toBe(false)
    },
  )

  test.each(['a/page.ts', 'b/other.test.ts', 'b/other-cases.json'])('stays where only %s changes', (file) => {
    write(file, 'another')
    expect(state().isMeasured('a/score.ts')).toBe(true)
  })

  test.each([
    ['a/score.test.ts', false],
    ['a/cases.json', false],
    ['a/score-properties.test.ts', true],
    ['b/page.test.ts', true],
  ])('by the tests beside the file alone, stays when %s changes: %s', (file, stays) => {
    keep(beside('a/score.ts'))
    expect(state().isMeasured('a/score.ts')).toBe(true)
    write(file, 'another')
    expect(state().isMeasured('a/score.ts')).toBe(stays)
  })

  test('is that of the beginning, whatever was written meanwhile', () => {
    const begin = state().fingerprintOf(reaching('a/page.ts'))
    write('b/page.test.ts', 'another')
    state().keep('a/page.ts', begin)
    expect(state().isMeasured('a/page.ts')).toBe(false)
  })

  test('has a report of its own for each file', () => {
    expect(path.basename(state().reportOf('a/score.ts'))).toBe('a_score.ts.json')
  })
})
