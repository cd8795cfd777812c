import { spawnSync } from 'node:child_process'
import { resolve } from 'node:path'

const root = resolve(import.meta.dirname, '..')

function runReply(argumentsGiven: string[], input = '') {
  const result = spawnSync(process.execPath, ['--import', 'tsx', 'commands/reply.ts', ...argumentsGiven], {
    cwd: root,
    input,
    encoding: 'utf8',
  })
  return { code: result.status, out: result.stdout.trim().split('\n'), error: result.stderr }
}

describe('npm run reply', () => {
  test('answers each line with whether it is stopped and why, and never with the text', () => {
    const lines = [
      { text: 'Call 999 now.', region: 'UK' },
      { text: 'Call 999 now.', region: 'CN' },
      { text: '你就是典型的抑郁症。', region: 'CN' },
    ]
    const { code, out } = runReply(['--lines'], lines.map((line) => JSON.stringify(line)).join('\n'))
    expect(code).toBe(0)
    expect(out.map((line) => JSON.parse(line))).toEqual([
      { stopped: false, reason: null },
      { stopped: true, reason: 'number' },
      { stopped: true, reason: 'diagnosis' },
    ])
  })

  test('a line that cannot be read is answered, and the others are too', () => {
    const { code, out } = runReply(['--lines'], '{bad\n\n{"text":1}\n{"text":"Hello."}\n')
    expect(code).toBe(2)
    expect(out).toHaveLength(3)
    expect(JSON.parse(out[1] ?? '')).toEqual({ error: 'Each line needs a "text".' })
    expect(JSON.parse(out[2] ?? '')).toEqual({ stopped: false, reason: null })
  })

  test('a region may have its ISO name; one we do not know is an error on its line', () => {
    const unknown = { error: 'There is no "region" of that name.' }
    const rows = [
      ['GB', { stopped: false, reason: null }],
      [undefined, { stopped: true, reason: 'number' }],
      ['Atlantis', unknown],
      ['gb', unknown],
      [44, unknown],
    ] as const
    const { code, out } = runReply(
      ['--lines'],
      rows.map(([region]) => JSON.stringify({ text: 'Call 999 now.', region })).join('\n'),
    )
    expect(out.map((line) => JSON.parse(line))).toEqual(rows.map(([, expected]) => expected))
    expect(code).toBe(2)
  })

  test('without --lines it says how it is used and ends with 2', () => {
    const { code, error } = runReply(['text'])
    expect(code).toBe(2)
    expect(error).toMatch(/--lines/)
  })
})
