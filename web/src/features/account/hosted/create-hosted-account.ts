import { hostedErrorCode } from '@amhs/domain/accounts/auth-messages'
import type { Auth, User } from 'firebase/auth'
import { createUserWithEmailAndPassword, signInWithEmailAndPassword } from 'firebase/auth'
import { withTimeout } from '../../../platform/firebase/with-timeout'
import { backendFailureCode } from './backend-failure'
import { begunOnce } from './begun-once'

/** The addresses whose creation ended without an answer: the account may be there all the same. */
const maybeCreated = new Set<string>()

/**
 * Creates an account and gives up after ten seconds; it is safe to try again. Whoever is told that there was no answer, and finds at
 * the next try that the account exists by now, goes on with it: the password that they chose opens it.
 */
export async function createHostedAccount(auth: Auth, email: string, password: string): Promise<User> {
  try {
    const { user } = await begunOnce(`create ${email} ${password}`, () =>
      createUserWithEmailAndPassword(auth, email, password),
    )
    return user
  } catch (error) {
    const code = hostedErrorCode(error)
    if (code === 'email-already-in-use' && maybeCreated.has(email)) {
      const credential = await withTimeout(signInWithEmailAndPassword(auth, email, password)).catch(
        () => null,
      )
      if (credential) return credential.user
    }
    if ((backendFailureCode(error) ?? code) === 'network-request-failed') maybeCreated.add(email)
    throw error
  }
}
