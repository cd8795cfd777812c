import { useWords } from '../../platform/words'
import { WaitingCount } from '../../ui/waiting-count'
import { adminWords } from './admin.words'
import { queueKinds } from './queue-section'
import { useAdminQueue } from './use-admin-queue'

/** How much waits for an administrator in all, as a number beside a link; nothing where nothing does. Stands inside `FirebaseGate`. */
export function WaitingTotal() {
  const words = useWords(adminWords)
  const { data } = useAdminQueue()
  const total = queueKinds.reduce((sum, kind) => sum + (data?.[kind].count ?? 0), 0)
  return <WaitingCount count={total} spoken={words.waitingSpoken(total)} />
}
