import * as v from 'valibot'
import { documentId, emailAddress, instant, language, line, requestId, text } from './contract-fields'
import { defineCallable } from './define-callable'

const common = {
  requestId,
  name: line(1, 80),
  email: emailAddress,
  message: text(10, 4000),
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
    v.strictObject({ ...common, kind: v.literal('contact'), subject: line(1, 120) }),
    v.strictObject({ ...common, kind: v.literal('service-error'), serviceId: documentId }),
  ]),
  response: v.strictObject({ messageId: v.string(), receivedAt: instant }),
  uncounted: ['looks-automatic', 'service-not-found', 'not-signed-in', 'account-disabled', 'profile-missing'],
  errors: ['looks-automatic', 'service-not-found', 'profile-missing'],
})
