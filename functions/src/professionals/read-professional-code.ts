import type { readProfessionalCode } from '@amhs/domain/contracts/read-professional-code.contract'
import { professionalSchema } from '@amhs/domain/documents/professional-document'
import { parse } from 'valibot'
import type { Handler } from '../platform/define-function'
import { database } from '../platform/firebase'
import { refusal } from '../platform/refusal'

export const handleReadProfessionalCode: Handler<typeof readProfessionalCode> = async ({ request }) => {
  const firestore = await database()
  const code = await firestore.collection('professionalCodes').doc(request.code).get()
  // The database erases an expired code within a day or so, not at once.
  if (!code.exists || code.get('expiresAt').toMillis() <= Date.now()) throw refusal('code-not-found')
  const uid = String(code.get('uid'))
  const [badge, profile] = await Promise.all([
    firestore.collection('professionals').doc(uid).get(),
    firestore.collection('users').doc(uid).get(),
  ])
  // Closed with the role; the code goes a moment later.
  const isOne =
    badge.exists && profile.get('role') === 'professional' && profile.get('disabled') === undefined
  if (!isOne) throw refusal('code-not-found')
  const { checkedAt, validUntil, ...rest } = parse(professionalSchema, badge.data())
  if (validUntil <= Date.now()) throw refusal('code-not-found')
  return {
    uid,
    ...rest,
    checkedAt: new Date(checkedAt).toISOString(),
    validUntil: new Date(validUntil).toISOString(),
  }
}
