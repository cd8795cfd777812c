import { useCallback } from 'react'
import { useLoaded } from '../../../platform/use-loaded'
import type { AuthResult } from '../auth-result'

/** An answer that may be another one at the next try. */
class PassingRefusal extends Error {
  constructor(readonly result: AuthResult) {
    super(result.message)
  }
}

/**
 * Tries a mail's code as soon as the page shows, and again when asked to.
 *
 * @param action keep it stable: another one is tried anew
 * @returns the result, null while it is awaited, and a function that tries again after `network-request-failed`
 */
export function useCode(
  code: string,
  action: (code: string) => Promise<AuthResult>,
): readonly [AuthResult | null, () => void] {
  const load = useCallback(async () => {
    const result = await action(code)
    if (result.codes[0] === 'network-request-failed') throw new PassingRefusal(result)
    return result
  }, [code, action])
  const { data, error, refetch } = useLoaded(load)
  return [data ?? (error instanceof PassingRefusal ? error.result : null), refetch]
}
