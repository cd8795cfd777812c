import { useEffect, useState } from 'react'
import type { AuthResult } from '../auth-result'

/**
 * Tries a mail's code as soon as the page shows, and again when asked to.
 *
 * @returns the result, null while it is awaited, and a function that tries again
 */
export function useCode(
  code: string,
  action: (code: string) => Promise<AuthResult>,
): readonly [AuthResult | null, () => void] {
  const [attempt, setAttempt] = useState(0)
  const [result, setResult] = useState<AuthResult | null>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: each attempt asks again
  useEffect(() => {
    let wanted = true
    setResult(null)
    void action(code).then((answer) => wanted && setResult(answer))
    return () => {
      wanted = false
    }
  }, [code, action, attempt])
  return [result, () => setAttempt((number) => number + 1)]
}
