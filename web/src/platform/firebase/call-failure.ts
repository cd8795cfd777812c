import type { CallableReason } from '@amhs/domain/contracts/callable-errors'
import { invalidFieldsOf, retryAfterSecondsOf } from '@amhs/domain/contracts/callable-errors'

/** Why a call did not do what it was asked: a stable reason, whose words `callableErrorText(reason, language)` gives. */
export class CallFailure extends Error {
  override readonly name = 'CallFailure'
  readonly reason: CallableReason
  /** Whole seconds until another try makes sense, where the server said so. */
  readonly retryAfterSeconds: number | undefined
  /** The device had no network then, so nobody was asked. */
  readonly isOffline: boolean
  /** Dotted paths of the request's fields that are not valid. */
  readonly fields: readonly string[]

  constructor(reason: CallableReason, cause: unknown, fields: readonly string[] = invalidFieldsOf(cause)) {
    super(`The call failed: ${reason}`, { cause })
    this.reason = reason
    this.retryAfterSeconds = retryAfterSecondsOf(cause)
    this.isOffline = reason === 'unavailable' && globalThis.navigator?.onLine === false
    this.fields = fields
  }
}
