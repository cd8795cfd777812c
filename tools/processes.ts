import type { Subprocess } from 'execa'
import pidtree from 'pidtree'

/** How long a program may take to end after it was asked to, before it is ended by force. */
export const endInOrder = { killSignal: 'SIGINT', forceKillAfterDelay: 12_000 } as const

type Running = Pick<Subprocess, 'pid' | 'kill'> & PromiseLike<unknown>

/**
 * Ends a program and everything that it started. Its descendants are noted before it is asked to end, because some move to
 * a process group of their own and lose their parent.
 * @param child started with `endInOrder` and `reject: false`
 * @returns settled once none of them runs
 */
export async function endTree(child: Running): Promise<void> {
  if (child.pid === undefined) return
  const descendants = await pidtree(child.pid).catch(() => [])
  child.kill()
  await child
  for (const id of descendants) {
    try {
      process.kill(id, 'SIGKILL')
    } catch {
      // It has ended with its parent, as it should.
    }
  }
}
