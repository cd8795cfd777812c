import { sendGroupNews } from './group-news'

/** A person's request to join a group as it stood before and after a change. */
interface ChangedRequest {
  readonly groupId: string
  readonly uid: string
  readonly status: unknown
  /** In milliseconds; undefined where the group was never given to somebody else. */
  readonly before: number | undefined
  readonly after: number | undefined
}

/**
 * Runs when a request has changed: if that was because the group went to somebody else, tells its person that there is news; beside the
 * request stands who leads the group now. By itself and not in the administrator's call, which would wait for each mail of a large group.
 * May run twice: the mail goes out once for each time that the group is given away.
 */
export async function tellOfNewHands({ groupId, uid, status, before, after }: ChangedRequest): Promise<void> {
  if (after === undefined || after === before) return
  // Nothing is going on any more for whoever was declined or asked to leave.
  if (status !== 'asked' && status !== 'waiting' && status !== 'accepted') return
  await sendGroupNews(uid, `handed over ${groupId} ${after}`)
}
