import { writtenNames } from '@amhs/domain/accounts/display-name'
import { askForProfessionalRole } from '@amhs/domain/contracts/ask-for-professional-role.contract'
import { assistantReply } from '@amhs/domain/contracts/assistant-reply.contract'
import { saveRating } from '@amhs/domain/contracts/save-rating.contract'
import { sendContactMessage } from '@amhs/domain/contracts/send-contact-message.contract'
import { contactMessageSchema } from '@amhs/domain/documents/contact-message-document'
import { clientNoteSchema, grantSchema } from '@amhs/domain/documents/grant-document'
import { groupRequestSchema } from '@amhs/domain/documents/group-request-document'
import { professions } from '@amhs/domain/documents/professional-document'
import { profileFields } from '@amhs/domain/documents/profile-document'
import { ratingSchema } from '@amhs/domain/documents/rating-document'
import { emailAddress, stored, written } from '@amhs/domain/forms/field-schemas'
import type { FieldValue, FormRules } from '@amhs/domain/forms/form-rules'
import { checkForm, email, required, textRules } from '@amhs/domain/forms/form-rules'
import { textKinds, writtenText } from '@amhs/domain/forms/text-kinds'
import fc from 'fast-check'
import * as v from 'valibot'
import { nameRules } from '../../web/src/features/account/account-form-rules'
import { grantChoice, type ShareValues, shareRules } from '../../web/src/features/clients/given/share-form'
import { roleRequest, roleRules } from '../../web/src/features/clients/role/role-form'
import { noteRules, noteText } from '../../web/src/features/clients/seen/note-form'
import { ratingRequest, ratingRules } from '../../web/src/features/learn/ratings/rating-request'
import { joinRequest, joinRules } from '../../web/src/features/support/join-request'
import { contactRules, reportRules } from '../../web/src/ui/message/message-rules'
import { messageRequest } from '../../web/src/ui/message/send-message'
import { typed } from '../support/typed-texts'

/**
 * What a form lets through, no one refuses further on: not the contract, not the schema of the document that is stored. What the
 * rules of the database say to the same texts is asked in `tests/rules/form-laws.test.ts`.
 */

const runs = 400
const moment = { seconds: 1_790_000_000, nanoseconds: 0 }
const requestId = 'f47ac10b-58cc-4372-a567-0e02b2c3d479'

/** Fails with the schema's own words. */
function expectAccepted<Schema extends v.GenericSchema>(schema: Schema, value: unknown) {
  const { issues, output } = v.safeParse(schema, value)
  expect(issues?.map(({ message }) => message)).toBeUndefined()
  return output as v.InferOutput<Schema>
}

/** Runs `check` on values that the form's rules let through. */
function forAccepted<Values extends { readonly [Field in keyof Values]: FieldValue }>(
  rules: FormRules<Values>,
  values: fc.Arbitrary<Values>,
  check: (values: Values) => void,
): void {
  const accepted = values.filter((filled) => checkForm(filled, rules, {}).length === 0)
  fc.assert(fc.property(accepted, check), { numRuns: runs })
}

const message = fc.record({
  name: typed.senderName,
  email: typed.address,
  subject: typed.subject,
  message: typed.contactMessage,
  website: fc.constant(''),
})

function storedMessage({ requestId: _id, website: _trap, ...request }: Record<string, unknown>) {
  return { ...request, uid: null, status: 'open', createdAt: moment }
}

test('a message to the administrators', () => {
  forAccepted(contactRules, message, (values) => {
    const request = messageRequest({ kind: 'contact' }, values, requestId, 'en')
    const received = expectAccepted(sendContactMessage.request, request)
    expect(received, 'nothing is changed on the way').toEqual(request)
    expectAccepted(contactMessageSchema, storedMessage(received))
  })
})

test('a report of an error in a service', () => {
  forAccepted(reportRules, message, (values) => {
    const request = messageRequest({ kind: 'service-error', serviceId: 'a' }, values, requestId, 'zh-CN')
    expectAccepted(contactMessageSchema, storedMessage(expectAccepted(sendContactMessage.request, request)))
  })
})

