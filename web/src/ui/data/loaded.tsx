import type { ReactNode } from 'react'
import { LoadFailure } from './load-failure'
import { Loading } from './loading'

/** What `useRead` answers, as far as it is drawn here. */
interface Reading<Value> {
  readonly data: Value | undefined
  readonly error: unknown
  readonly refetch: () => unknown
}

/**
 * Draws what was read: the loading text, the failure with another try, or the value. A value that is there stays when
 * reading it anew fails; the failure stands above it.
 */
export function Loaded<Value>({
  reading,
  loading,
  failed,
  children,
}: {
  readonly reading: Reading<Value>
  /** The loading text, where a more telling one than "Loading…" is known. */
  readonly loading?: string | undefined
  /** What is missing when reading fails; the reason is added. */
  readonly failed?: string | undefined
  readonly children: (value: Value) => ReactNode
}) {
  const { data, error, refetch } = reading
  const failure = error !== null && <LoadFailure error={error} what={failed} onRetry={() => refetch()} />
  if (data === undefined) return failure || <Loading label={loading} />
  return (
    <>
      {failure}
      {children(data)}
    </>
  )
}
