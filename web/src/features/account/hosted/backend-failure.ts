import type { AuthMessageCode } from '@amhs/domain/accounts/auth-messages'
import { BackendError } from '../../../platform/firebase/backend-error'

/** The code for a backend that cannot be had at all, or null for any other failure. */
export function backendFailureCode(error: unknown): AuthMessageCode | null {
  if (!(error instanceof BackendError)) return null
  if (error.problem === 'network') return 'network-request-failed'
  return error.problem === 'none' ? 'not-enabled' : 'configuration-error'
}
