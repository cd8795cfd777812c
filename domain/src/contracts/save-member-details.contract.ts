import * as v from 'valibot'
import { whole } from '../documents/document-fields'
import { mostMembers } from '../documents/group-document'
import { memberDetails } from '../documents/member-details-document'
import { documentId } from './contract-fields'
import { defineCallable } from './define-callable'

/** The facilitator of a group says what members alone may know, and how many there may be. */
export const saveMemberDetails = defineCallable({
  name: 'saveMemberDetails',
  access: ['professional'],
  limit: { calls: 30, perSeconds: 60 },
  request: v.strictObject({
    groupId: documentId,
    capacity: whole(1, mostMembers),
    details: v.strictObject(memberDetails),
  }),
  response: v.strictObject({ groupId: v.string() }),
  errors: ['group-not-found', 'profile-missing'],
})
