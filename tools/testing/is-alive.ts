import { execa } from 'execa'

/** Whether a process runs. One that has ended but that nobody has waited for yet still answers to a signal; its state tells. */
export async function isAlive(pid: number): Promise<boolean> {
  const { stdout } = await execa('ps', ['-o', 'stat=', '-p', String(pid)], { reject: false })
  return stdout.trim() !== '' && !stdout.trim().startsWith('Z')
}
