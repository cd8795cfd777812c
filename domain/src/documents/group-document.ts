import * as v from 'valibot'
import { bilingual, cleaned } from '../forms/field-schemas'
import { textKinds } from '../forms/text-kinds'
import { uid, whole, writtenLanguage } from './document-fields'
import { timestamp } from './timestamp'

export const groupAudiences = ['everyone', 'adolescent', 'young-adult', 'individual', 'caregiver'] as const
export const groupFormats = ['online', 'in-person', 'phone'] as const

/** The most seats that a group can have. */
export const mostMembers = 60

/** The seats of a group for which nobody has said how many. */
export const defaultCapacity = 12

/** Whether the running environment knows a time zone of the IANA list, for example `Asia/Shanghai`. */
function isTimeZone(name: string): boolean {
  try {
    new Intl.DateTimeFormat('en', { timeZone: name })
    return true
  } catch {
    return false
  }
}

/** When a group meets, in the time of its own place; pages show it in the reader's time zone. */
const meeting = v.object({
  /** 1 is Monday, 7 is Sunday. */
  weekday: whole(1, 7),
  /** 24-hour time, `HH:MM`. */
  time: v.pipe(v.string(), v.regex(/^([01]\d|2[0-3]):[0-5]\d$/)),
  timeZone: v.pipe(v.string(), v.maxLength(60), v.check(isTimeZone, 'must be a time zone of the IANA list')),
  minutes: whole(15, 300),
  everyWeeks: whole(1, 8),
})

/** `groups/{id}`: a support group of the directory. Only the server writes it. */
export const groupSchema = v.object({
  name: bilingual(textKinds.groupName),
  description: bilingual(textKinds.groupDescription),
  audience: v.picklist(groupAudiences),
  languages: v.pipe(v.array(writtenLanguage), v.minLength(1), v.maxLength(2)),
  format: v.picklist(groupFormats),
  /** Where it meets; absent for online groups. */
  city: v.optional(bilingual(textKinds.city)),
  meeting,
  facilitatorName: cleaned(textKinds.personName),
  /** The professional who sees the requests to join. */
  facilitatorUid: uid,
  /** True for a group that only shows what an entry looks like. */
  example: v.boolean(),
  /** Whether it takes new people. */
  open: v.boolean(),
  /** How many people may belong to it. */
  capacity: v.optional(whole(1, mostMembers), defaultCapacity),
  /** How many do, as the server counted last. What decides about a seat is the requests themselves, never this. */
  taken: v.optional(whole(0, mostMembers), 0),
  updatedAt: timestamp,
})

export type GroupDocument = v.InferOutput<typeof groupSchema>
