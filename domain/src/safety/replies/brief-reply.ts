import { readUnits } from '../classifier/read-units'

/** Replies of fewer words or characters than this are brief. */
const briefUnits = 20

/**
 * Whether a reply is so brief that the judge of replies cannot overrule a rule: it has learned from replies of several sentences, and
 * rules were written on plain, short ones.
 */
export function isBriefReply(reply: string): boolean {
  return readUnits(reply).length < briefUnits
}
