import * as v from 'valibot'
import { instant, nothing } from './contract-fields'
import { defineCallable } from './define-callable'

/**
 * In which groups requests to join wait for an answer, how many, and since when. Administrators see nothing else of them: not
 * who asks, not what they wrote.
 */
export const listWaitingRequests = defineCallable({
  name: 'listWaitingRequests',
  access: ['admin'],
  limit: { calls: 60, perSeconds: 60 },
  request: nothing,
  response: v.strictObject({
    groups: v.array(
      v.strictObject({
        id: v.string(),
        name: v.object({ zh: v.string(), en: v.string() }),
        /** Not offered as the next one. */
        facilitatorUid: v.string(),
        facilitatorName: v.string(),
        count: v.number(),
        oldest: instant,
      }),
    ),
    /** Whether there are more requests than were counted. */
    more: v.boolean(),
  }),
  errors: [],
})
