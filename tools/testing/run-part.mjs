import { spawn } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { seconds } from '../progress.mjs'
import { reportPlaceholder } from './parts.mjs'
import { countPlaywright, countVitest, failuresOfPlaywright, failuresOfVitest, judge } from './summary.mjs'

/**
 * Runs one part and counts.
 * @param {string} root
 * @param {import('./parts.mjs').Part} part
 * @param {NodeJS.ProcessEnv} environment
 * @param {{ quiet: boolean }} output whether what it writes is shown in one piece at its end, for one that runs beside another
 * @returns {Promise<import('./summary.mjs').Outcome>}
 */
export async function runPart(root, part, environment, { quiet }) {
  const title = `\n── ${part.name}`
  if (!quiet) console.log(title)
  const begin = Date.now()
  const report = path.join(root, '.cache/test-results', `${part.name.replaceAll(' ', '-')}.json`)
  mkdirSync(path.dirname(report), { recursive: true })
  const [program, words] = commandOf(root, part, report)
  const { code, output } = await exitOf(program, words, {
    cwd: root,
    env: { ...environment, PLAYWRIGHT_JSON_OUTPUT_NAME: report },
    quiet,
  })
  if (quiet) console.log(`${title}\n${output}`)
  const milliseconds = Date.now() - begin
  const { failures, ...counts } = resultOf(part, report, code)
  const outcome = { name: part.name, milliseconds, failures, ...judge(code, counts) }
  console.log(`── ${part.name}: ${outcome.passed} passed, ${outcome.failed} failed, ${seconds(milliseconds)}`)
  return outcome
}

/**
 * @param {string} root
 * @param {import('./parts.mjs').Part} part
 * @param {string} report
 * @returns {[string, string[]]}
 */
function commandOf(root, part, report) {
  const [first = '', ...rest] = part.command.map((word) => word.replace(reportPlaceholder, report))
  if (first === 'node') return [process.execPath, rest]
  return [process.execPath, [path.join(root, 'node_modules', first), ...rest]]
}

/**
 * @param {string} program
 * @param {string[]} words
 * @param {{ cwd: string, env: NodeJS.ProcessEnv, quiet: boolean }} options
 * @returns {Promise<{ code: number, output: string }>} the output only when quiet
 */
function exitOf(program, words, { cwd, env, quiet }) {
  return new Promise((resolve) => {
    const shown = quiet ? 'pipe' : 'inherit'
    const child = spawn(program, words, { cwd, env, stdio: ['ignore', shown, shown] })
    let output = ''
    const keep = (/** @type {Buffer} */ data) => {
      output += data
    }
    child.stdout?.on('data', keep)
    child.stderr?.on('data', keep)
    child.once('error', (error) => {
      console.error(error.message)
      resolve({ code: 1, output })
    })
    child.once('close', (code) => resolve({ code: code ?? 1, output }))
  })
}

/**
 * @param {import('./parts.mjs').Part} part
 * @param {string} report
 * @param {number} code
 * @returns {import('./summary.mjs').Counts & { failures: string[] }}
 */
function resultOf(part, report, code) {
  const none = { passed: 0, failed: 0, skipped: 0, failures: [] }
  if (part.report === 'exit') return code === 0 ? { ...none, passed: 1 } : { ...none, failed: 1 }
  if (!existsSync(report)) return none
  const content = JSON.parse(readFileSync(report, 'utf8'))
  return part.report === 'vitest'
    ? { ...countVitest(content), failures: failuresOfVitest(content) }
    : { ...countPlaywright(content), failures: failuresOfPlaywright(content) }
}
