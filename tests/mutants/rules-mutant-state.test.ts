import { appendFileSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import type { RulesCase } from '../rules/rules-case'
import { rulesMutantReport } from './rules-mutant-report'
import { allCases, RulesMutantState, resultOf, scopeOf } from './rules-mutant-state'

let folder = ''
beforeEach(() => {
  folder = mkdtempSync(path.join(os.tmpdir(), 'rules-mutants-'))
})
afterEach(() => rmSync(folder, { recursive: true }))

const mutant = (text: string) => ({ line: 1, description: `without: ${text}`, match: 'notes', text })
const oneCase = (name: string, what = 'list'): RulesCase => ({
  area: 'notes',
  name,
  attempts: [{ who: 'owner', what, outcome: 'allowed', request: async () => what }],
})
const usual = [oneCase('first'), oneCase('second')]
const state = (key = 'one', cases: readonly RulesCase[] = usual) => new RulesMutantState(folder, key, cases)

test('a run that was interrupted finds what was tried, and a line that was cut off is tried again', () => {
  const first = state()
  first.add('a', 'killed', allCases, usual[0])
  first.add('b', 'survived', allCases)
  const [name = ''] = readdirSync(folder)
  const file = path.join(folder, name)
  writeFileSync(file, readFileSync(file, 'utf8'))
  appendFileSync(file, '{"id":"cut')
  const next = state()
  expect(['a', 'b', 'c'].map((text) => next.outcome(text, allCases))).toEqual([
    'killed',
    'survived',
    undefined,
  ])
})

test('other limits, schemas or helpers begin anew', () => {
  state('one').add('a', 'killed', allCases, usual[0])
  expect(state('two').outcome('a', allCases)).toBeUndefined()
})

test('a new case throws away what no case noticed, and nothing that one did', () => {
  const before = state()
  before.add('a', 'killed', allCases, usual[0])
  before.add('b', 'survived', allCases)
  before.add('c', 'invalid', allCases)
  before.add('d', 'green', allCases)
  const after = state('one', [...usual, oneCase('third')])
  expect(['a', 'b', 'c', 'd'].map((text) => after.outcome(text, allCases))).toEqual([
    'killed',
    undefined,
    'invalid',
    undefined,
  ])
})

test('a mistake is tried again where the case that noticed it is gone or does something else, with that case first', () => {
  state().add('a', 'killed', allCases, usual[0])
  expect(state('one', usual.slice(1)).outcome('a', allCases)).toBeUndefined()
  const changed = state('one', [oneCase('first', 'get'), oneCase('second')])
  expect(changed.outcome('a', allCases)).toBeUndefined()
  expect(changed.earlierKiller('a')).toBe('notes: first')
})

test('what some cases notice counts for all; what they do not may be noticed by others', () => {
  const kept = state()
  const some = scopeOf(['notes', 'grants'])
  expect(some).toBe(scopeOf(['grants', 'notes']))
  expect(scopeOf([])).toBe(allCases)
  kept.add('a', 'killed', some, usual[1])
  kept.add('b', 'survived', some)
  kept.add('c', 'green', some)
  expect(kept.outcome('a', allCases)).toBe('killed')
  expect([kept.outcome('b', some), kept.outcome('b', allCases)]).toEqual(['survived', undefined])
  expect([kept.outcome('c', some), kept.outcome('c', allCases)]).toEqual(['green', undefined])
  kept.add('b', 'survived', allCases)
  expect(state().outcome('b', some)).toBe('survived')
})

test('the report counts each outcome, and says of each survivor why it may live', () => {
  const kept = state()
  kept.add('a', 'killed', allCases, usual[0])
  kept.add('b', 'survived', allCases)
  kept.add('c', 'survived', allCases)
  kept.add('d', 'invalid', allCases)
  const result = resultOf('firestore.rules', ['a', 'b', 'c', 'd', 'e'].map(mutant), kept, allCases)
  expect(result.open.map(({ text }) => text)).toEqual(['e'])
  const known = { file: 'firestore.rules', code: 'without: b', replacement: 'notes', reason: 'Said twice.' }
  const text = rulesMutantReport([result], [known], '2026-11-23')
  expect(text).toContain('| `firestore.rules` | 4 | 1 | 2 | 1 |')
  expect(text).toContain('| notes | without: b | Said twice. |')
  expect(text).toContain('| notes | without: c | **no reason given** |')
  expect(text).toContain('last on 2026-11-23')
})
