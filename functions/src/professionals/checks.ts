import { checkHolds, dueBefore, endOfCheck, stateOfCheck } from '@amhs/domain/accounts/licence-check'
import { professionalSchema } from '@amhs/domain/documents/professional-document'
import type { DocumentSnapshot, Firestore, QueryDocumentSnapshot } from 'firebase-admin/firestore'
import { safeParse } from 'valibot'
import { refusal } from '../platform/refusal'

/**
 * What a badge says of a check that is made now.
 * @throws HttpsError `registration-over` where the register's last day has passed
 */
export async function checkedNow(registeredUntil: string | undefined) {
  const { Timestamp } = await import('firebase-admin/firestore')
  const now = Date.now()
  const end = endOfCheck(now, registeredUntil)
  if (end <= now) throw refusal('registration-over')
  return { checkedAt: Timestamp.fromMillis(now), validUntil: Timestamp.fromMillis(end) }
}

/** Whether the check of a badge is over or will be within a month. One that does not fit its schema is looked at by somebody. */
export function isDue(badge: DocumentSnapshot): boolean {
  const { success, output } = safeParse(professionalSchema, badge.data())
  return !success || stateOfCheck(output.validUntil, Date.now()) !== 'holds'
}

/** Since when a check is due, in milliseconds. */
export function dueSince(badge: DocumentSnapshot): number {
  const { success, output } = safeParse(professionalSchema, badge.data())
  return success ? output.validUntil - dueBefore : Date.now()
}

/** Badges whose check is due, at most `most` and one more; those of before `validUntil` was written are a year old by then. */
export async function readDueBadges(
  firestore: Firestore,
  most: number,
): Promise<readonly QueryDocumentSnapshot[]> {
  const { Timestamp } = await import('firebase-admin/firestore')
  const soon = Date.now() + dueBefore
  const badges = firestore.collection('professionals')
  const lists = await Promise.all(
    [
      badges.where('validUntil', '<=', Timestamp.fromMillis(soon)).orderBy('validUntil'),
      badges.where('checkedAt', '<=', Timestamp.fromMillis(soon - checkHolds)).orderBy('checkedAt'),
    ].map((query) => query.limit(most + 1).get()),
  )
  const found = lists.flatMap(({ docs }) => docs)
  return [...new Map(found.map((badge) => [badge.id, badge])).values()].slice(0, most + 1)
}
