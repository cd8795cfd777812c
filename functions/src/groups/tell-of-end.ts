import { sendGroupNews } from './group-news'

/**
 * Runs when a request has changed: if that was because its group was removed, tells its person that there is news. May run twice: the mail
 * goes out once.
 */
export async function tellOfEnd(
  groupId: string,
  uid: string,
  { before, after }: { readonly before: unknown; readonly after: unknown },
): Promise<void> {
  if (after === 'ended' && before !== 'ended') await sendGroupNews(uid, `ended ${groupId}`)
}
