import type { Role } from './roles'
import {
  hasAnyRole,
  hasRole,
  isAdmin,
  isRole,
  needsVerifiedAddress,
  roleFromClaim,
  roleLabels,
  roles,
} from './roles'

const nobodyAndAll: readonly (Role | null)[] = [null, ...roles]

test('there are the four roles of the specification, each with a badge', () => {
  expect(roles).toEqual(['user', 'caregiver', 'professional', 'admin'])
  expect(roles.map((role) => roleLabels[role].en)).toEqual(['User', 'Caregiver', 'Professional', 'Admin'])
  expect(roles.map((role) => roleLabels[role].zh)).toEqual(['用户', '照护者', '专业人员', '管理员'])
})

test.each([undefined, null, '', 'Admin', 'admin ', 'root', 0, true, {}, ['admin'], 'constructor'])(
  'the claim %j gives no more than user',
  (claim) => {
    expect(roleFromClaim(claim)).toBe('user')
    expect(isRole(claim)).toBe(false)
  },
)

test.each(roles)('the claim %s is kept', (role) => {
  expect(roleFromClaim(role)).toBe(role)
})

test.each(nobodyAndAll)('%s has only its own role', (role) => {
  expect(roles.filter((wanted) => hasRole(role, wanted))).toEqual(role ? [role] : [])
  expect(isAdmin(role)).toBe(role === 'admin')
})

test.each(nobodyAndAll)('%s has any of a list only if it stands in the list', (role) => {
  expect(hasAnyRole(role, [])).toBe(false)
  expect(hasAnyRole(role, roles)).toBe(role !== null)
  expect(hasAnyRole(role, ['professional', 'admin'])).toBe(role === 'professional' || role === 'admin')
})

test('the roles that open what concerns other people need a verified address', () => {
  expect(roles.filter(needsVerifiedAddress)).toEqual(['professional', 'admin'])
})
