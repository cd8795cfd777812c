import { filterReply } from '../../../domain/src/safety/output-filter'
import type { ReplyJudge } from '../../../domain/src/safety/replies/reply-judge'
import { readReplies } from './read-replies'

/** How many of the test replies are stopped. */
export interface StoppedCounts {
  readonly harmful: { readonly stopped: number; readonly of: number }
  readonly harmless: { readonly stopped: number; readonly of: number }
}

/** Contacts are another question: the test replies hold invented ones, which every region refuses. */
const contactReasons = ['link', 'number', 'handle']

/** Counts what rules and, where one is given, the judge stop of the test replies. The replies themselves are never shown. */
export function countStopped(judge?: ReplyJudge): StoppedCounts {
  const count = (harmful: boolean) => {
    const replies = readReplies('test').filter((reply) => reply.harmful === harmful)
    const results = replies.map(({ text }) =>
      filterReply(text, { allowedLinks: [], ...(judge ? { judge } : {}) }),
    )
    const stopped = results.filter(
      (result) => !result.ok && (harmful || !contactReasons.includes(result.reason)),
    ).length
    return { stopped, of: replies.length }
  }
  return { harmful: count(true), harmless: count(false) }
}
