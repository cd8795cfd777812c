import { listUsers } from '@amhs/domain/contracts/list-users.contract'
import { useRead } from '../../../platform/data/use-read'
import { callFunction, callTimeoutMs } from '../../../platform/firebase/call-function'

/** The professionals who could lead a group. */
export function useProfessionals() {
  return useRead({
    key: ['admin', 'professionals'],
    read: () =>
      callFunction(listUsers, { role: 'professional', verified: true, disabled: false, pageSize: 50 }),
    timeoutMs: callTimeoutMs,
  })
}
