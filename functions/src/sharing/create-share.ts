import type { createShare } from '@amhs/domain/contracts/create-share.contract'
import { shareLimits } from '@amhs/domain/sharing/share-limits'
import { requireProfile } from '../account/require-profile'
import type { Handler } from '../platform/define-function'
import { database } from '../platform/firebase'
import { refusal } from '../platform/refusal'
import { passcodeHash } from './passcode'
import { readShare, shareOf } from './share-documents'

const day = 24 * 60 * 60 * 1000

/** Keeps what the page has encrypted. What it is made of, and its key, never come here. */
export const handleCreateShare: Handler<typeof createShare> = async ({ request, account }) => {
  const { id, jwe, audience, name, results, days, passcode } = request
  const firestore = await database()
  const { FieldValue, Timestamp } = await import('firebase-admin/firestore')
  const hash = passcode === undefined ? undefined : await passcodeHash(passcode)
  const document = shareOf(firestore, id)
  return firestore.runTransaction(async (transaction) => {
    await requireProfile(firestore, transaction, account.uid)
    const [earlier, own] = await Promise.all([
      transaction.get(document),
      transaction.get(
        firestore
          .collection('shares')
          .where('ownerUid', '==', account.uid)
          .limit(shareLimits.keptShares + 1)
          .select('ended', 'expiresAt'),
      ),
    ])
    if (earlier.exists) {
      const share = readShare(earlier)
      if (share?.ownerUid !== account.uid || share.jwe !== jwe) throw refusal('share-taken')
      return { expiresAt: new Date(share.expiresAt).toISOString() }
    }
    const now = Date.now()
    const open = own.docs.filter(
      (share) => share.get('ended') === undefined && share.get('expiresAt')?.toMillis() > now,
    )
    if (open.length >= shareLimits.openShares) throw refusal('too-many-shares')
    if (own.size >= shareLimits.keptShares) throw refusal('too-many-kept-shares')
    const expiresAt = Timestamp.fromMillis(now + days * day)
    transaction.create(document, {
      ownerUid: account.uid,
      audience,
      ...(name === undefined ? {} : { name }),
      results,
      jwe,
      ...(hash === undefined ? {} : { passcode: hash }),
      triesLeft: shareLimits.wrongTries,
      opened: 0,
      openings: [],
      createdAt: FieldValue.serverTimestamp(),
      expiresAt,
    })
    return { expiresAt: expiresAt.toDate().toISOString() }
  })
}
