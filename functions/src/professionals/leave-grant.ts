import { sendGroupNews } from '../groups/group-news'
import { endGrant } from './end-grant'

/**
 * Runs when a professional has left a grant, or lost role or account: what stood below it goes, and its owner gets a mail that says nothing but
 * that there is news; what it is stands on the page of shares. May run twice: the mail goes out once for each time that a grant ends.
 */
export async function tellLeft(grantId: string, ownerUid: string, endedAt: number): Promise<void> {
  await endGrant(grantId)
  await sendGroupNews(ownerUid, `left ${grantId} ${endedAt}`)
}
