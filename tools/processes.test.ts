import { execa } from 'execa'
import { endTree } from './processes'
import { isAlive } from './testing/is-alive'

test('a tree ends as a whole, also when its root ignores the signal', async () => {
  const script = `
    const child = require('node:child_process').spawn('sleep', ['60'], { detached: true })
    process.on('SIGINT', () => {})
    setInterval(() => {}, 1000)
    console.log(child.pid)
  `
  const settings = { killSignal: 'SIGINT', forceKillAfterDelay: 200, reject: false, buffer: false } as const
  const parent = execa(process.execPath, ['-e', script], settings)
  const pid = Number(await new Promise((resolve) => parent.stdout.once('data', resolve)))
  expect(() => process.kill(pid, 0)).not.toThrow()
  await endTree(parent)
  expect((await parent).signal).toBe('SIGKILL')
  await expect.poll(() => isAlive(pid)).toBe(false)
})
