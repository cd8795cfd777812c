import { createScorer } from '../classifier/model'
import { readUnits } from '../classifier/read-units'

/**
 * How likely a reply is harmful, from 0 to 1, by a classifier that was trained on replies (docs/data-card.md); null where there are too
 * few words to tell. It finds what no rule spells out.
 */
export type ReplyJudge = (reply: string) => number | null

/** So many words or characters a reply must have: of "Rest well." nothing can be told. */
const leastUnits = 6

/** Whether a reply is too short for the judge. */
export function isTooShortToJudge(reply: string): boolean {
  return readUnits(reply).length < leastUnits
}

let loading: Promise<ReplyJudge> | null = null

/**
 * The judge with the product's weights, built once; they come with this call. Only the server asks it: the page checks
 * once more by what it cannot overrule.
 *
 * @throws what the import throws where the weights cannot be had; the next call tries again
 */
export function loadReplyJudge(): Promise<ReplyJudge> {
  loading ??= import('./reply-weights.json').then(
    ({ default: weights }) => {
      const score = createScorer(weights, ['harm'])
      return (reply) => (isTooShortToJudge(reply) ? null : (score(reply)?.harm ?? null))
    },
    (error: unknown) => {
      loading = null
      throw error
    },
  )
  return loading
}
