import type { handOverGroup } from '@amhs/domain/contracts/hand-over-group.contract'
import { takeWordsOut } from '../groups/change-hands'
import type { Handler } from '../platform/define-function'
import { database } from '../platform/firebase'
import { refusal } from '../platform/refusal'
import { audit } from './audit'
import { requireChecked, requireProfessional } from './require-professional'

export const handleHandOverGroup: Handler<typeof handOverGroup> = async ({ request, account }) => {
  const { id, facilitatorUid } = request
  const { displayName } = await requireProfessional(facilitatorUid)
  const firestore = await database()
  // The account need not have the name that the profile has.
  const profile = await firestore.doc(`users/${facilitatorUid}`).get()
  const facilitatorName = displayName || String(profile.get('displayName') ?? '') || '–'
  const { FieldValue } = await import('firebase-admin/firestore')
  const group = firestore.collection('groups').doc(id)
  await firestore.runTransaction(async (transaction) => {
    const earlier = await transaction.get(group)
    if (!earlier.exists) throw refusal('group-not-found')
    if (earlier.get('facilitatorUid') !== facilitatorUid) {
      await requireChecked(firestore, transaction, facilitatorUid)
      await takeWordsOut(firestore, transaction, id)
    }
    transaction.update(group, { facilitatorUid, facilitatorName, updatedAt: FieldValue.serverTimestamp() })
    await audit(firestore, transaction, {
      action: 'group-handed-over',
      actorUid: account.uid,
      target: group.path,
      subjectUid: facilitatorUid,
      after: { name: String(earlier.get('name.en')) },
    })
  })
  return { facilitatorName }
}
