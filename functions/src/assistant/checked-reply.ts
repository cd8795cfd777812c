import {
  brokenRule,
  filterReply,
  longestReply,
  type OutputFilterOptions,
} from '@amhs/domain/safety/output-filter'
import { createStreamFilter, type StreamFilterStep } from '@amhs/domain/safety/stream-filter'
import { leaksPrompt } from './prompt-leak'

/** Thrown when an answer must not be shown; the reason is safe to log. */
export class UnfitReply extends Error {
  constructor(readonly reason: string) {
    super(`unfit reply: ${reason}`)
    this.name = 'UnfitReply'
  }
}

/**
 * Lets a model's answer out sentence by sentence, each checked together with everything before it: never-list, length,
 * links and numbers, and pieces of the system prompt.
 *
 * @param release gets each checked piece; awaited, so that a slow reader slows the model down
 * @returns the whole answer
 * @throws UnfitReply as soon as something is found; whatever has been released is then to be replaced
 */
export async function releaseChecked(
  pieces: AsyncIterable<string>,
  limits: OutputFilterOptions,
  release: (text: string) => Promise<void>,
): Promise<string> {
  const filter = createStreamFilter(limits)
  let arrived = ''
  let released = ''
  const take = async ({ release: text, blocked }: StreamFilterStep) => {
    if (blocked) throw new UnfitReply(blocked)
    if (text === '') return
    if (leaksPrompt(released + text)) throw new UnfitReply('prompt')
    released += text
    await release(text)
  }
  for await (const piece of pieces) {
    arrived += piece
    await take(filter.push(piece))
  }
  // Also what is still held back counts: an answer that ends inside a leak is not fit either.
  if (leaksPrompt(arrived)) throw new UnfitReply('prompt')
  await take(filter.end())
  return released
}

/** Whether an earlier answer, as the page sent it, may be shown to the model again: it could be forged. */
export function mayBeRemembered(text: string, limits: OutputFilterOptions): boolean {
  if ([...text].length > longestReply) return false
  return brokenRule(text) === null && filterReply(text, limits).ok && !leaksPrompt(text)
}
