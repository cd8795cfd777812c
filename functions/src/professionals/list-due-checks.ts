import type { listDueChecks } from '@amhs/domain/contracts/list-due-checks.contract'
import { professionalSchema } from '@amhs/domain/documents/professional-document'
import { safeParse } from 'valibot'
import type { Handler } from '../platform/define-function'
import { database } from '../platform/firebase'
import { readDueBadges } from './checks'

/** The most that are listed at once. */
const most = 50

export const handleListDueChecks: Handler<typeof listDueChecks> = async () => {
  const firestore = await database()
  const due = await readDueBadges(firestore, most)
  const listed = due.slice(0, most)
  if (listed.length === 0) return { checks: [], more: false }
  const requests = await firestore.getAll(
    ...listed.map(({ id }) => firestore.collection('professionalRequests').doc(id)),
  )
  const checks = listed.flatMap((badge, index) => {
    const { success, output } = safeParse(professionalSchema, badge.data())
    // Only this server writes badges; one that does not fit all the same is counted, and goes with the role.
    if (!success) return []
    const { checkedAt, validUntil, ...rest } = output
    const request = requests[index]
    return {
      uid: badge.id,
      ...rest,
      number: String(request?.get('number') ?? '') || null,
      asksAgain: request?.get('status') === 'asked',
      checkedAt: new Date(checkedAt).toISOString(),
      validUntil: new Date(validUntil).toISOString(),
    }
  })
  checks.sort((one, other) => one.validUntil.localeCompare(other.validUntil))
  return { checks, more: due.length > most }
}
