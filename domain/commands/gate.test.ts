import { spawnSync } from 'node:child_process'
import { resolve } from 'node:path'

const root = resolve(import.meta.dirname, '..')

function runGate(argumentsGiven: string[], input = '') {
  const result = spawnSync(process.execPath, ['--import', 'tsx', 'commands/gate.ts', ...argumentsGiven], {
    cwd: root,
    input,
    encoding: 'utf8',
  })
  return { code: result.status, out: result.stdout, error: result.stderr }
}

describe('npm run gate', () => {
  test('prints one JSON object with level and card, and not the text', () => {
    const { code, out } = runGate(['遗书写好了，今晚就结束'])
    expect(code).toBe(0)
    expect(JSON.parse(out)).toEqual({ level: 'L3', card: 'L3' })
    expect(out.trim().split('\n')).toHaveLength(1)
  })

  test('prints none and null where nothing matches', () => {
    expect(JSON.parse(runGate(["I'm dying to see you"]).out)).toEqual({ level: 'none', card: null })
  })

  test('reads standard input with -', () => {
    expect(JSON.parse(runGate(['-'], 'I want to die').out)).toEqual({ level: 'L2', card: 'L2' })
  })

  test('answers JSON lines with one line each, also those that it cannot read', () => {
    const lines = ['{"text":"我想死"}', '', '{"turns":[{"role":"user","text":"hello"}]}', 'no JSON']
    const { code, out } = runGate(['--lines'], lines.join('\n'))
    expect(
      out
        .trim()
        .split('\n')
        .map((line) => JSON.parse(line)),
    ).toEqual([
      { level: 'L2', card: 'L2', outcome: 'lock', layers: ['phrase', 'grammar:wish', 'classifier'] },
      { level: 'none', card: null, outcome: 'none', layers: [] },
      { error: 'The line is no JSON', line: 4 },
    ])
    expect(code).toBe(1)
  })

  test.each([[[]], [['one', 'two']]])(
    'with %j as arguments says what is missing and ends with 2',
    (given) => {
      const { code, out, error } = runGate(given)
      expect(code).toBe(2)
      expect(out).toBe('')
      expect(error).toMatch(/^Give one text in quotes/)
    },
  )
})
