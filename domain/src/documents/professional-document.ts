import * as v from 'valibot'
import { checkHolds } from '../accounts/licence-check'
import { stored } from '../forms/field-schemas'
import { textKinds } from '../forms/text-kinds'
import { language, uid } from './document-fields'
import { timestamp } from './timestamp'

/** What somebody who asks for the role works as. The words for each stand in `accounts/professions.ts`. */
export const professions = [
  'psychiatrist',
  'other-doctor',
  'psychotherapist',
  'registered-psychologist',
  'counsellor',
  'social-worker',
  'nurse',
] as const

export type Profession = (typeof professions)[number]

/** What a person who is asked to share reads about a professional: who it is, and what was checked. */
export const badge = {
  name: stored(textKinds.professionalName),
  profession: v.picklist(professions),
  organisation: stored(textKinds.organisation),
  register: stored(textKinds.register),
}

/**
 * `professionals/{uid}`: the badge of a professional whose entry in a register an administrator has checked. Only the server writes it; it
 * goes with the role. After `validUntil` no new codes are made; those who share already go on. A badge of before that was written holds
 * for a year from its check.
 */
export const professionalSchema = v.pipe(
  v.strictObject({ ...badge, checkedAt: timestamp, validUntil: v.optional(timestamp) }),
  v.transform(({ validUntil, ...checked }) => ({
    ...checked,
    validUntil: validUntil ?? checked.checkedAt + checkHolds,
  })),
)

export const professionalRequestStatuses = ['asked', 'granted', 'refused'] as const

/** `professionalRequests/{uid}`: somebody asks for the role. The person and administrators read it; only the server writes. */
export const professionalRequestSchema = v.strictObject({
  uid,
  ...badge,
  number: stored(textKinds.registerNumber),
  language,
  askedAt: timestamp,
  status: v.picklist(professionalRequestStatuses),
  /** Why the role was refused. */
  reason: v.optional(stored(textKinds.refusalReason)),
  answeredAt: v.optional(timestamp),
})

export type ProfessionalDocument = v.InferOutput<typeof professionalSchema>
export type ProfessionalRequestDocument = v.InferOutput<typeof professionalRequestSchema>
