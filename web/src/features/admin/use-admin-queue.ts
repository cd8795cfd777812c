import { adminQueue } from '@amhs/domain/contracts/admin-queue.contract'
import { useRead } from '../../platform/data/use-read'
import { callFunction, callTimeoutMs } from '../../platform/firebase/call-function'

/** What waits for an administrator, in true numbers; read again after each thing that was done. */
export function useAdminQueue() {
  return useRead({
    key: ['admin', 'queue'],
    read: () => callFunction(adminQueue, null),
    timeoutMs: callTimeoutMs,
  })
}
