import { endedProfessional } from '@amhs/domain/documents/grant-document'
import type { Firestore } from 'firebase-admin/firestore'
import { sendGroupNews } from '../groups/group-news'
import { database } from '../platform/firebase'
import { endGrant } from './end-grant'

/**
 * Runs when a professional has left a grant, or lost role or account: the grant goes out of their lists, what stood below it goes, and its
 * owner gets a mail that says nothing but that there is news; what it is stands on the page of shares. May run twice: the mail goes out
 * once for each time that a grant ends.
 */
export async function tellLeft(grantId: string, ownerUid: string, endedAt: number): Promise<void> {
  await takeOffTheirList(await database(), grantId)
  await endGrant(grantId)
  await sendGroupNews(ownerUid, `left ${grantId} ${endedAt}`)
}

/** A rule cannot hold a list to grants that have not ended; so one that has names its professional where no list of theirs looks. */
async function takeOffTheirList(firestore: Firestore, grantId: string): Promise<void> {
  const place = firestore.collection('grants').doc(grantId)
  await firestore.runTransaction(async (transaction) => {
    const grant = await transaction.get(place)
    // Its owner may have shared anew by now, or put it away.
    if (grant.get('endedAt') === undefined || grant.get('professionalUid') === endedProfessional) return
    transaction.update(place, { professionalUid: endedProfessional, formerUid: grant.get('professionalUid') })
  })
}
