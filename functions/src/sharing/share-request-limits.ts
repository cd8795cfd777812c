import { requestNames } from '@amhs/domain/contracts/call-limits'
import type { CallLimit } from '@amhs/domain/contracts/define-callable'
import { type Caller, linkPseudonym } from '../platform/caller'

/** The path of a link, its id, and whether its file is asked for. */
export const sharePath = /(?:^|\/)s\/([A-Za-z0-9_-]{43})(\/file)?\/?$/

/** Under which name a request is counted, whose count it is, and how many may come. */
interface RequestCount {
  readonly name: string
  readonly limit: CallLimit
  readonly caller: Caller
}

/**
 * Nobody guesses an id, and wrong passcodes have a count of their own: this is so that nobody makes the site pay for asking. Wide, since
 * through Hosting the address is that of a Google server which hands on what many readers ask. The reader's own stands before it in the
 * header, where whoever calls the function directly can write anything.
 */
const request: CallLimit = { calls: 1200, perAddress: 1200, perSeconds: 60 }

/**
 * Whether a link is over, asked before it is opened, leaves nothing for the owner to see. A reader asks once; whoever asks again and again
 * wants to know the minute in which it was stopped, from however many addresses. So the link is what is counted. Past the limit a page asks for the name first, as other
 * readers do.
 */
const look: CallLimit = { calls: 40, perSeconds: 3600 }

/** What a request for a link counts as. */
export function countsOf(method: string, path: string, caller: Caller): readonly RequestCount[] {
  const every = { name: requestNames.openShare, limit: request, caller }
  const id = sharePath.exec(path)?.[1]
  if (method !== 'HEAD' || id === undefined) return [every]
  const pseudonym = linkPseudonym(id)
  const link = { pseudonym, network: pseudonym, isVisitor: true, isVerified: false }
  return [every, { name: requestNames.lookAtShare, limit: look, caller: link }]
}
