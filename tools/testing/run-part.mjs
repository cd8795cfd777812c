import { spawn } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { seconds } from '../progress.mjs'
import { reportPlaceholder } from './parts.mjs'
import { countPlaywright, countVitest, judge } from './summary.mjs'

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
  const outcome = { name: part.name, milliseconds, ...judge(code, countsOf(part, report, code)) }
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
 * @returns {import('./summary.mjs').Counts}
 */
function countsOf(part, report, code) {
  if (part.report === 'exit')
    return code === 0 ? { passed: 1, failed: 0, skipped: 0 } : { passed: 0, failed: 1, skipped: 0 }
  if (!existsSync(report)) return { passed: 0, failed: 0, skipped: 0 }
  const content = JSON.parse(readFileSync(report, 'utf8'))
  return part.report === 'vitest' ? countVitest(content) : countPlaywright(content)
}
