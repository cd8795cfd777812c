import { hostedErrorCode } from '@amhs/domain/accounts/auth-messages'
import type { Auth } from 'firebase/auth'
import { ActionCodeOperation, applyActionCode, checkActionCode } from 'firebase/auth'
import { withTimeout } from '../../../platform/firebase/with-timeout'
import type { AuthResult } from '../auth-result'
import { failed, succeeded } from '../auth-result'
import { backendFailureCode } from './backend-failure'
import { begunOnce } from './begun-once'
import { attempt } from './hosted-accounts'
import { logFailure } from './hosted-profile'
import { reinitialiseSession } from './hosted-verification'

/** A code works once, and a page may ask for it twice; refusals are forgotten, so that a retry asks again. */
const begun = new Map<string, Promise<AuthResult>>()

/**
 * Verifies the address that the code was mailed to. A person who is signed in gets a session that knows of it. A code
 * that was used before (opened twice, or by a mail scanner) is no failure for a person whose address is verified.
 */
export function verifyAddress(code: string): Promise<AuthResult> {
  return once(code, async (auth) => {
    try {
      const email = await applyCode(auth, code, ActionCodeOperation.VERIFY_EMAIL)
      await takeUp(auth)
      return succeeded('banner-verified', { email })
    } catch (error) {
      const refusal = backendFailureCode(error) ?? hostedErrorCode(error)
      const maybeUsed = refusal === 'invalid-action-code' || refusal === 'expired-action-code'
      if (maybeUsed && (await takeUp(auth))) return succeeded('already-verified')
      return failed(refusal)
    }
  })
}

/** Undoes a change of the address; the provider then ends every session of the account. */
export function recoverAddress(code: string): Promise<AuthResult> {
  return once(code, async (auth) =>
    succeeded('email-recovered', { email: await applyCode(auth, code, ActionCodeOperation.RECOVER_EMAIL) }),
  )
}

/** Applies a code that does what is expected of it, and gives the address it belongs to. */
async function applyCode(auth: Auth, code: string, expected: string): Promise<string> {
  const { data, operation } = await withTimeout(checkActionCode(auth, code))
  if (operation !== expected)
    throw Object.assign(new Error('The code does something else.'), { code: 'auth/invalid-action-code' })
  await begunOnce(`apply ${code}`, () => applyActionCode(auth, code))
  return data.email ?? ''
}

/** Takes the signed-in person's account anew; whether there is one and its address is verified. */
async function takeUp(auth: Auth): Promise<boolean> {
  try {
    if (!auth.currentUser) return false
    await withTimeout(auth.currentUser.reload())
    if (!auth.currentUser.emailVerified) return false
    await reinitialiseSession()
    return true
  } catch (error) {
    // The address is verified all the same; the session learns of it at its next check.
    logFailure('The session could not be taken anew.', error)
    return false
  }
}

function once(code: string, action: (auth: Auth) => Promise<AuthResult>): Promise<AuthResult> {
  const known = begun.get(code)
  if (known) return known
  const result = attempt(action)
  begun.set(code, result)
  void result.then(({ success }) => success || begun.delete(code))
  return result
}
