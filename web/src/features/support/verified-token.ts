import type { User } from 'firebase/auth'
import { withTimeout } from '../../platform/firebase/with-timeout'

/**
 * Whether the rules will take the address for verified: they go by the token, which for up to an hour says what was true when it was
 * given. One that says no is exchanged for a new one first.
 *
 * @throws an error of the provider, or BackendError `network`
 */
export async function hasVerifiedToken(user: User | null): Promise<boolean> {
  if (user === null) return false
  const isSaid = async (fresh: boolean) =>
    (await withTimeout(user.getIdTokenResult(fresh))).claims.email_verified === true
  return (await isSaid(false)) || isSaid(true)
}
