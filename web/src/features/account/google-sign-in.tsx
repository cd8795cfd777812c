import { useState } from 'react'
import { currentAgeBand } from '../../platform/region'
import { useWords } from '../../platform/words'
import { accountFormWords } from './account-form.words'
import type { AuthResult } from './auth-result'
import { failed } from './auth-result'
import { hostedActions } from './hosted-actions'

export const googleButtonId = 'google-sign-in'

/** Google may create an account, so the age band must be known before the popup opens. */
export function GoogleButton({
  onAgeNeeded,
  onResult,
}: {
  readonly onAgeNeeded: () => void
  readonly onResult: (result: AuthResult) => void
}) {
  const words = useWords(accountFormWords)
  const [waiting, setWaiting] = useState(false)

  async function start() {
    if (waiting) return
    const ageBand = currentAgeBand()
    if (ageBand === null) return onAgeNeeded()
    if (ageBand === 'under-14') return onResult(failed('too-young'))
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
