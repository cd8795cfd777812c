import type { countGroup } from '@amhs/domain/contracts/count-group.contract'
import { groupDocuments } from '../groups/group-documents'
import type { Handler } from '../platform/define-function'
import { database } from '../platform/firebase'
import { refusal } from '../platform/refusal'

export const handleCountGroup: Handler<typeof countGroup> = async ({ request: { id } }) => {
  const { group, requests } = groupDocuments(await database(), id)
  const [found, members, open] = await Promise.all([
    group.get(),
    requests.where('status', '==', 'accepted').count().get(),
    requests.where('status', 'in', ['asked', 'waiting']).count().get(),
  ])
  if (!found.exists) throw refusal('group-not-found')
  return { members: members.data().count, open: open.data().count }
}
