import type { CallableReason } from '@amhs/domain/contracts/callable-errors'
import type { BackendProblem } from '../firebase/backend-error'
import { BackendError } from '../firebase/backend-error'
import { CallFailure } from '../firebase/call-failure'

/** Why data could not be read or written, in the few kinds that need different words. */
export type DataFailure =
  | { readonly kind: BackendProblem | 'denied' | 'failed' }
  | { readonly kind: 'call'; readonly reason: CallableReason }

/** The Firebase SDKs' codes for "try again": nothing was wrong with what was asked. */
const transientCodes = ['unavailable', 'aborted', 'deadline-exceeded']

/** What an error of Firestore, a callable, the loading of Firebase or the device's storage means to the person. */
export function dataFailureOf(error: unknown): DataFailure {
  if (error instanceof BackendError) return { kind: error.problem }
  if (error instanceof CallFailure)
    return error.isOffline ? { kind: 'network' } : { kind: 'call', reason: error.reason }
  const code = codeOf(error)
  if (transientCodes.includes(code)) return { kind: 'network' }
  return { kind: code === 'permission-denied' || code === 'unauthorized' ? 'denied' : 'failed' }
}

/** Whether the same request may succeed a moment later. */
export function isTransient(error: unknown): boolean {
  if (error instanceof BackendError) return error.problem === 'network'
  if (error instanceof CallFailure) return error.reason === 'unavailable'
  return transientCodes.includes(codeOf(error))
}

/** The SDKs' code without the name of the service: `permission-denied`, also of `storage/permission-denied`. */
function codeOf(error: unknown): string {
  const code = typeof error === 'object' && error !== null ? Reflect.get(error, 'code') : undefined
  return typeof code === 'string' ? code.slice(code.indexOf('/') + 1) : ''
}
