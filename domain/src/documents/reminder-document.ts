import * as v from 'valibot'
import { isDay, reminderHours, reminderRhythms } from '../reminders/reminder-plan'
import { language, whole } from './document-fields'
import { schemaVersions } from './schema-versions'
import { timestamp } from './timestamp'

const day = v.pipe(v.string(), v.check(isDay, 'must be a day'))

/** Why no more reminders come by themselves: the link in a mail, the last day, a mailbox that takes none, a server that refuses them. */
export const reminderEnds = ['link', 'over', 'undeliverable', 'refused'] as const

/**
 * `users/{uid}/reminders/{kind}`: a reminder by mail. It holds nothing of what somebody is reminded of. The owner writes it whole;
 * the server alone moves `nextAt` on, and writes the last two fields.
 */
export const reminderSchema = v.strictObject({
  schemaVersion: v.literal(schemaVersions.reminder),
  every: v.picklist(reminderRhythms),
  firstDay: day,
  hour: v.picklist(reminderHours),
  timeZone: v.pipe(v.string(), v.regex(/^[A-Za-z0-9_+/-]{1,40}$/)),
  language,
  until: v.nullable(day),
  /** When the next mail is due; null where none comes any more. */
  nextAt: v.nullable(timestamp),
  ended: v.optional(v.picklist(reminderEnds)),
  /** How often in a row the mail server said no. */
  refusals: v.optional(whole(0, 10)),
})

export type ReminderDocument = v.InferOutput<typeof reminderSchema>
