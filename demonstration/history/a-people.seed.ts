import { randomUUID } from 'node:crypto'
import { Timestamp } from 'firebase-admin/firestore'
import { saveAccount } from '../save-account'
import { day, type Seed } from '../seed-context'
import { neighbours } from './neighbours'

/** Invented people who ask, rate and write, beside the demonstration accounts. Nobody knows their passwords. */
export const seed: Seed = async (context) => {
  for (const { email, displayName, daysAgo } of neighbours) {
    const createdAt = Timestamp.fromMillis(context.now - daysAgo * day)
    await saveAccount(context, { email, displayName, password: randomUUID(), role: 'user', createdAt })
  }
  return `${neighbours.length} neighbours`
}
