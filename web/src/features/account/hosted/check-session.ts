import { hostedErrorCode } from '@amhs/domain/accounts/auth-messages'
import type { User } from 'firebase/auth'
import { logFailure } from './hosted-profile'
import { endDeletedSession, endSession } from './session-end'

/** Codes with which the provider ends a session. */
const endings = ['user-disabled', 'user-token-expired', 'invalid-user-token', 'user-not-found'] as const

/** How often a running page asks whether the session still holds, in milliseconds. */
const interval = 5 * 60_000

/** The longest pause between two questions about an account whose profile is gone, in milliseconds. */
const longestPause = 60_000

/**
 * Asks the provider whether the session still holds, and ends it with its reason when it does not.
 *
 * @param isErased the profile is gone: an account that is gone as well was deleted
 */
export async function checkSession(user: User, isErased = false): Promise<void> {
  // In this order: only the new token's refusal tells a disabled account from a session that ran out. It does not always
  // say of an account that has gone that it has: then the account itself is asked for.
  for (const ask of [() => user.getIdToken(true), () => user.reload()]) {
    try {
      await ask()
    } catch (error) {
      if (endedBy(error, isErased)) return
      logFailure('The session could not be checked.', error)
    }
  }
}

/** Ends the session, with its reason, if the error says that the provider has ended it. */
function endedBy(error: unknown, isErased: boolean): boolean {
  const code = hostedErrorCode(error)
  if (!endings.some((ending) => ending === code)) return false
  if (isErased && code !== 'user-disabled') endDeletedSession()
  else endSession(code === 'user-not-found' ? 'session-ended' : code)
  return true
}

/** Asks every five minutes, and whenever the page comes back into view. Returns a function that ends it. */
export function checkFromTimeToTime(user: User): () => void {
  const check = () => {
    if (document.visibilityState === 'visible') void checkSession(user)
  }
  const timer = setInterval(check, interval)
  document.addEventListener('visibilitychange', check)
  return () => {
    clearInterval(timer)
    document.removeEventListener('visibilitychange', check)
  }
}

/**
 * The profile of a running session has gone: the account is being erased, which takes the server some seconds more. Asks now
 * and then less and less often. Returns a function that ends it.
 */
export function checkUntilErased(user: User): () => void {
  let pause = 1000
  let timer: ReturnType<typeof setTimeout> | undefined
  let ended = false
  const check = async () => {
    await checkSession(user, true)
    if (ended) return
    timer = setTimeout(check, pause)
    pause = Math.min(2 * pause, longestPause)
  }
  void check()
  return () => {
    ended = true
    clearTimeout(timer)
  }
}
