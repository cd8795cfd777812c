import { requestNames } from '@amhs/domain/contracts/call-limits'
import type { CallLimit } from '@amhs/domain/contracts/define-callable'

/** Under which name the requests of one internet address are counted, and how many may come. */
interface RequestLimit {
  readonly name: string
  readonly limit: CallLimit
}

/**
 * Nobody guesses an id, and wrong passcodes have a count of their own: this is so that nobody makes the site pay for asking.
 */
const opening: RequestLimit = {
  name: requestNames.openShare,
  limit: { calls: 120, perAddress: 300, perSeconds: 60 },
}

/**
 * Whether a link is over, asked before it is opened, leaves nothing for the owner to see. A reader asks once; whoever asks again and again
 * wants to know the minute in which it was stopped. Past the limit a page asks for the name first, as other readers do.
 */
const look: RequestLimit = {
  name: requestNames.lookAtShare,
  limit: { calls: 40, perSeconds: 3600 },
}

/** What a request for a link counts as. */
export function requestLimit(method: string): RequestLimit {
  return method === 'HEAD' ? look : opening
}
