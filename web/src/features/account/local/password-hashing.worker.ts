import { compare, hash } from 'bcryptjs'
import type { HashingAnswer, HashingTask } from './password-hashing'

/** bcrypt's cost factor, as specified: 2 to the power of 10 rounds. */
const cost = 10

/** Hashing takes a tenth of a second or more; here it leaves the page free to answer. */
self.addEventListener('message', async ({ data }: MessageEvent<HashingTask>) => {
  const answer = await perform(data).catch((): HashingAnswer => ({ id: data.id, failed: true }))
  self.postMessage(answer)
})

async function perform(task: HashingTask): Promise<HashingAnswer> {
  if (task.kind === 'hash') return { id: task.id, hash: await hash(task.password, cost) }
  return { id: task.id, matches: await compare(task.password, task.hash) }
}
