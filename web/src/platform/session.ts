import { type Role, roleFromClaim } from '@amhs/domain/accounts/roles'
import { useSyncExternalStore } from 'react'
import { readJson, readText, removeText, storageKeys, writeJson, writeText } from './browser-storage'
import { createStore } from './store'

/** The signed-in person as pages see them: never a password, never more than the header and the profile need. */
export interface SessionUser {
  readonly id: string
  readonly email: string
  readonly firstName: string
  readonly lastName: string
  readonly role: Role
  readonly emailVerified: boolean
  /** ISO 8601, UTC: when the account was made, and when its names or its like were last changed. */
  readonly createdAt: string
  readonly updatedAt: string
}

/** hosted: accounts are kept by Firebase; local: accounts are kept in this browser only. */
export type AuthMode = 'hosted' | 'local'

/**
 * `restoring`: a stored session exists and is being checked; `user` is what was stored.
 * Nothing that only a signed-in person may see is shown before the check ends.
 * `left`: the person ended the session, by signing out or by deleting the account; nothing asks them to sign in again.
 * `ended`: the person did not end it: it ran out, or the account was disabled.
 */
export type Session =
  | { readonly status: 'restoring'; readonly user: SessionUser }
  | { readonly status: 'signed-out'; readonly left?: boolean; readonly ended?: boolean }
  | { readonly status: 'signed-in'; readonly user: SessionUser; readonly mode: AuthMode }

const signedOut: Session = { status: 'signed-out' }
const sessionStore = createStore<Session>(signedOut)
const modeStore = createStore<AuthMode>('hosted')
/** Somebody has just signed in to a hosted account, and the session is about to be made of it. */
const arrivalStore = createStore(false)
/** What is left of a session that was removed only in part. */
const remainderStore = createStore(false)

/** Restores what the browser kept: the mode, and a session if both token and user are present. */
export function startSession(): void {
  modeStore.set(storedMode())
  const user = parseSessionUser(readJson(storageKeys.user))
  const token = readText(storageKeys.authToken)
  remainderStore.set(hasRemainder())
  if (!user || !token) {
    sessionStore.set(signedOut)
    return
  }
  const mode = modeStore.get()
  sessionStore.set(mode === 'local' ? { status: 'signed-in', user, mode } : { status: 'restoring', user })
}

export function currentSession(): Session {
  return sessionStore.get()
}

export function currentMode(): AuthMode {
  return modeStore.get()
}

/** Sets the session and keeps user and token, so that the next visit starts with them. */
export function keepSession(user: SessionUser, token: string, mode: AuthMode): void {
  const before = sessionStore.get()
  writeJson(storageKeys.user, user)
  writeText(storageKeys.authToken, token)
  arrivalStore.set(false)
  remainderStore.set(false)
  // Those who follow the session are told only of what has changed.
  const same =
    before.status === 'signed-in' &&
    before.mode === mode &&
    JSON.stringify(before.user) === JSON.stringify(user)
  if (!same) sessionStore.set({ status: 'signed-in', user, mode })
}

/** Begins to follow the hosted account that has just been signed in to; the listener makes the session of it. */
export function expectHostedSession(): void {
  arrivalStore.set(true)
}

/** Whether there is a hosted account to follow: a session that is or may be one, or a sign-in a moment ago. */
export function isHostedFollowed(): boolean {
  return modeStore.get() === 'hosted' && (sessionStore.get().status !== 'signed-out' || arrivalStore.get())
}

/**
 * Whether the storage holds only one of user and token: the session was removed in part, by hand or by a quick exit. The
 * session is over then, and what is left of it has to go as well.
 */
export function hasRemainder(): boolean {
  return (
    (parseSessionUser(readJson(storageKeys.user)) === null) !== (readText(storageKeys.authToken) === null)
  )
}

export function clearSession(): void {
  removeText(storageKeys.user)
  removeText(storageKeys.authToken)
  arrivalStore.set(false)
  remainderStore.set(false)
  // What ended the session stays known when it is cleared once more.
  if (sessionStore.get().status !== 'signed-out') sessionStore.set(signedOut)
}

