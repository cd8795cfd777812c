import type { listShares, OwnShare } from '@amhs/domain/contracts/list-shares.contract'
import type { ShareDocument } from '@amhs/domain/documents/share-document'
import { shareLimits } from '@amhs/domain/sharing/share-limits'
import type { Handler } from '../platform/define-function'
import { database } from '../platform/firebase'
import { readShare } from './share-documents'

const iso = (milliseconds: number) => new Date(milliseconds).toISOString()

function asOwnShare(id: string, share: ShareDocument): OwnShare {
  return {
    id,
    audience: share.audience,
    ...(share.name === undefined ? {} : { name: share.name }),
    results: share.results,
    hasPasscode: share.passcode !== undefined,
    triesLeft: share.triesLeft,
    opened: share.opened,
    openings: share.openings
      .map(({ at, recipient }) => ({ at: iso(at), recipient }))
      .sort((one, other) => other.at.localeCompare(one.at)),
    state: share.ended ?? (share.expiresAt <= Date.now() ? 'expired' : 'open'),
    createdAt: iso(share.createdAt),
    expiresAt: iso(share.expiresAt),
  }
}

/** The caller's links. The file of one that has run out is erased here as well, should the clean-up not have come yet. */
export const handleListShares: Handler<typeof listShares> = async ({ account }) => {
  const firestore = await database()
  const { FieldValue } = await import('firebase-admin/firestore')
  // One more than anybody can make: what is older than the bound is shown as well, and no list grows without end.
  const own = firestore.collection('shares').where('ownerUid', '==', account.uid)
  const { docs } = await own.limit(shareLimits.keptShares + 1).get()
  const shares: OwnShare[] = []
  for (const document of docs) {
    const share = readShare(document)
    if (!share) continue
    const own = asOwnShare(document.id, share)
    if (own.state === 'expired' && share.jwe !== undefined)
      await document.ref.update({ jwe: FieldValue.delete() }).catch(() => undefined)
    shares.push(own)
  }
  return { shares: shares.sort((one, other) => other.createdAt.localeCompare(one.createdAt)) }
}
