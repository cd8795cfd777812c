import * as v from 'valibot'
import { requestStatuses } from '../documents/group-request-document'
import { written } from '../forms/field-schemas'
import { textKinds } from '../forms/text-kinds'
import { documentId } from './contract-fields'
import { defineCallable } from './define-callable'

/** What a facilitator can decide; `removed` only of a member. */
export const groupDecisions = ['accepted', 'waiting', 'declined', 'removed'] as const

export type GroupDecision = (typeof groupDecisions)[number]

/**
 * The facilitator of a group answers a request to join it, or asks a member to leave. The request must still be the one
 * that the facilitator saw, and one with urgent words is not answered with nothing. The person gets an e-mail that says nothing but that there is news; whether it went out is told, and
 * changes nothing about the answer.
 */
export const answerGroupRequest = defineCallable({
  name: 'answerGroupRequest',
  access: ['professional'],
  limit: { calls: 60, perSeconds: 60 },
  request: v.strictObject({
    groupId: documentId,
    uid: documentId,
    decision: v.picklist(groupDecisions),
    answer: v.optional(written(textKinds.groupAnswer)),
    seen: v.strictObject({
      status: v.picklist(requestStatuses),
      /** Milliseconds since 1970: a request that was withdrawn and sent again is another one. */
      requestedAt: v.pipe(v.number(), v.integer()),
    }),
  }),
  response: v.strictObject({ mail: v.picklist(['sent', 'not-sent']) }),
  errors: [
    'group-not-found',
    'request-not-found',
    'request-changed',
    'urgent-needs-words',
    'group-full',
    'profile-missing',
  ],
})
