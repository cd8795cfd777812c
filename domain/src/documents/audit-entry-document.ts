import * as v from 'valibot'
import { sized, uid } from './document-fields'
import { timestamp } from './timestamp'

const value = v.nullable(v.union([v.string(), v.number(), v.boolean()]))

/** `auditLog/{id}`: one administrative change. Only the server writes it; nobody changes it afterwards. */
export const auditEntrySchema = v.object({
  /** What was done, for example `role-changed`. */
  action: v.pipe(v.string(), v.regex(/^[a-z][a-z-]{0,59}$/)),
  /** The administrator who did it. */
  actorUid: uid,
  /** The path of the changed document or account. */
  target: sized(1, 300),
  before: v.optional(v.record(v.string(), value)),
  after: v.optional(v.record(v.string(), value)),
  at: timestamp,
  /** When the database erases it by itself (`privacy/retention-times.ts`). */
  expiresAt: v.optional(timestamp),
})

export type AuditEntryDocument = v.InferOutput<typeof auditEntrySchema>
