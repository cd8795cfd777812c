import { randomInt } from 'node:crypto'
import type { makeProfessionalCode } from '@amhs/domain/contracts/make-professional-code.contract'
import { professionalSchema } from '@amhs/domain/documents/professional-document'
import { retentionTimes } from '@amhs/domain/privacy/retention-times'
import type { Firestore } from 'firebase-admin/firestore'
import { parse } from 'valibot'
import { requireProfile } from '../account/require-profile'
import type { Handler } from '../platform/define-function'
import { database } from '../platform/firebase'
import { refusal } from '../platform/refusal'

/** No 0 and O, no 1, I and L, no U: nobody mistakes one sign for another. */
const signs = '23456789ABCDEFGHJKMNPQRSTVWXYZ'

function newCode(): string {
  return Array.from({ length: 8 }, () => signs[randomInt(signs.length)]).join('')
}

/** How long a professional is told that the site ended what was shared with them, in milliseconds. */
const toldFor = 30 * 24 * 60 * 60 * 1000

/** Ended shares looked at; all of one day carry nearly the same moment. */
const mostLookedAt = 50

/**
 * When the site last ended shares with somebody, who finds their list empty when they come back. Read from the shares themselves, which
 * stay until their owners have read of it: nothing more is kept, and neither how many nor whose they were is told.
 */
async function sharesEndedAt(firestore: Firestore, uid: string): Promise<string | null> {
  const { docs } = await firestore
    .collection('grants')
    .where('formerUid', '==', uid)
    .where('endedBy', '==', 'site')
    .select('endedAt')
    .limit(mostLookedAt)
    .get()
  const last = Math.max(0, ...docs.map((grant) => grant.get('endedAt')?.toMillis() ?? 0))
  return Date.now() - last < toldFor ? new Date(last).toISOString() : null
}

export const handleMakeProfessionalCode: Handler<typeof makeProfessionalCode> = async ({
  request,
  account,
}) => {
  const firestore = await database()
  const { Timestamp } = await import('firebase-admin/firestore')
  const codes = firestore.collection('professionalCodes')
  const code = await firestore.runTransaction(async (transaction) => {
    await requireProfile(firestore, transaction, account.uid)
    const badge = await transaction.get(firestore.collection('professionals').doc(account.uid))
    if (!badge.exists) throw refusal('professional-not-checked')
    const { validUntil } = parse(professionalSchema, badge.data())
    if (validUntil <= Date.now()) throw refusal('check-over')
    const { docs } = await transaction.get(codes.where('uid', '==', account.uid))
    const kept = docs.find((code) => code.get('expiresAt').toMillis() > Date.now())
    if (kept && !request.renew)
      return { code: kept.id, expiresAt: kept.get('expiresAt').toDate().toISOString() }
    for (const { ref } of docs) transaction.delete(ref)
    const code = newCode()
    // No code outlives the check.
    const expiresAt = Timestamp.fromMillis(Math.min(Date.now() + retentionTimes.professionalCode, validUntil))
    transaction.create(codes.doc(code), { uid: account.uid, expiresAt })
    return { code, expiresAt: expiresAt.toDate().toISOString() }
  })
  return { ...code, sharesEndedAt: await sharesEndedAt(firestore, account.uid) }
}
