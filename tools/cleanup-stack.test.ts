import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { execa } from 'execa'
import { CleanupStack } from './cleanup-stack'
import { isAlive } from './testing/is-alive'

test('everything ends once, last first, in spite of a failure', async () => {
  const complaint = vi.spyOn(console, 'error').mockImplementation(() => {})
  const ended: string[] = []
  const cleanup = new CleanupStack()
  cleanup.defer(async () => void ended.push('first'))
  cleanup.defer(async () => {
    throw new Error('stuck')
  })
  cleanup.defer(async () => void ended.push('last'))
  expect(cleanup.isEnding).toBe(false)
  await Promise.all([cleanup.end(), cleanup.end()])
  expect(cleanup.isEnding).toBe(true)
  expect(ended).toEqual(['last', 'first'])
  expect(complaint).toHaveBeenCalledOnce()
  complaint.mockRestore()
})

/** A program that has something running in a group of its own, as the emulators are, started by npm. */
function startByNpm() {
  const folder = mkdtempSync(path.join(tmpdir(), 'left-'))
  const program = `
    import { spawn } from 'node:child_process'
    import { CleanupStack } from ${JSON.stringify(path.join(import.meta.dirname, 'cleanup-stack.ts'))}
    const child = spawn('sleep', ['60'], { detached: true, stdio: 'ignore' })
    const cleanup = new CleanupStack()
    cleanup.defer(async () => void child.kill())
    cleanup.endAtSignal(0)
    console.log('running', process.pid, child.pid)
    setInterval(() => {}, 1000)
  `
  writeFileSync(path.join(folder, 'program.ts'), program)
  const tsx = import.meta.resolve('tsx')
  const script = `node --import ${tsx} program.ts`
  writeFileSync(
    path.join(folder, 'package.json'),
    JSON.stringify({ type: 'module', scripts: { start: script } }),
  )
  const npm = execa('npm', ['start'], { cwd: folder, reject: false, buffer: false })
  return { npm, remove: () => rmSync(folder, { recursive: true }) }
}

test('a kill of npm alone ends the program and what it started', async () => {
  const { npm, remove } = startByNpm()
  const seen = await new Promise<string>((resolve) => {
    let text = ''
    npm.stdout.on('data', (data) => {
      text += data
      if (/running \d+ \d+/.test(text)) resolve(text)
    })
  })
  const pids = (/running (\d+) (\d+)/.exec(seen) ?? []).slice(1).map(Number)
  expect(await Promise.all(pids.map(isAlive))).toEqual([true, true])
  npm.kill('SIGTERM')
  await expect.poll(() => Promise.all(pids.map(isAlive)), { timeout: 10_000 }).toEqual([false, false])
  await npm
  remove()
})
