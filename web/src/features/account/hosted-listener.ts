import { hostedErrorCode } from '@amhs/domain/accounts/auth-messages'
import type { User } from 'firebase/auth'
import { onAuthStateChanged } from 'firebase/auth'
import type { DocumentSnapshot } from 'firebase/firestore'
import { onSnapshot } from 'firebase/firestore'
import type { FirebaseServices } from '../../platform/firebase/firebase-services'
import { loadFirebase } from '../../platform/firebase/firebase-services'
import { currentSession, keepSession } from '../../platform/session'
import {
  createProfile,
  fallbackUser,
  hostedToken,
  logFailure,
  profileOf,
  profileReference,
  roleOf,
  sessionUserOf,
} from './hosted-profile'
import { applyProfilePreferences } from './profile-preferences'
import { endSession, sessionVanished } from './session-end'

/** How often a running page asks whether the session still holds, in milliseconds. */
const checkInterval = 5 * 60_000

/** How long a stored session waits for its profile before it goes on without one, in milliseconds. */
const profilePatience = 4000

let paused = false

/** Keeps the listener from acting while the account is being erased; the returned function lets it act again. */
export function stopListening(): () => void {
  paused = true
  return () => {
    paused = false
  }
}

/** Codes with which the provider ends a session. */
const endings = ['user-disabled', 'user-token-expired', 'invalid-user-token', 'user-not-found'] as const

/**
 * Follows Firebase's session: keeps user and token, follows the person's own profile (a new role shows within seconds),
 * and ends the session when the provider does. Returns a function that stops all of it.
 *
 * @throws BackendError when Firebase cannot be had
 */
export async function startHostedListener(): Promise<() => void> {
  const services = await loadFirebase()
  let stopProfile = () => {}
  const stopAuth = onAuthStateChanged(services.auth, (user) => {
    stopProfile()
    stopProfile = () => {}
    if (user) {
      paused = false
      stopProfile = followProfile(services, user)
    } else if (!paused) void sessionVanished(() => services.auth.currentUser !== null)
  })
  const check = () => {
    const user = services.auth.currentUser
    if (user && document.visibilityState === 'visible') void checkSession(user)
  }
  const timer = setInterval(check, checkInterval)
  document.addEventListener('visibilitychange', check)
  return () => {
    stopAuth()
    stopProfile()
    clearInterval(timer)
    document.removeEventListener('visibilitychange', check)
  }
}

function followProfile({ firestore, auth }: FirebaseServices, user: User): () => void {
  let updatedBefore: unknown
  const follow = async (snapshot: DocumentSnapshot) => {
    if (paused) return
    // The server touches the profile of an account that it disables: then the provider has ended the session.
    const updatedAt: unknown = snapshot.get('updatedAt')?.valueOf()
    if (updatedBefore !== undefined && updatedAt !== updatedBefore && !snapshot.metadata.hasPendingWrites) {
      void checkSession(user)
    }
    updatedBefore = updatedAt
    if (!snapshot.exists()) {
      // From the cache alone a missing profile means nothing.
      if (!snapshot.metadata.fromCache) await createProfile(firestore, user)
      return
    }
    const profile = profileOf(snapshot)
    if (profile) applyProfilePreferences(profile.profile.preferences)
    // The mirror says that the role changed: only a new token carries the new claim.
    if (profile && profile.role !== (await roleOf(user))) await user.getIdToken(true)
    if (auth.currentUser?.uid !== user.uid) return
    keepSession(sessionUserOf(user, profile, await roleOf(user)), hostedToken(user.uid), 'hosted')
  }
  const fallBack = (error: unknown) => {
    if (paused || endedBy(error)) return
    logFailure('The profile could not be followed.', error)
    if (auth.currentUser?.uid === user.uid) keepSession(fallbackUser(user), hostedToken(user.uid), 'hosted')
  }
  // A database that cannot be reached reports nothing at all: the person goes on with the names and the role of the
  // account, and the profile takes over once it comes.
  const goOn = async () => {
    if (paused || currentSession().status !== 'restoring') return
    const role = await roleOf(user)
    if (auth.currentUser?.uid !== user.uid || currentSession().status !== 'restoring') return
    console.warn('[account]', 'The profile has not come; going on without it.')
    keepSession(sessionUserOf(user, null, role), hostedToken(user.uid), 'hosted')
  }
  const timer = setTimeout(() => void goOn().catch(fallBack), profilePatience)
  const stop = onSnapshot(
    profileReference(firestore, user.uid),
    (snapshot) => void follow(snapshot).catch(fallBack),
    fallBack,
  )
  return () => {
    clearTimeout(timer)
    stop()
  }
}

async function checkSession(user: User): Promise<void> {
  try {
    // In this order: only the new token's refusal tells a disabled account from a session that ran out.
    await user.getIdToken(true)
    await user.reload()
  } catch (error) {
    if (!endedBy(error)) logFailure('The session could not be checked.', error)
  }
}

/** Ends the session, with its reason, if the error says that the provider has ended it. */
function endedBy(error: unknown): boolean {
  const code = hostedErrorCode(error)
  const ended = endings.some((ending) => ending === code)
  if (ended) endSession(code === 'user-not-found' ? 'session-ended' : code)
  return ended
}
