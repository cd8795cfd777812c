import type { AgeBand } from '@amhs/domain/safety/age-band'
import { useState } from 'react'
import { useWords } from '../../../platform/words'
import { accountFormWords } from '../account-form.words'
import type { AuthResult } from '../auth-result'
import { failed } from '../auth-result'
import { hostedActions } from '../hosted/hosted-actions'

export const googleButtonId = 'google-sign-in'

/** Google may create an account, so age band and consent must be known before the popup opens. */
export function GoogleButton({
  ageBand,
  agreed,
  onMissing,
  onResult,
}: {
  /** As said on this page; what the device remembers may be somebody else's. */
  readonly ageBand: AgeBand | null
  /** Whether the person agrees to the terms, now or on this device before. */
  readonly agreed: boolean
  /** Called instead of opening the popup when age band or consent are missing. */
  readonly onMissing: () => void
  readonly onResult: (result: AuthResult) => void
}) {
  const words = useWords(accountFormWords)
  const [waiting, setWaiting] = useState(false)

  async function start() {
    if (waiting) return
    if (ageBand === 'under-14') return onResult(failed('too-young'))
    if (ageBand === null || !agreed) return onMissing()
    setWaiting(true)
    const result = await hostedActions.signInWithGoogle()
    setWaiting(false)
    onResult(result)
  }

  return (
    <button
      type="button"
      className="button big"
      id={googleButtonId}
      aria-disabled={waiting}
      onClick={() => void start()}
    >
      {waiting ? words.googleWaiting : words.google}
    </button>
  )
}
