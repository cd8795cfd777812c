import type { Role } from '@amhs/domain/accounts/roles'
import { roleFromClaim } from '@amhs/domain/accounts/roles'
import type { User } from 'firebase/auth'
import { useEffect, useRef, useState } from 'react'
import { useFirestore, useFirestoreDocData, useIdTokenResult } from 'reactfire'
import { flashMessage } from '../../../platform/flash-message'
import { currentSession } from '../../../platform/session'
import { applyProfilePreferences } from '../profile/profile-preferences'
import { checkSession, checkUntilErased } from './check-session'
import type { StoredProfile } from './hosted-profile'
import {
  createAbsentProfile,
  hostedAccountOf,
  logFailure,
  sessionUserOf,
  storedProfileReference,
} from './hosted-profile'
import { publishHostedSession } from './hosted-session-state'
import { useKeptPreferences } from './keep-preferences'
import { endDeletedSession, endSession } from './session-end'

/** How long a session waits for its profile before it goes on without one, in milliseconds. */
const profileTimeoutMs = 4000

/** The accounts whose profile this page has seen: such a profile is never written anew when it is gone. */
const seenProfiles = new Set<string>()

/** Follows claims and profile of an account and publishes the session that they make. It draws nothing. */
export function AccountListener({ user }: { readonly user: User }) {
  const firestore = useFirestore()
  const role = useRole(user)
  const { status, data: stored } = useFirestoreDocData(storedProfileReference(firestore, user.uid))
  const isAbsent = status === 'success' && stored === undefined
  const isPublished = useRef(false)

  // After every rendering: what is the same as before is not published again.
  useEffect(() => {
    if (stored === undefined) return
    seenProfiles.add(user.uid)
    if (role === null) return
    isPublished.current = true
    if (stored.profile) applyProfilePreferences(stored.profile.profile.preferences)
    publishHostedSession(sessionUserOf(user, stored.profile, role), hostedAccountOf(user, stored.profile))
  })

  // A database that cannot be reached reports nothing at all. A person who comes back goes on with the role of the
  // account, one who signs in as a user; the profile takes over once it comes.
  const roleWithoutProfile = useRef<Role>('user')
  useEffect(() => {
    if (role !== null && currentSession().status === 'restoring') roleWithoutProfile.current = role
  }, [role])
  useEffect(() => {
    const timer = setTimeout(() => {
      if (isPublished.current) return
      console.warn('[account]', 'The profile has not come; going on without it.')
      publishHostedSession(sessionUserOf(user, null, roleWithoutProfile.current), hostedAccountOf(user, null))
    }, profileTimeoutMs)
    return () => clearTimeout(timer)
  }, [user])

  useKeptPreferences(stored?.profile?.profile.preferences)
  useRoleChanges(user, stored, role)
  useStandingChanges(user, stored)
  useEffect(() => {
    if (!isAbsent) return
    if (seenProfiles.has(user.uid)) return followErasing(user)
    createAbsentProfile(firestore, user).catch((error: unknown) => {
      logFailure('The profile could not be created.', error)
      // The rules write none for an account that was erased.
      if (Reflect.get(Object(error), 'code') === 'permission-denied') void checkSession(user, true)
    })
  }, [isAbsent, firestore, user])
  return null
}

/** The role of the token, which alone counts; while a new token is read, that of the last one. Null before the first. */
function useRole(user: User): Role | null {
  const { data: token } = useIdTokenResult(user)
  const [role, setRole] = useState<Role | null>(null)
  const now = token === undefined ? role : roleFromClaim(token.claims.role)
  if (now !== role) setRole(now)
  return now
}

/** The profile mirrors the role: when it says another one than the token, only a new token carries the new claim. */
function useRoleChanges(user: User, stored: StoredProfile | undefined, role: Role | null): void {
  const mirrored = stored?.profile?.role
  const askedFor = useRef<Role | null>(null)
  useEffect(() => {
    if (mirrored === undefined || role === null) return
    // Once for each new role in the profile: a claim that does not follow must not be asked for without end.
    const isNew = mirrored !== role && mirrored !== askedFor.current
    askedFor.current = mirrored === role ? null : mirrored
    if (!isNew) return
    user.getIdToken(true).catch((error: unknown) => logFailure('No new token was given.', error))
  }, [mirrored, role, user])
}

/** The server touches the profile of an account that it disables: then the provider has ended the session. */
function useStandingChanges(user: User, stored: StoredProfile | undefined): void {
  const touched = stored?.isPending === false ? stored.profile?.updatedAt : undefined
  const isDisabled = stored?.isDisabled === true
  const before = useRef(touched)
  useEffect(() => {
    if (touched === undefined || touched === before.current) return
    if (before.current !== undefined) {
      // The provider's own end of it comes with the answer; what others entrusted to this account leaves the page now.
      void checkSession(user)
      if (isDisabled) endSession('user-disabled')
    }
    before.current = touched
  }, [touched, isDisabled, user])
}

/** Waits for the end of an account that is being erased; returns a function that stops waiting. */
function followErasing(user: User): () => void {
  const stop = checkUntilErased(user)
  return () => {
    stop()
    // Another tab, where it was deleted, may have removed the session before this one found out why.
    if (currentSession().status === 'signed-out' && flashMessage.get() === null) endDeletedSession()
  }
}