/**
 * Ends the session on this page, at once, where Firebase has still to end its own: nobody's name stays, only the sign by which
 * the next start knows that there is something to end (`hasRemainder`).
 */
export function leaveRemainder(): void {
  writeText(storageKeys.authToken, 'ended')
  removeText(storageKeys.user)
  arrivalStore.set(false)
  if (sessionStore.get().status !== 'signed-out') sessionStore.set(signedOut)
}

/** Ends a session that the person did not end. */
export function clearEndedSession(): void {
  if (sessionStore.get().status !== 'signed-out') sessionStore.set({ status: 'signed-out', ended: true })
  clearSession()
}

/** Ends a session that the person ends, or that of an account that no longer exists: its pages lead home. */
export function clearLeftSession(): void {
  sessionStore.set({ status: 'signed-out', left: true })
  clearSession()
}

/** Once the person is on another page, how the session ended is told: the next guarded page asks to sign in, and no more. */
export function forgetSessionEnd(): void {
  const session = sessionStore.get()
  if (session.status === 'signed-out') sessionStore.set(signedOut)
}

/** Switches between hosted and local accounts: the flag is kept, user and token are cleared. */
export function changeMode(mode: AuthMode): void {
  writeText(storageKeys.hostedMode, mode === 'hosted' ? 'true' : 'false')
  clearSession()
  modeStore.set(mode)
}

/** Keeps this tab's session and mode as the other tabs leave them: a sign-out in one signs out all. */
export function followOtherTabs(): () => void {
  const followed: readonly (string | null)[] = [
    storageKeys.authToken,
    storageKeys.user,
    storageKeys.hostedMode,
    null,
  ]
  const follow = ({ key }: StorageEvent) => {
    if (!followed.includes(key)) return
    const before = sessionStore.get()
    const user = parseSessionUser(readJson(storageKeys.user))
    // The same person with new names or a new role stays signed in; anybody else is checked first.
    const same = before.status === 'signed-in' && before.mode === storedMode() && before.user.id === user?.id
    if (same && user && readText(storageKeys.authToken)) sessionStore.set({ ...before, user })
    else startSession()
  }
  window.addEventListener('storage', follow)
  return () => window.removeEventListener('storage', follow)
}

function storedMode(): AuthMode {
  return readText(storageKeys.hostedMode) === 'false' ? 'local' : 'hosted'
}

export function subscribeSession(listener: () => void): () => void {
  return sessionStore.subscribe(listener)
}

/** Prerendered pages are those of a visitor, so hydration starts signed out. */
export function useSession(): Session {
  return useSyncExternalStore(sessionStore.subscribe, sessionStore.get, () => signedOut)
}

/** As `isHostedFollowed`, for components. */
export function useHostedFollowed(): boolean {
  const mode = useAuthMode()
  const { status } = useSession()
  const arriving = useSyncExternalStore(arrivalStore.subscribe, arrivalStore.get, () => false)
  return mode === 'hosted' && (status !== 'signed-out' || arriving)
}

/** Whether something of an ended session still has to be removed. */
export function useRemainder(): boolean {
  return useSyncExternalStore(remainderStore.subscribe, remainderStore.get, () => false)
}

export function useAuthMode(): AuthMode {
  return useSyncExternalStore(modeStore.subscribe, modeStore.get, () => 'hosted')
}

/** A stored user that does not fit is no user: a tampered entry must not sign anybody in. */
function parseSessionUser(stored: unknown): SessionUser | null {
  if (typeof stored !== 'object' || stored === null) return null
  const { id, email, firstName, lastName, role, emailVerified, createdAt, updatedAt } = stored as Record<
    string,
    unknown
  >
  if (typeof id !== 'string' || id === '' || typeof email !== 'string') return null
  return {
    id,
    email,
    firstName: typeof firstName === 'string' ? firstName : '',
    lastName: typeof lastName === 'string' ? lastName : '',
    role: roleFromClaim(role),
    emailVerified: emailVerified === true,
    createdAt: typeof createdAt === 'string' ? createdAt : '',
    updatedAt: typeof updatedAt === 'string' ? updatedAt : '',
  }
}
