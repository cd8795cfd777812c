import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { hasCode, MutantState, measuredBy } from './mutant-state'

const imports = [
  { from: 'a/score.ts', to: 'a/bands' },
  { from: 'a/score.test.ts', to: 'a/score' },
  { from: 'a/score.test.ts', to: 'a/cases.json' },
  { from: 'a/score.test.ts', to: 'fast-check' },
  { from: 'a/page.ts', to: 'a/score.ts' },
  { from: 'b/page.test.ts', to: 'a/page' },
  { from: 'b/other.test.ts', to: 'b/other' },
  { from: 'b/other.test.ts', to: 'b/other-cases.json' },
]
const isTest = (file: string) => file.endsWith('.test.ts')

test('a file is measured by the tests that reach it, by whatever way, and by their cases', () => {
  const byScore = ['a/cases.json', 'a/score.test.ts', 'b/page.test.ts']
  expect(measuredBy('a/score.ts', imports, isTest)).toEqual([...byScore, 'a/score.ts'].sort())
  expect(measuredBy('a/bands.ts', imports, isTest)).toEqual([...byScore, 'a/bands.ts'].sort())
  expect(measuredBy('a/page.ts', imports, isTest)).toEqual(['a/page.ts', 'b/page.test.ts'])
  expect(measuredBy('a/alone.ts', imports, isTest)).toEqual(['a/alone.ts'])
})

test('files that import each other in a circle come to an end', () => {
  const circle = [
    { from: 'a.ts', to: 'b' },
    { from: 'b.ts', to: 'a' },
    { from: 'b.test.ts', to: 'b' },
  ]
  expect(measuredBy('a.ts', circle, isTest)).toEqual(['a.ts', 'b.test.ts'])
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
    new MutantState(root, path.join(root, 'kept/mutants'), (file) => measuredBy(file, imports, isTest))

  beforeEach(() => {
    root = mkdtempSync(path.join(os.tmpdir(), 'mutant-state-'))
    for (const folder of ['a', 'b']) mkdirSync(path.join(root, folder))
    for (const file of new Set(imports.flatMap(({ from, to }) => [from, to])))
      if (/\.(ts|json)$/.test(file)) write(file, 'as it was')
    state().keep('a/score.ts', state().fingerprintOf('a/score.ts'))
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

  test('is that of the beginning, whatever was written meanwhile', () => {
    const begin = state().fingerprintOf('a/page.ts')
    write('b/page.test.ts', 'another')
    state().keep('a/page.ts', begin)
    expect(state().isMeasured('a/page.ts')).toBe(false)
  })

  test('has a report of its own for each file', () => {
    expect(path.basename(state().reportOf('a/score.ts'))).toBe('a_score.ts.json')
  })
})
