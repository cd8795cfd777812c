import { Timestamp } from 'firebase-admin/firestore'
import { demoAccounts, demoPassword, demoUid } from './demo-accounts'
import { saveAccount } from './save-account'
import type { Seed } from './seed-context'

/** A fixed moment, so that seeding again changes nothing. */
const createdAt = Timestamp.fromDate(new Date('2026-01-05T08:00:00Z'))

/** The five demonstration accounts with their role as claim and a profile document each. */
export const seed: Seed = async (context) => {
  for (const account of demoAccounts)
    await saveAccount(context, { ...account, password: demoPassword, createdAt })
  // Only a listed administrator counts when the last one is protected (docs/admin.md).
  const admins = demoAccounts.filter(({ role }) => role === 'admin').map(({ email }) => demoUid(email))
  await context.firestore.doc('system/admins').set({ uids: admins })
  return `${demoAccounts.length} accounts`
}
