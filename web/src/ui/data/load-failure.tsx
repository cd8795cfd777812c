import { dataFailureOf } from '../../platform/data/data-failure'
import { useLanguage } from '../../platform/preferences'
import { FailureNotice } from './failure-notice'
import { failureText } from './failure-text'
import { useSaidOnce } from './say-failures-once'

/** Says in words why something could not be read, with a way to try again. */
export function LoadFailure({
  error,
  what,
  onRetry,
}: {
  readonly error: unknown
  /** What is missing now, and what is not affected; the reason follows. */
  readonly what?: string | undefined
  readonly onRetry: () => void
}) {
  const reason = failureText(error, useLanguage())
  const text = what === undefined ? reason : `${what} ${reason}`
  const retry = useSaidOnce(text, onRetry)
  if (retry === undefined) return null
  return (
    <FailureNotice
      text={text}
      // A site without a backend will have none at the next try either.
      onRetry={dataFailureOf(error).kind === 'none' ? null : retry}
    />
  )
}
