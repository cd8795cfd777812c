import * as v from 'valibot'
import { roles } from '../accounts/roles'

import { longestEmailAddress } from '../forms/email-address'
import { textKinds } from '../forms/text-kinds'
import { language, mapValue, sized, uid, whole } from './document-fields'
import { consentKinds, documentLimits } from './document-limits'
import { versioned } from './schema-versions'
import { timestamp } from './timestamp'

/** What a person chose about how the site behaves; each choice may be absent and then has its default. */
export const preferencesSchema = v.object({
  theme: v.optional(v.picklist(['light', 'dark', 'contrast', 'system'])),
  language: v.optional(language),
  notifications: v.optional(v.boolean()),
  shortcuts: v.optional(v.boolean()),
  oneQuestionAtATime: v.optional(v.boolean()),
  tapGoesOn: v.optional(v.boolean()),
  quickExitKey: v.optional(v.boolean()),
  quickExitErases: v.optional(v.boolean()),
  quickExitErasesResults: v.optional(v.boolean()),
  quickExitSignsOut: v.optional(v.boolean()),
  lessMotion: v.optional(v.boolean()),
  textSize: v.optional(v.picklist(['normal', 'large', 'larger'])),
  textSpacing: v.optional(v.picklist(['normal', 'wide'])),
  textFont: v.optional(v.picklist(['standard', 'dyslexia'])),
})

/** One consent: which wording, in which language, given or withdrawn, and when. */
export const consentSchema = v.object({
  given: v.boolean(),
  version: v.pipe(v.string(), v.regex(/^[0-9A-Za-z._-]{1,40}$/)),
  language,
  at: timestamp,
})

/** A stored name; empty is allowed, since a display name of one word has no last name. */
const personName = sized(0, textKinds.personName.longest)

/** `users/{uid}`. `role` mirrors the custom claim, without which it opens nothing; the server keeps `disabled` beside it. */
export const profileFields = v.object({
  uid,
  email: sized(3, longestEmailAddress),
  /** First name, space, last name. */
  displayName: sized(0, 2 * textKinds.personName.longest + 1),
  role: v.picklist(roles),
  profile: v.object({
    firstName: personName,
    lastName: personName,
    preferences: v.pipe(mapValue, preferencesSchema),
    /** When the photo was set; the file is `users/{uid}/photo` of the file storage. */
    photo: v.optional(timestamp),
  }),
  consents: v.optional(v.pipe(mapValue, v.record(v.picklist(consentKinds), consentSchema))),
  /** How many screenings were ever saved, and the id of the newest; counted in the commit that saves one. */
  savedScreenings: v.optional(
    v.strictObject({
      count: whole(1, documentLimits.savedScreenings),
      newest: sized(1, documentLimits.documentId),
    }),
  ),
  createdAt: timestamp,
  updatedAt: timestamp,
})

/** A profile as it is read, whichever version it was written in. */
export const profileSchema = versioned('profile', profileFields)

export type ProfileDocument = v.InferOutput<typeof profileSchema>
export type ConsentRecord = v.InferOutput<typeof consentSchema>
export type StoredPreferences = v.InferOutput<typeof preferencesSchema>
