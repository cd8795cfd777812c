import type { saveGroup } from '@amhs/domain/contracts/save-group.contract'
import { takeWordsOut } from '../groups/change-hands'
import type { Handler } from '../platform/define-function'
import { isEmulated } from '../platform/environment'
import { database } from '../platform/firebase'
import { refusal } from '../platform/refusal'
import { audit } from './audit'
import { requireChecked, requireProfessional } from './require-professional'

export const handleSaveGroup: Handler<typeof saveGroup> = async ({ request: { id, group }, account }) => {
  // Somebody in need must not write to a group that does not exist.
  if (group.example && !isEmulated()) throw refusal('example-refused')
  await requireProfessional(group.facilitatorUid)
  const firestore = await database()
  const { FieldValue } = await import('firebase-admin/firestore')
  const groups = firestore.collection('groups')
  const document = id === undefined ? groups.doc() : groups.doc(id)
  await firestore.runTransaction(async (transaction) => {
    const earlier = await transaction.get(document)
    if (id !== undefined && !earlier.exists) throw refusal('group-not-found')
    const taken: unknown = earlier.get('taken')
    const isGiven = earlier.get('facilitatorUid') !== group.facilitatorUid
    const isHandedOver = earlier.exists && isGiven
    // Who leads it already goes on, as shares do that were given before the check was over.
    if (isGiven) await requireChecked(firestore, transaction, group.facilitatorUid)
    // As in a handing over: requests and members come into other hands, which the log has to show.
    if (isHandedOver) await takeWordsOut(firestore, transaction, document.id)
    transaction.set(document, { ...group, taken: taken ?? 0, updatedAt: FieldValue.serverTimestamp() })
    await audit(firestore, transaction, {
      action: isHandedOver ? 'group-handed-over' : 'group-saved',
      actorUid: account.uid,
      target: document.path,
      ...(isHandedOver ? { subjectUid: group.facilitatorUid } : {}),
      ...(earlier.exists ? { before: { name: String(earlier.get('name.en')) } } : {}),
      after: { name: group.name.en },
    })
  })
  return { id: document.id }
}
