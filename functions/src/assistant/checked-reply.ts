import type { OutputFilterOptions } from '@amhs/domain/safety/output-filter'
import { createStreamFilter, type StreamFilterStep } from '@amhs/domain/safety/stream-filter'
import type { Ahead } from './eager'
import { leaksPrompt } from './prompt-leak'
import type { AnswerEnd } from './provider'

/** Thrown when an answer must not be shown; the reason is safe to log. */
export class RejectedReply extends Error {
  constructor(readonly reason: string) {
    super(`rejected reply: ${reason}`)
    this.name = 'RejectedReply'
  }
}

/**
 * A model's answer sentence by sentence, each checked together with everything before it: contacts, harm, length, links, and
 * pieces of the system prompt. Of an answer that was cut off the last, unfinished sentence is left out.
 *
 * @throws RejectedReply as soon as something is found; whatever has been shown is then to be replaced
 */
export async function* checkedSentences(
  pieces: AsyncIterator<string, AnswerEnd>,
  limits: OutputFilterOptions,
): AsyncGenerator<string> {
  const filter = createStreamFilter(limits)
  let arrived = ''
  let released = ''
  const checked = ({ release, blocked }: StreamFilterStep): string => {
    if (blocked) throw new RejectedReply(blocked)
    if (release !== '' && leaksPrompt(released + release)) throw new RejectedReply('prompt')
    released += release
    return release
  }
  try {
    let next = await pieces.next()
    for (; !next.done; next = await pieces.next()) {
      arrived += next.value
      const sentence = checked(filter.push(next.value))
      if (sentence !== '') yield sentence
    }
    // Also what is still held back counts: an answer that ends inside a leak is not fit either.
    if (leaksPrompt(arrived)) throw new RejectedReply('prompt')
    const rest = next.value === 'cut' ? '' : checked(filter.end())
    if (rest !== '') yield rest
    if (released.trim() === '') throw new RejectedReply('empty')
  } finally {
    await pieces.return?.('whole')
  }
}

/**
 * Sentences that a second reader has found safe, together with all before them. What has come while it was reading is judged
 * at once, so that a long answer costs few judgements.
 *
 * @param judge whether the answer so far may be shown; throws where there is no judgement
 * @throws RejectedReply for an answer that is not safe, or that nobody judged
 */
export async function* judgedSentences(
  sentences: Ahead<string>,
  judge: (reply: string) => Promise<boolean>,
): AsyncGenerator<string> {
  let judged = ''
  for (let block = await sentences.takeAll(); block !== null; block = await sentences.takeAll()) {
    judged += block.join('')
    const safe = await judge(judged).catch(() => {
      throw new RejectedReply('unjudged')
    })
    if (!safe) throw new RejectedReply('reader')
    yield* block
  }
}
