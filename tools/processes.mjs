import { execFile, spawn } from 'node:child_process'
import { promisify } from 'node:util'

const execute = promisify(execFile)

/**
 * Runs a program to its end.
 * @param {string} program
 * @param {readonly string[]} words
 * @param {{ cwd?: string, env?: NodeJS.ProcessEnv, quiet?: boolean }} [options] quiet keeps the output unless it fails
 * @returns {Promise<string>} what it wrote (only when quiet)
 * @throws {Error} when it cannot start or exits with another code than 0; the message ends with what it wrote
 */
export function run(program, words, { cwd, env, quiet = false } = {}) {
  return new Promise((resolve, reject) => {
    const child = spawn(program, words, { cwd, env, stdio: quiet ? ['ignore', 'pipe', 'pipe'] : 'inherit' })
    let output = ''
    child.stdout?.on('data', (data) => {
      output += data
    })
    child.stderr?.on('data', (data) => {
      output += data
    })
    child.once('error', reject)
    child.once('close', (code) => {
      if (code === 0) resolve(output)
      else reject(new Error(`${program} ${words.join(' ')} ended with code ${code}\n${output}`.trim()))
    })
  })
}

/**
 * Every process below the given one.
 * @param {string} table lines of `pid parent`
 * @param {number} ancestor process id
 * @returns {number[]} ids, parents before children
 */
export function descendants(table, ancestor) {
  const pairs = table
    .trim()
    .split('\n')
    .map((line) => line.trim().split(/\s+/).map(Number))
  const found = [ancestor]
  for (const parent of found) {
    for (const [id, of] of pairs) if (of === parent && id !== undefined) found.push(id)
  }
  return found.slice(1)
}

/** @param {number} id @param {NodeJS.Signals | 0} signal @returns {boolean} whether the process was there */
function signalTo(id, signal) {
  try {
    process.kill(id, signal)
    return true
  } catch {
    return false
  }
}

/** @param {number} milliseconds */
const pause = (milliseconds) => new Promise((resolve) => setTimeout(resolve, milliseconds))

/**
 * Ends a process and everything that it started: asks first, ends by force what is left after the patience.
 * Descendants are noted before asking, because some move to a group of their own and lose their parent.
 * @param {import('node:child_process').ChildProcess} child
 * @param {{ signal?: NodeJS.Signals, patience?: number }} [options] patience in milliseconds
 * @returns {Promise<void>} settled once none of them is alive
 */
export async function endTree(child, { signal = 'SIGINT', patience = 12_000 } = {}) {
  const { pid } = child
  if (pid === undefined) return
  const { stdout } = await execute('ps', ['-A', '-o', 'pid=,ppid=']).catch(() => ({ stdout: '' }))
  const family = descendants(stdout, pid)
  const hasEnded = () => child.exitCode !== null || child.signalCode !== null
  if (!hasEnded()) signalTo(pid, signal)
  const deadline = Date.now() + patience
  while (!hasEnded() && Date.now() < deadline) await pause(50)
  if (!hasEnded()) signalTo(pid, 'SIGKILL')
  const left = family.filter((id) => signalTo(id, 'SIGTERM'))
  if (left.length === 0) return
  await pause(300)
  for (const id of left) signalTo(id, 'SIGKILL')
}
