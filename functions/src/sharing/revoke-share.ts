import type { revokeShare } from '@amhs/domain/contracts/revoke-share.contract'
import type { Handler } from '../platform/define-function'
import { database } from '../platform/firebase'
import { readShare, shareOf } from './share-documents'

/** Ends a link of the caller's own and erases its file in the same step. Of other people's it says nothing. */
export const handleRevokeShare: Handler<typeof revokeShare> = async ({ request, account }) => {
  const firestore = await database()
  const { FieldValue } = await import('firebase-admin/firestore')
  const document = shareOf(firestore, request.id)
  await firestore.runTransaction(async (transaction) => {
    const share = readShare(await transaction.get(document))
    if (share?.ownerUid !== account.uid || share.ended !== undefined) return
    transaction.update(document, { jwe: FieldValue.delete(), ended: 'stopped' })
  })
  return {}
}
