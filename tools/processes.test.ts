import { execa } from 'execa'
import { endTree } from './processes'

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

/** A process that has ended but that nobody has waited for yet still answers to a signal; its state tells. */
async function isAlive(pid: number): Promise<boolean> {
  const { stdout } = await execa('ps', ['-o', 'stat=', '-p', String(pid)], { reject: false })
  return stdout.trim() !== '' && !stdout.trim().startsWith('Z')
}
