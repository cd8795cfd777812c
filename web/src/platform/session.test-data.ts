import type { SessionUser } from './session'

/** A signed-in person for tests; nothing about them matters but what a test changes. */
export function sessionUser(change: Partial<SessionUser> = {}): SessionUser {
  return {
    id: 'u',
    email: 'a@b.test',
    firstName: '',
    lastName: '',
    role: 'user',
    emailVerified: false,
    createdAt: '2026-01-01T00:00:00.000Z',
    updatedAt: '2026-01-01T00:00:00.000Z',
    ...change,
  }
}
