import { spawn } from 'node:child_process'
import { descendants, endTree, run } from './processes.mjs'

test('descendants are found however deep, and nobody else', () => {
  const table = '  1 0\n 10 1\n 11 10\n 12 11\n 20 1\n'
  expect(descendants(table, 10)).toEqual([11, 12])
  expect(descendants(table, 20)).toEqual([])
})

test('a failing program is reported with what it wrote', async () => {
  const words = ['-e', 'console.error("no luck"); process.exit(4)']
  await expect(run(process.execPath, words, { quiet: true })).rejects.toThrow(/code 4[\s\S]*no luck/)
  await expect(run(process.execPath, ['-e', 'console.log(1)'], { quiet: true })).resolves.toBe('1\n')
})

test('a tree ends as a whole, also when its root ignores the signal', async () => {
  const script = `
    const child = require('node:child_process').spawn('sleep', ['60'], { detached: true })
    process.on('SIGINT', () => {})
    setInterval(() => {}, 1000)
    console.log(child.pid)
  `
  const parent = spawn(process.execPath, ['-e', script], { stdio: ['ignore', 'pipe', 'inherit'] })
  const pid = Number(await new Promise((resolve) => parent.stdout.once('data', resolve)))
  expect(() => process.kill(pid, 0)).not.toThrow()
  await endTree(parent, { patience: 200 })
  expect(parent.signalCode).toBe('SIGKILL')
  await expect.poll(() => isAlive(pid)).toBe(false)
})

/** A process that has ended but that nobody has waited for yet still answers to a signal; its state tells. */
async function isAlive(pid: number): Promise<boolean> {
  const state = await run('ps', ['-o', 'stat=', '-p', String(pid)], { quiet: true }).catch(() => '')
  return state.trim() !== '' && !state.trim().startsWith('Z')
}
