import { spawnSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { scoreCommand } from './score-command'

const root = fileURLToPath(new URL('../', import.meta.url))

/** Runs the tool as a process of its own, as `npm run -s score` does. */
function runScore(...words: string[]): { code: number | null; out: string; faults: string } {
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    ['--import', 'tsx', 'commands/score.ts', ...words],
    { cwd: root, encoding: 'utf8' },
  )
  return { code: status, out: stdout, faults: stderr }
}

describe('npm run score', () => {
  test('prints one JSON object', () => {
    const { code, out, faults } = runScore('phq9', '2,2,2,2,1,1,2,0,0')
    expect({ code, faults }).toEqual({ code: 0, faults: '' })
    expect(out.trim().split('\n')).toHaveLength(1)
    expect(JSON.parse(out)).toEqual({
      instrument: 'phq9',
      total: 12,
      band: 'moderate',
      positive: true,
      cutoff: 10,
      safety: [],
    })
  })

  test.each([
    [
      ['phq9', '0,0,0,0,0,0,0,0,1'],
      { total: 1, safety: [{ itemId: 'phq9_9', level: 'crisis', reason: 'answer' }] },
    ],
    [['phq9', '1,1,1,1,1,1,1,1,-'], { total: null, band: null, missing: ['phq9_9'] }],
    [['who5', '5,4,3,2,1'], { total: 15, percent: 60, band: 'adequate' }],
    [
      ['cbi', '75,50,50,25,50,50,50,25,50,75,50,50,75'],
      { total: null, subscales: { personal: 50, work: 46.43 } },
    ],
    [['auditc', '2,1,0', '--sex', 'male'], { total: 3, positive: false, cutoff: 4 }],
    [['auditc', '2,1,0', '--sex=female'], { total: 3, positive: true, cutoff: 3 }],
    [['pcptsd5', '1,1,1,1,0'], { total: 4, band: 'positive' }],
    [['pcptsd5', '--gate', 'no'], { total: 0, gateClosed: true }],
  ])('%j', (words, expected) => {
    const answer = scoreCommand(words)
    expect(JSON.parse('line' in answer ? answer.line : answer.fault)).toMatchObject(expected)
  })

  test.each([
    [[], 'Give an instrument and its answers'],
    [['phq9'], 'Give the 9 answers of phq9.'],
    [['phq99', '1'], 'There is no instrument "phq99"'],
    [['sdq', '1'], 'There is no instrument "sdq"'],
    [['phq9', '1,2'], 'phq9 has 9 answers, but 2 were given.'],
    [['phq9', '4,0,0,0,0,0,0,0,0'], 'Answer 1 of phq9 must be one of 0, 1, 2, 3, not "4".'],
    [['phq9', '0,0,0,0,0,0,0,0,'], 'Answer 9 of phq9'],
    [['phq9', '0,0,0,0,0,0,0,0,1.5'], 'Answer 9 of phq9'],
    [['phq9', '0,0,', '0'], 'Give the answers as one list'],
    [['auditc', '1,1,1', '--sex', 'other'], '--sex must be female or male.'],
    [['auditc', '1,1,1', '--age', '4'], 'There is no option --age.'],
    [['phq9', '--gate', 'no'], 'phq9 has no gate question.'],
    [['pcptsd5', '1,1,1,1,1', '--gate', 'no'], 'there are no further answers to give'],
    [['pcptsd5', '--gate', 'maybe'], '--gate must be yes or no.'],
  ])('%j is refused in one sentence with exit code 2', (words, message) => {
    const answer = scoreCommand(words)
    expect(answer.code).toBe(2)
    const fault = 'fault' in answer ? answer.fault : ''
    expect(fault).toContain(message)
    expect(fault.trim().split('\n')).toHaveLength(1)
  })

  test('prints what it refuses on the other stream', () => {
    const { code, out, faults } = runScore('phq9', '1,2')
    expect({ code, out }).toEqual({ code: 2, out: '' })
    expect(faults.trim()).toBe('phq9 has 9 answers, but 2 were given.')
  })
})
