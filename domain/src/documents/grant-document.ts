import * as v from 'valibot'
import { stored } from '../forms/field-schemas'
import { textKinds } from '../forms/text-kinds'
import { slug, uid, whole } from './document-fields'
import { documentLimits } from './document-limits'
import { schemaVersions } from './schema-versions'
import { timestamp } from './timestamp'

/** How a code that a professional shows is written: eight signs that nobody mistakes for each other. */
export const codePattern = /^[2-9A-HJKMNP-TV-Z]{8}$/

/** Where the grant of one person to one professional stands. */
export function grantId(ownerUid: string, professionalUid: string): string {
  return `${ownerUid}_${professionalUid}`
}

/** Stands in a grant in place of a professional whose account is erased: its owner is told that it ended, and nothing names them. */
export const erasedProfessional = 'erased'

/** Stands in a grant in place of a professional whose part in it has ended: no list of theirs finds it any more. */
export const endedProfessional = 'ended'

/** What the owner of a grant chooses; all of it can be changed later. */
const choices = {
  /** The questionnaires that the professional may see results of. */
  instruments: v.pipe(v.array(slug), v.minLength(1), v.maxLength(documentLimits.grantInstruments)),
  /** Results finished before this moment stay with their owner. */
  from: timestamp,
  /** The end of the grant; also the field of the database's clean-up policy. */
  expiresAt: timestamp,
  /** What the professional knows the owner by. */
  knownAs: stored(textKinds.knownAs),
  /** Whether the owner’s page releases each new result by itself when it is saved; otherwise the owner is asked each time. */
  standing: v.boolean(),
}

/**
 * `grants/{ownerUid}_{professionalUid}`: a person lets a professional see results. Only its owner writes it, and every read of a result
 * by somebody else asks it: what is deleted or over opens nothing.
 */
export const grantSchema = v.strictObject({
  ownerUid: uid,
  professionalUid: uid,
  ...choices,
  /** The code that the professional showed; it was theirs, and good, when the grant was made. */
  code: v.pipe(v.string(), v.regex(codePattern)),
  createdAt: timestamp,
  /** When it ended before its time, by the professional or by the site: it opens nothing, and stands here only so that its owner is told. */
  endedAt: v.optional(timestamp),
  /** That not the professional ended it: the role was lost, or the account disabled or erased. Written by the server. */
  endedBy: v.optional(v.literal('site')),
  /** Whose grant it was, for its owner alone; `professionalUid` says `ended` then. Written by the server. */
  formerUid: v.optional(uid),
  schemaVersion: v.literal(schemaVersions.grant),
})

/**
 * `grants/{id}/released/{screeningId}`: the owner hands one result over. It repeats what a list needs, so that the result itself is read
 * only where it is shown; the answers and the score stand nowhere but with the owner.
 */
export const releaseSchema = v.strictObject({
  instrument: slug,
  finishedAt: timestamp,
  safety: v.boolean(),
  releasedAt: timestamp,
})

/** `grants/{id}/talked/{screeningId}`: the professional has talked with the person about the safety note of this result. */
export const talkedSchema = v.strictObject({ at: timestamp })

/** `grants/{id}/notes/{noteId}`: a note of the professional, which nobody else reads. */
export const clientNoteSchema = v.strictObject({
  text: stored(textKinds.clientNote),
  createdAt: timestamp,
})

/** `grants/{id}/noteDates/{noteId}`: that there is such a note, and since when; this much the owner of the grant sees. */
export const noteDateSchema = v.strictObject({ at: timestamp })

export const invitationStatuses = ['asked', 'accepted', 'declined'] as const

export type InvitationStatus = (typeof invitationStatuses)[number]

/** `grants/{id}/invitations/{invitationId}`: the professional asks for a questionnaire, once or every so many weeks; the owner decides. */
export const invitationSchema = v.strictObject({
  instrument: slug,
  /** Without it, once. */
  everyWeeks: v.optional(whole(1, documentLimits.invitationWeeks)),
  until: timestamp,
  status: v.picklist(invitationStatuses),
  createdAt: timestamp,
  answeredAt: v.optional(timestamp),
})

export type GrantDocument = v.InferOutput<typeof grantSchema>
export type ReleaseDocument = v.InferOutput<typeof releaseSchema>
export type ClientNoteDocument = v.InferOutput<typeof clientNoteSchema>
export type InvitationDocument = v.InferOutput<typeof invitationSchema>
