import { spawn } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { seconds } from '../progress.mjs'
import { reportPlaceholder } from './parts.mjs'
import { countPlaywright, countVitest, failuresOfPlaywright, failuresOfVitest, judge } from './summary.mjs'

/**
 * Runs one part with its output shown, and counts.
 * @param {string} root
 * @param {import('./parts.mjs').Part} part
 * @param {NodeJS.ProcessEnv} environment
 * @returns {Promise<import('./summary.mjs').Outcome>}
 */
export async function runPart(root, part, environment) {
  console.log(`\n── ${part.name}`)
  const begin = Date.now()
  const report = path.join(root, '.cache/test-results', `${part.name.replaceAll(' ', '-')}.json`)
  mkdirSync(path.dirname(report), { recursive: true })
  const [program, words] = commandOf(root, part, report)
  const code = await exitCode(program, words, root, { ...environment, PLAYWRIGHT_JSON_OUTPUT_NAME: report })
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
 * @param {string} cwd
 * @param {NodeJS.ProcessEnv} env
 * @returns {Promise<number>}
 */
function exitCode(program, words, cwd, env) {
  return new Promise((resolve) => {
    const child = spawn(program, words, { cwd, env, stdio: ['ignore', 'inherit', 'inherit'] })
    child.once('error', (error) => {
      console.error(error.message)
      resolve(1)
    })
    child.once('close', (code) => resolve(code ?? 1))
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
