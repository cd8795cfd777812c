import type { User } from 'firebase/auth'
import { useEffect } from 'react'
import { useUser } from 'reactfire'
import { LiveDataBoundary } from '../../../platform/firebase/reactfire-cures'
import { AccountListener } from './account-listener'
import { checkFromTimeToTime } from './check-session'
import { hostedAccountOf, sessionUserOf } from './hosted-profile'
import { publishHostedSession } from './hosted-session-state'
import { endVanishedSession } from './session-end'

/** How long another tab that signs out may take to remove the stored token, in milliseconds. */
const otherTabMs = 500

/** How long a refused profile is left alone before it is asked for again, in milliseconds. */
const refusedPauseMs = 30_000

/**
 * The one place where a hosted session is made: it follows Firebase's account, its claims and its profile, and publishes what
 * they say. It draws nothing.
 */
export function SessionListener() {
  const { status, data: user } = useUser()
  const isVanished = status === 'success' && user === null
  useEffect(() => {
    if (!isVanished) return
    const timer = setTimeout(endVanishedSession, otherTabMs)
    return () => clearTimeout(timer)
  }, [isVanished])
  useEffect(() => (user ? checkFromTimeToTime(user) : undefined), [user])
  if (!user) return null
  return (
    <LiveDataBoundary fallback={(_error, retry) => <WithoutProfile user={user} onRetry={retry} />}>
      <AccountListener user={user} />
    </LiveDataBoundary>
  )
}

/** The profile was refused: the person goes on with the names of the account, and it is asked for again later. */
function WithoutProfile({ user, onRetry }: { readonly user: User; readonly onRetry: () => void }) {
  useEffect(() => {
    publishHostedSession(sessionUserOf(user, null, 'user'), hostedAccountOf(user, null))
    const timer = setTimeout(onRetry, refusedPauseMs)
    return () => clearTimeout(timer)
  }, [user, onRetry])
  return null
}
