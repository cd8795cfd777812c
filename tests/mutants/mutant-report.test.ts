import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { forgetSurvivors, mutantReport, outlived, readResult, score, unexplained } from './mutant-report'

const source = 'const a = 1\nif (a > 0) {\n  stop()\n}\n'
const mutant = (
  status: string,
  replacement: string,
  line: number,
  from: number,
  toLine: number,
  to: number,
) => ({
  status,
  replacement,
  mutatorName: 'X',
  location: { start: { line, column: from }, end: { line: toLine, column: to } },
})
const mutants = [
  mutant('Killed', 'true', 2, 5, 2, 10),
  mutant('Timeout', 'false', 2, 5, 2, 10),
  mutant('Survived', 'a >= 0', 2, 5, 2, 10),
  mutant('NoCoverage', '{}', 2, 12, 4, 2),
  mutant('CompileError', 'a << 0', 2, 5, 2, 10),
  mutant('Ignored', 'a', 2, 5, 2, 10),
]

let folder = ''
beforeEach(() => {
  folder = mkdtempSync(path.join(os.tmpdir(), 'mutants-'))
})
afterEach(() => rmSync(folder, { recursive: true }))

function resultOf(all: typeof mutants) {
  const report = path.join(folder, 'report.json')
  writeFileSync(report, JSON.stringify({ files: { 'domain/src/a/b.ts': { source, mutants: all } } }))
  return readResult('domain/src/a/b.ts', report)
}

test('what no test noticed has survived, also where no test comes by; an endless loop is noticed', () => {
  const result = resultOf(mutants)
  expect(result.killed).toBe(2)
  expect(result.survivors).toEqual([
    { file: 'domain/src/a/b.ts', line: 2, code: 'a > 0', replacement: 'a >= 0' },
    { file: 'domain/src/a/b.ts', line: 2, code: '{ stop() }', replacement: '{}' },
  ])
  expect(score([result])).toBe(50)
})

test('of a long text the part is shown that differs', () => {
  const code = `${'a'.repeat(100)}b${'c'.repeat(100)}`
  const report = path.join(folder, 'long.json')
  const all = [mutant('Survived', `${'a'.repeat(100)}d${'c'.repeat(100)}`, 1, 1, 1, 202)]
  writeFileSync(report, JSON.stringify({ files: { 'x.ts': { source: code, mutants: all } } }))
  const around = (letter: string) => `…${'a'.repeat(60)}${letter}${'c'.repeat(59)}…`
  expect(readResult('x.ts', report).survivors).toEqual([
    { file: 'x.ts', line: 1, code: around('b'), replacement: around('d') },
  ])
  all[0] = mutant('Survived', code.slice(0, -1), 1, 1, 1, 202)
  writeFileSync(report, JSON.stringify({ files: { 'x.ts': { source: code, mutants: all } } }))
  expect(readResult('x.ts', report).survivors[0]?.code).toBe(`…${code.slice(-120)}`)
})

test('survivors are forgotten, and all else of a report stays', () => {
  const report = path.join(folder, 'report.json')
  const whole = { schemaVersion: '1', testFiles: { 'a.test.ts': {} } }
  writeFileSync(report, JSON.stringify({ ...whole, files: { 'domain/src/a/b.ts': { source, mutants } } }))
  forgetSurvivors(report)
  const left = mutants.filter(({ status }) => status !== 'Survived' && status !== 'NoCoverage')
  expect(left).toHaveLength(4)
  expect(JSON.parse(readFileSync(report, 'utf8'))).toEqual({
    ...whole,
    files: { 'domain/src/a/b.ts': { source, mutants: left } },
  })
  const none = path.join(folder, 'never-written.json')
  forgetSurvivors(none)
  expect(existsSync(none)).toBe(false)
})

test('the score is never rounded up to a bar that it misses', () => {
  const survivors = resultOf(mutants).survivors.slice(0, 1)
  expect(score([{ file: '', killed: 999, survivors: [...survivors] }])).toBe(99.9)
  expect(score([{ file: '', killed: 8_999, survivors: Array(1_001).fill(survivors[0]) }])).toBe(89.9)
})

test('a survivor needs a reason of its own, which stays with its code when the line moves', () => {
  const result = resultOf(mutants)
  const known = { file: 'domain/src/a/b.ts', code: 'a > 0', replacement: 'a >= 0', reason: 'a is never 0' }
  expect(unexplained([result], [known]).map(({ code }) => code)).toEqual(['{ stop() }'])
  const report = mutantReport([result], [known], [], [])
  expect(report).toContain('| domain/src/a | 1 | 4 | 2 | 2 | 50 % |')
  expect(report).toContain('| a/b.ts | `a > 0` | `a >= 0` | a is never 0 |')
  expect(report).toContain('| a/b.ts | `{ stop() }` | `{}` | **no reason given** |')
})

test('a reason is over once its mistake is noticed, as far as its file was measured', () => {
  const known = { file: 'domain/src/a/b.ts', code: 'a > 0', replacement: 'a >= 0', reason: 'a is never 0' }
  const others = [
    { ...known, replacement: 'a < 0' },
    { ...known, file: 'domain/src/a/c.ts' },
  ]
  expect(outlived([resultOf(mutants)], [known, ...others])).toEqual(others.slice(0, 1))
})

test('a page of a part names the files that are missing in its figures, and those without a test; a whole one names none', () => {
  const result = resultOf(mutants)
  const part = mutantReport(
    [result],
    [],
    ['domain/src/a/c.ts', 'domain/src/a/d.ts', 'domain/src/b/e.ts'],
    ['domain/src/b/f.ts'],
  )
  expect(part).toContain('- `domain/src/a`: c.ts, d.ts\n- `domain/src/b`: e.ts\n')
  expect(part).toContain('## Reached by no test\n\nMissing in these figures:\n\n- `domain/src/b`: f.ts\n')
  expect(mutantReport([result], [], [], [])).not.toContain('Missing in these figures')
})

test('a file without mutants, which Stryker leaves out, is none to worry about', () => {
  const report = path.join(folder, 'report.json')
  writeFileSync(report, JSON.stringify({ files: {} }))
  const result = readResult('domain/src/a/types.ts', report)
  expect([result.killed, result.survivors.length, score([result])]).toEqual([0, 0, 100])
})

test('a file in which nothing can be changed has no report and no survivors', () => {
  const none = path.join(folder, 'never-written.json')
  expect(readResult('domain/src/a/types.ts', none)).toEqual({
    file: 'domain/src/a/types.ts',
    killed: 0,
    survivors: [],
  })
})
