import { waitingPlace } from '@amhs/domain/contracts/waiting-place.contract'
import { useRead } from '../../../platform/data/use-read'
import { callFunction, callTimeoutMs } from '../../../platform/firebase/call-function'
import { useWords } from '../../../platform/words'
import { mineWords } from './mine.words'

/** Where a person stands on the waiting list of a group, once that is known; where it cannot be told, nothing is said of it. */
export function WaitingPlace({ groupId, since }: { readonly groupId: string; readonly since: number }) {
  const words = useWords(mineWords)
  const reading = useRead({
    key: ['groups', groupId, 'place', since],
    read: () => callFunction(waitingPlace, { groupId }),
    timeoutMs: callTimeoutMs,
  })
  const place = reading.data?.place ?? null
  return place !== null && <b>{words.inLine[place]}</b>
}
