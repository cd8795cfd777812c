import type { ProfileDocument } from '@amhs/domain/documents/profile-document'
import { useSyncExternalStore } from 'react'
import { takeProfileConsents } from '../../../platform/consents'
import { BackendError } from '../../../platform/firebase/backend-error'
import type { SessionUser } from '../../../platform/session'
import {
  currentSession,
  expectHostedSession,
  isHostedFollowed,
  keepSession,
  subscribeSession,
} from '../../../platform/session'
import { createStore } from '../../../platform/store'

/** The prefix of the token string that stands for a hosted session. */
const tokenPrefix = 'firebase_'

/** How long a sign-in waits for the listener, which goes on without a profile after four seconds. In milliseconds. */
const arrivalTimeoutMs = 10_000

/** What pages of the account need beside the session. */
export interface HostedAccount {
  /** The profile document; null when it is absent, cannot be read or does not fit. */
  readonly profile: ProfileDocument | null
  /** The person has no password: Google confirms who they are. */
  readonly hasGoogleOnly: boolean
}

const accountStore = createStore<HostedAccount | null>(null)

/**
 * What the listener makes of account, claims and profile becomes the session. Only the listener calls this. A session that
 * ended meanwhile is not begun again.
 */
export function publishHostedSession(user: SessionUser, account: HostedAccount): void {
  if (!isHostedFollowed()) return
  takeProfileConsents(user.id, account.profile?.consents ?? {})
  accountStore.set(account)
  keepSession(user, `${tokenPrefix}${user.id}`, 'hosted')
}

/** The signed-in person's account as the session's listener last saw it; null while it is awaited. */
export function useHostedAccount(): HostedAccount | null {
  return useSyncExternalStore(accountStore.subscribe, accountStore.get)
}

/**
 * Has the account that Firebase has just signed in become the session.
 *
 * @throws BackendError `network` when the session does not come
 */
export function beginHostedSession(uid: string): Promise<SessionUser> {
  accountStore.set(null)
  expectHostedSession()
  return new Promise((resolve, reject) => {
    const end = () => {
      clearTimeout(timer)
      stop()
    }
    const look = () => {
      const session = currentSession()
      if (session.status !== 'signed-in' || session.mode !== 'hosted' || session.user.id !== uid) return
      end()
      resolve(session.user)
    }
    const stop = subscribeSession(look)
    const timer = setTimeout(() => {
      stop()
      reject(new BackendError('network', 'The session did not begin.'))
    }, arrivalTimeoutMs)
    look()
  })
}
