import { Timestamp } from 'firebase-admin/firestore'
import { demoAccounts, demoPassword, demoUid } from './demo-accounts'
import { saveAccount } from './save-account'
import type { Seed } from './seed-context'

/** A fixed moment, so that seeding again changes nothing of those who have been here before. */
const createdAt = Timestamp.fromDate(new Date('2026-01-05T08:00:00Z'))

/** The five demonstration accounts with their role as claim and a profile document each; one of them was made just now. */
export const seed: Seed = async (context) => {
  for (const account of demoAccounts)
    await saveAccount(context, {
      ...account,
      password: demoPassword,
      createdAt: account.email === 'new@demo.test' ? Timestamp.fromMillis(context.now) : createdAt,
    })
  // Only a listed administrator counts when the last one is protected (docs/admin.md).
  const admins = demoAccounts.filter(({ role }) => role === 'admin').map(({ email }) => demoUid(email))
  await context.firestore.doc('system/admins').set({ uids: admins })
  return `${demoAccounts.length} accounts`
}
