import type { Role } from '@amhs/domain/accounts/roles'
import { sanitise } from '@amhs/domain/accounts/sanitise'
import { checkPassword, checkRegistration } from '@amhs/domain/accounts/validation'
import { readText, storageKeys } from '../../../platform/browser-storage'
import type { SessionUser } from '../../../platform/session'
import { currentSession, keepSession } from '../../../platform/session'
import type { AuthResult } from '../auth-result'
import { failed, refused, succeeded } from '../auth-result'
import type { LocalUser } from './local-users'
import { addUser, findUserByEmail, findUserById, removeUser, replaceUser, sessionUserOf } from './local-users'
import type { PasswordHasher } from './password-hashing'
import { workerHasher } from './password-hashing'

export interface LocalRegistration {
  readonly email: string
  readonly password: string
  readonly passwordConfirmation: string
  readonly firstName: string
  readonly lastName: string
  /** Free to choose: it never leaves the device and opens nothing on the server. */
  readonly role: Role
}

export interface LocalAccounts {
  readonly register: (input: LocalRegistration) => Promise<AuthResult>
  readonly signIn: (email: string, password: string) => Promise<AuthResult>
  readonly updateProfile: (change: {
    readonly firstName?: string
    readonly lastName?: string
  }) => Promise<AuthResult>
  readonly changePassword: (current: string, wanted: string, confirmation: string) => Promise<AuthResult>
  /** Removes the account of the session after its password was given once more; the session is the caller's to end. */
  readonly deleteAccount: (password: string) => Promise<AuthResult>
}

/** Accounts kept in this browser; nothing here makes a request. Only the hashing of passwords can be replaced. */
export function createLocalAccounts(hasher: PasswordHasher): LocalAccounts {
  return {
    async register(input) {
      const email = sanitise(input.email)
      const [problem, ...more] = checkRegistration({ ...input, email })
      if (problem) return refused(problem, ...more)
      if (findUserByEmail(email)) return refused('email-taken')
      try {
        const user = newUser(input, email, await hasher.hash(input.password))
        // Hashing takes a while: another tab may have taken the address meanwhile.
        if (findUserByEmail(email)) return refused('email-taken')
        if (!addUser(user)) return failed('local-register-failed')
        return succeeded('local-registered', { user: begin(user) })
      } catch {
        return failed('local-register-failed')
      }
    },

    async signIn(email, password) {
      try {
        const user = findUserByEmail(sanitise(email))
        if (!user || !(await hasher.matches(password, user.password)))
          return failed('local-wrong-credentials')
        return succeeded('local-signed-in', { user: begin(user) })
      } catch {
        return failed('local-sign-in-failed')
      }
    },

    async updateProfile(change) {
      const session = localSession()
      if (!session) return failed('local-not-signed-in')
      const user = findUserById(session.id)
      if (!user) return failed('local-update-failed')
      const next: LocalUser = {
        ...user,
        firstName: sanitise(change.firstName ?? user.firstName),
        lastName: sanitise(change.lastName ?? user.lastName),
        updatedAt: new Date().toISOString(),
      }
      if (!replaceUser(next)) return failed('local-update-failed')
      const shown = sessionUserOf(next)
      keepSession(shown, readText(storageKeys.authToken) ?? randomHex(32), 'local')
      return succeeded('local-profile-updated', { user: shown })
    },

    async changePassword(current, wanted, confirmation) {
      const session = localSession()
      if (!session) return failed('local-not-signed-in')
      const user = findUserById(session.id)
      if (!user) return failed('local-user-missing')
      try {
        if (!(await hasher.matches(current, user.password))) return failed('local-current-password-wrong')
        const [problem, ...more] = [
          ...checkPassword(wanted),
          ...(wanted === confirmation ? [] : (['password-confirmation'] as const)),
        ]
        if (problem) return refused(problem, ...more)
        const next = { ...user, password: await hasher.hash(wanted), updatedAt: new Date().toISOString() }
        if (!replaceUser(next)) return failed('local-password-change-failed')
        return succeeded('local-password-changed')
      } catch {
        return failed('local-password-change-failed')
      }
    },

    async deleteAccount(password) {
      const session = localSession()
      if (!session) return failed('local-not-signed-in')
      const user = findUserById(session.id)
      if (!user) return failed('local-user-missing')
      try {
        if (!(await hasher.matches(password, user.password))) return failed('local-current-password-wrong')
        if (!removeUser(user.id)) return failed('account-delete-failed')
        return succeeded('account-deleted')
      } catch {
        return failed('account-delete-failed')
      }
    },
  }
}

/** The accounts that the pages use. */
export const localAccounts = createLocalAccounts(workerHasher)

function localSession(): SessionUser | null {
  const session = currentSession()
  return session.status === 'signed-in' && session.mode === 'local' ? session.user : null
}

function newUser(input: LocalRegistration, email: string, hash: string): LocalUser {
  const now = new Date().toISOString()
  return {
    id: randomHex(16),
    email,
    password: hash,
    firstName: sanitise(input.firstName),
    lastName: sanitise(input.lastName),
    role: input.role,
    createdAt: now,
    updatedAt: now,
  }
}

/** Sets the session with a new random token of 32 bytes. */
function begin(user: LocalUser): SessionUser {
  const sessionUser = sessionUserOf(user)
  keepSession(sessionUser, randomHex(32), 'local')
  return sessionUser
}

/** Random bytes as hexadecimal digits, two a byte. */
function randomHex(bytes: number): string {
  const random = crypto.getRandomValues(new Uint8Array(bytes))
  return [...random].map((byte) => byte.toString(16).padStart(2, '0')).join('')
}
