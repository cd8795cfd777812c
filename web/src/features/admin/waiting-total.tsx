import { useWords } from '../../platform/words'
import { WaitingWords } from '../../ui/waiting-count'
import { adminWords } from './admin.words'
import { queueKinds } from './queue-section'
import { useAdminQueue } from './use-admin-queue'

/** How much waits for an administrator in all, in words with a link; nothing where nothing does. Stands inside `FirebaseGate`. */
export function WaitingTotal() {
  const words = useWords(adminWords)
  const { data } = useAdminQueue()
  const total = queueKinds.reduce((sum, kind) => sum + (data?.[kind].count ?? 0), 0)
  return total > 0 && <WaitingWords>{words.waitingTotal(total)}</WaitingWords>
}
