import { callableErrorText } from '@amhs/domain/contracts/callable-errors'
import type { Language } from '@amhs/domain/localized'
import { CallFailure } from '../../platform/firebase/call-function'

/** What went wrong in words, whether a callable refused or the database did. */
export function adminFailureText(error: unknown, language: Language): string {
  if (error instanceof CallFailure) return callableErrorText(error.reason, language)
  const denied =
    typeof error === 'object' && error !== null && Reflect.get(error, 'code') === 'permission-denied'
  return callableErrorText(denied ? 'forbidden' : 'unavailable', language)
}
