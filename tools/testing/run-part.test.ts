import { mkdtempSync, rmSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import type { Part } from './parts'
import { runPart } from './run-part'

let root = ''
beforeEach(() => {
  root = mkdtempSync(path.join(os.tmpdir(), 'part-'))
  vi.spyOn(console, 'log').mockImplementation(() => {})
  vi.spyOn(console, 'error').mockImplementation(() => {})
})
afterEach(() => {
  rmSync(root, { recursive: true })
  vi.restoreAllMocks()
})

const result = { status: 'passed', fullName: 'a' }
const report = (passed: number) =>
  JSON.stringify({
    testResults: [{ name: 'a', status: 'passed', assertionResults: Array(passed).fill(result) }],
  })

async function outcomeOf(command: readonly string[], kind: Part['report']) {
  const part = { name: 'a part', group: 'some', command, report: kind, services: [] }
  const { passed, failed } = await runPart(part, { root, environment: {}, isQuiet: true })
  return { passed, failed }
}
const node = (script: string) => [process.execPath, '-e', script, 'REPORT']
const writing = (passed: number, exitCode: number) =>
  node(`require('node:fs').writeFileSync(process.argv[1], '${report(passed)}'); process.exit(${exitCode})`)

test('a program is one check', async () => {
  expect(await outcomeOf(node(''), 'exit')).toEqual({ passed: 1, failed: 0 })
  expect(await outcomeOf(node('process.exit(3)'), 'exit')).toEqual({ passed: 0, failed: 1 })
})

test('tests are counted from the report', async () => {
  expect(await outcomeOf(writing(4, 0), 'vitest')).toEqual({ passed: 4, failed: 0 })
})

test.each([
  ['a program that fails after its tests have passed', writing(4, 1), { passed: 4, failed: 1 }],
  ['a report without a test', writing(0, 0), { passed: 0, failed: 1 }],
  ['no report', node(''), { passed: 0, failed: 1 }],
  ['a program that is not there', ['amhs-no-such-program'], { passed: 0, failed: 1 }],
  ['a program that was killed', node('process.kill(process.pid, "SIGKILL")'), { passed: 0, failed: 1 }],
])('%s is a failure', async (_name, command, expected) => {
  expect(await outcomeOf(command, 'vitest')).toEqual(expected)
})
