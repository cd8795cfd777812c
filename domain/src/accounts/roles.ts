import type { Localized } from '../localized'

export const roles = ['user', 'caregiver', 'professional', 'admin'] as const

/** What an account is for; exactly one per person. Absent or unknown means `user`. */
export type Role = (typeof roles)[number]

export const defaultRole: Role = 'user'

/** The words of the role badge. */
export const roleLabels: Readonly<Record<Role, Localized>> = {
  user: { zh: '用户', en: 'User' },
  caregiver: { zh: '照护者', en: 'Caregiver' },
  professional: { zh: '专业人员', en: 'Professional' },
  admin: { zh: '管理员', en: 'Admin' },
}

export function isRole(value: unknown): value is Role {
  return roles.some((role) => role === value)
}

/** The role that a token's `role` claim gives; a claim that is absent or unknown gives no more than `user`. */
export function roleFromClaim(claim: unknown): Role {
  return isRole(claim) ? claim : defaultRole
}

/**
 * Whether a role is only for accounts whose address is verified: it opens what concerns other people, so the address that
 * was checked when the role was given must be the person's own. The rules ask the same of the token.
 */
export function needsVerifiedAddress(role: Role): boolean {
  return role === 'professional' || role === 'admin'
}

/** Whether the role is exactly the wanted one; nobody (null) has no role. */
export function hasRole(role: Role | null, wanted: Role): boolean {
  return role === wanted
}

/** Whether the role is one of the list; an empty list permits nobody. */
export function hasAnyRole(role: Role | null, permitted: readonly Role[]): boolean {
  return permitted.some((one) => one === role)
}

export function isAdmin(role: Role | null): boolean {
  return hasRole(role, 'admin')
}
