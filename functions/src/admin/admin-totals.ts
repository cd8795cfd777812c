import { suppressSmallCell, suppressSmallParts } from '@amhs/domain/admin/hidden-numbers'
import type { adminTotals } from '@amhs/domain/contracts/admin-totals.contract'
import type { Query } from 'firebase-admin/firestore'
import type { Handler } from '../platform/define-function'
import { database } from '../platform/firebase'

/** Counts where the documents are: nothing is read but the number. */
async function count(query: Query): Promise<number> {
  return (await query.count().get()).data().count
}

export const handleAdminTotals: Handler<typeof adminTotals> = async () => {
  const firestore = await database()
  const users = firestore.collection('users')
  const ofRole = (role: string) => count(users.where('role', '==', role))
  const [
    all,
    user,
    caregiver,
    professional,
    admin,
    ratings,
    pendingComments,
    openMessages,
    groups,
    services,
  ] = await Promise.all([
    count(users),
    ofRole('user'),
    ofRole('caregiver'),
    ofRole('professional'),
    ofRole('admin'),
    count(firestore.collection('ratings')),
    count(firestore.collection('ratings').where('commentStatus', '==', 'pending')),
    count(firestore.collection('contactMessages').where('status', '==', 'open')),
    count(firestore.collection('groups')),
    count(firestore.collection('services')),
  ])
  return {
    users: suppressSmallCell(all),
    usersByRole: suppressSmallParts({ user, caregiver, professional, admin }),
    ratings: suppressSmallCell(ratings),
    pendingComments: suppressSmallCell(pendingComments),
    openMessages: suppressSmallCell(openMessages),
    groups: suppressSmallCell(groups),
    services: suppressSmallCell(services),
  }
}