test('a request for the role of a professional', () => {
  const values = fc.record({
    name: typed.professionalName,
    profession: fc.constantFrom(...professions),
    organisation: typed.organisation,
    register: typed.register,
    number: typed.registerNumber,
  })
  forAccepted(roleRules, values, (filled) => {
    const request = { ...roleRequest(filled), language: 'en' }
    expect(expectAccepted(askForProfessionalRole.request, request), 'nothing is changed on the way').toEqual(
      request,
    )
  })
})

test('a note of a professional, and the name that a client is known by', () => {
  forAccepted(noteRules, fc.record({ text: typed.clientNote }), (filled) => {
    expectAccepted(clientNoteSchema, { text: noteText(filled), createdAt: moment })
  })
  const day = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10)
  const choices: fc.Arbitrary<ShareValues> = fc.record({
    instruments: fc.constant(['phq9']),
    since: fc.constantFrom('today' as const, 'all' as const, 'day' as const),
    from: fc.constant(day(-2)),
    until: fc.constant(day(30)),
    knownAs: typed.knownAs,
    standing: fc.constantFrom('ask' as const, 'standing' as const),
  })
  forAccepted(shareRules, choices, (filled) => {
    expectAccepted(grantSchema, {
      ...grantChoice(filled),
      from: moment,
      expiresAt: moment,
      createdAt: moment,
      ownerUid: 'owner',
      professionalUid: 'professional',
      code: 'K7MF29QD',
      schemaVersion: 1,
    })
  })
})

test('a rating with or without a comment', () => {
  const values = fc.record({ stars: fc.constantFrom('1', '2', '3', '4', '5'), comment: typed.comment })
  forAccepted(ratingRules, values, (filled) => {
    const request = expectAccepted(saveRating.request, { targetId: 'sleep', ...ratingRequest(filled) })
    const { stars, comment } = request
    expectAccepted(ratingSchema, {
      userId: 'a',
      targetId: 'sleep',
      stars,
      ...(comment === undefined ? {} : { comment }),
      commentStatus: 'pending',
      createdAt: moment,
      updatedAt: moment,
    })
  })
})

test('a request to join a group', () => {
  forAccepted(joinRules, fc.record({ name: typed.personName, message: typed.requestMessage }), (values) => {
    expectAccepted(groupRequestSchema, {
      uid: 'a',
      ...joinRequest(values, 'en'),
      requestedAt: moment,
      status: 'asked',
    })
  })
})

test('the names of an account', () => {
  const profileNames = profileFields.entries.profile
  forAccepted(nameRules, fc.record({ firstName: typed.personName, lastName: typed.personName }), (values) => {
    const names = writtenNames(values)
    expect(names.firstName).not.toBe('')
    expectAccepted(profileNames, { ...names, preferences: {} })
  })
})

test('a message to the assistant', () => {
  // The composer has no form rules: it asks only these two things of what it sends.
  const sent = typed.chatMessage
    .map((draft) => writtenText(draft, textKinds.chatMessage))
    .filter((text) => text !== '' && text.length <= textKinds.chatMessage.longest)
  const request = { language: 'en', region: 'OTHER', ageBand: 'adult', consent: true }
  fc.assert(
    fc.property(sent, (text) => {
      expectAccepted(assistantReply.request, { ...request, turns: [{ kind: 'message', text }] })
    }),
    { numRuns: runs },
  )
})

test('an e-mail address, with the same answer from form and contract to any text', () => {
  const isAccepted = (address: string) =>
    checkForm({ address }, { address: [required, email] }, {}).length === 0
  fc.assert(
    fc.property(typed.address, (address) => {
      expect(v.safeParse(emailAddress, address).success).toBe(isAccepted(address))
    }),
    { numRuns: runs },
  )
  expect(isAccepted("o'brien@example.ie")).toBe(true)
})

test.each(Object.entries(textKinds))('every %s that a form lets through', (name, kind) => {
  const values = fc.record({ text: typed[name as keyof typeof textKinds] })
  forAccepted({ text: textRules(kind) }, values, ({ text }) => {
    const request = writtenText(text, kind)
    expect(expectAccepted(written(kind), request)).toBe(request)
    expectAccepted(stored(kind), request)
    expect(writtenText(request, kind), 'written twice is written once').toBe(request)
  })
})
