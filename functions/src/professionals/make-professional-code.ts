import { randomInt } from 'node:crypto'
import type { makeProfessionalCode } from '@amhs/domain/contracts/make-professional-code.contract'
import { retentionTimes } from '@amhs/domain/privacy/retention-times'
import { requireProfile } from '../account/require-profile'
import type { Handler } from '../platform/define-function'
import { database } from '../platform/firebase'
import { refusal } from '../platform/refusal'

/** No 0 and O, no 1, I and L, no U: nobody mistakes one sign for another. */
const signs = '23456789ABCDEFGHJKMNPQRSTVWXYZ'

function newCode(): string {
  return Array.from({ length: 8 }, () => signs[randomInt(signs.length)]).join('')
}

export const handleMakeProfessionalCode: Handler<typeof makeProfessionalCode> = async ({
  request,
  account,
}) => {
  const firestore = await database()
  const { Timestamp } = await import('firebase-admin/firestore')
  const codes = firestore.collection('professionalCodes')
  return firestore.runTransaction(async (transaction) => {
    await requireProfile(firestore, transaction, account.uid)
    const badge = await transaction.get(firestore.collection('professionals').doc(account.uid))
    if (!badge.exists) throw refusal('professional-not-checked')
    const { docs } = await transaction.get(codes.where('uid', '==', account.uid))
    const kept = docs.find((code) => code.get('expiresAt').toMillis() > Date.now())
    if (kept && !request.renew)
      return { code: kept.id, expiresAt: kept.get('expiresAt').toDate().toISOString() }
    for (const { ref } of docs) transaction.delete(ref)
    const code = newCode()
    const expiresAt = Timestamp.fromMillis(Date.now() + retentionTimes.professionalCode)
    transaction.create(codes.doc(code), { uid: account.uid, expiresAt })
    return { code, expiresAt: expiresAt.toDate().toISOString() }
  })
}
