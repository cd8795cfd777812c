import { isRole } from '@amhs/domain/accounts/roles'
import * as v from 'valibot'
import { readJson, readText, removeText, storageKeys, writeJson } from '../../../platform/browser-storage'
import type { SessionUser } from '../../../platform/session'

const text = v.string()

const localUserSchema = v.object({
  id: v.pipe(text, v.nonEmpty()),
  email: text,
  /** The bcrypt hash. */
  password: text,
  firstName: text,
  lastName: text,
  role: v.custom<SessionUser['role']>(isRole),
  /** ISO 8601, UTC. */
  createdAt: text,
  updatedAt: text,
})

/** An account of local mode as the browser keeps it. */
export type LocalUser = v.InferOutput<typeof localUserSchema>

/** What is stored; entries that do not fit stay where they are and are left alone. */
function storedUsers(): readonly unknown[] {
  const stored = readJson(storageKeys.users)
  return Array.isArray(stored) ? stored : []
}

function asLocalUser(entry: unknown): LocalUser | null {
  const result = v.safeParse(localUserSchema, entry)
  return result.success ? result.output : null
}

function findUser(matches: (user: LocalUser) => boolean): LocalUser | null {
  for (const entry of storedUsers()) {
    const user = asLocalUser(entry)
    if (user && matches(user)) return user
  }
  return null
}

/** Addresses are the same whatever their case. */
export function findUserByEmail(email: string): LocalUser | null {
  const wanted = email.toLowerCase()
  return findUser((user) => user.email.toLowerCase() === wanted)
}

export function findUserById(id: string): LocalUser | null {
  return findUser((user) => user.id === id)
}

/** Adds an account; says whether the browser kept it. */
export function addUser(user: LocalUser): boolean {
  return writeJson(storageKeys.users, [...storedUsers(), user])
}

/** Replaces the account with the same id; says whether the browser kept it. */
export function replaceUser(user: LocalUser): boolean {
  const users = storedUsers().map((entry) => (asLocalUser(entry)?.id === user.id ? user : entry))
  return writeJson(storageKeys.users, users)
}

export function removeUser(id: string): boolean {
  const others = storedUsers().filter((entry) => asLocalUser(entry)?.id !== id)
  if (others.length > 0) return writeJson(storageKeys.users, others)
  // An empty list would tell that there was an account here.
  removeText(storageKeys.users)
  return readText(storageKeys.users) === null
}

/** The copy that pages see: without the password. No address is verified in local mode, and none has to be. */
export function sessionUserOf({ password: _, ...user }: LocalUser): SessionUser {
  return { ...user, emailVerified: false }
}
