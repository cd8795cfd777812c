import type { WaitingPlace, waitingPlace } from '@amhs/domain/contracts/waiting-place.contract'
import type { Handler } from '../platform/define-function'
import { database } from '../platform/firebase'
import { groupDocuments } from './group-documents'

/** So many stand nearer to the front than `later`. */
const near = 5

function placeBehind(before: number): WaitingPlace {
  if (before === 0) return 'next'
  return before < near ? 'soon' : 'later'
}

export const handleWaitingPlace: Handler<typeof waitingPlace> = async ({ request, account }) => {
  const { requests } = groupDocuments(await database(), request.groupId)
  const own = await requests.doc(account.uid).get()
  if (own.get('status') !== 'waiting') return { place: null }
  const before = await requests
    .where('status', '==', 'waiting')
    .where('requestedAt', '<', own.get('requestedAt'))
    .count()
    .get()
  return { place: placeBehind(before.data().count) }
}
