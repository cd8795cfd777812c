import { Timestamp } from 'firebase-admin/firestore'
import groups from '../content/groups.json' with { type: 'json' }
import { parseGroupEntries } from '../domain/src/content/group-schema'
import type { Seed } from './seed-context'

/** A fixed moment, so that seeding again changes nothing. */
const updatedAt = Timestamp.fromDate(new Date('2026-01-05T08:00:00Z'))

/** The example support groups of `content/groups.json`; the demonstration professional leads them. */
export const seed: Seed = async ({ firestore }) => {
  const entries = parseGroupEntries(groups)
  const batch = firestore.batch()
  for (const { id, ...group } of entries) batch.set(firestore.doc(`groups/${id}`), { ...group, updatedAt })
  await batch.commit()
  return `${entries.length} example groups`
}
