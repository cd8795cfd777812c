import type { waitingPlace } from '@amhs/domain/contracts/waiting-place.contract'
import type { Handler } from '../platform/define-function'
import { database } from '../platform/firebase'
import { groupDocuments } from './group-documents'

export const handleWaitingPlace: Handler<typeof waitingPlace> = async ({ request, account }) => {
  const { requests } = groupDocuments(await database(), request.groupId)
  const own = await requests.doc(account.uid).get()
  if (own.get('status') !== 'waiting') return { place: null }
  const before = await requests
    .where('status', '==', 'waiting')
    .where('requestedAt', '<', own.get('requestedAt'))
    .count()
    .get()
  return { place: before.data().count + 1 }
}
