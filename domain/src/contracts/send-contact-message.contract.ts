import * as v from 'valibot'
import { language } from '../documents/document-fields'
import { emailAddress, written } from '../forms/field-schemas'
import { textKinds } from '../forms/text-kinds'
import { documentId, instant, requestId } from './contract-fields'
import { defineCallable } from './define-callable'

const common = {
  requestId,
  name: written(textKinds.senderName),
  email: emailAddress,
  message: written(textKinds.contactMessage),
  language,
  /** A field people do not see. Anything in it is refused in words, so that nobody's message is lost in silence. */
  website: v.optional(v.pipe(v.string(), v.maxLength(200)), ''),
}

/** Stores a message, or a report of an error in a listed service, for the administrators. */
export const sendContactMessage = defineCallable({
  name: 'sendContactMessage',
  access: 'visitor',
  limit: { calls: 5, perSeconds: 3600, perAddress: 30, perDay: 500 },
  request: v.variant('kind', [
    v.strictObject({ ...common, kind: v.literal('contact'), subject: written(textKinds.subject) }),
    v.strictObject({ ...common, kind: v.literal('service-error'), serviceId: documentId }),
  ]),
  response: v.strictObject({ messageId: v.string(), receivedAt: instant }),
  uncounted: ['looks-automatic', 'service-not-found', 'not-signed-in', 'account-disabled', 'profile-missing'],
  errors: ['looks-automatic', 'service-not-found', 'profile-missing'],
})
