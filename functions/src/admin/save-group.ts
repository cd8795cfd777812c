import type { saveGroup } from '@amhs/domain/contracts/save-group.contract'
import type { Handler } from '../platform/define-function'
import { accounts, database } from '../platform/firebase'
import { refusal } from '../platform/refusal'
import { audit } from './audit'

async function requireFacilitator(uid: string): Promise<void> {
  const { users } = await (await accounts()).getUsers([{ uid }])
  const isProfessional = users.some(
    ({ disabled, emailVerified, customClaims }) =>
      !disabled && emailVerified && customClaims?.role === 'professional',
  )
  if (!isProfessional) throw refusal('facilitator-not-found')
}

export const handleSaveGroup: Handler<typeof saveGroup> = async ({ request: { id, group }, account }) => {
  await requireFacilitator(group.facilitatorUid)
  const firestore = await database()
  const { FieldValue } = await import('firebase-admin/firestore')
  const groups = firestore.collection('groups')
  const document = id === undefined ? groups.doc() : groups.doc(id)
  await firestore.runTransaction(async (transaction) => {
    const earlier = await transaction.get(document)
    if (id !== undefined && !earlier.exists) throw refusal('group-not-found')
    transaction.set(document, { ...group, updatedAt: FieldValue.serverTimestamp() })
    await audit(firestore, transaction, {
      action: 'group-saved',
      actorUid: account.uid,
      target: document.path,
      ...(earlier.exists ? { before: { name: String(earlier.get('name.en')) } } : {}),
      after: { name: group.name.en },
    })
  })
  return { id: document.id }
}
