// @vitest-environment jsdom
import { render, screen } from '@testing-library/react'
import { nameOf, type User, UserRow } from './user-row'

const user: User = {
  uid: 'u1',
  email: 'lin@example.com',
  displayName: '\u202egnaW niL\u202c',
  role: 'user',
  emailVerified: true,
  disabled: false,
  hasProfile: true,
  createdAt: null,
  lastSignInAt: null,
}
const nothing = () => undefined

function show(change: Partial<User> = {}, isOwn = false) {
  render(
    <table>
      <tbody>
        <UserRow
          user={{ ...user, ...change }}
          isOwn={isOwn}
          onRole={nothing}
          onDisabled={nothing}
          onRemove={nothing}
        />
      </tbody>
    </table>,
  )
}

test('a name out of Auth turns nothing round: no marks of direction, and a place of its own', () => {
  show()
  expect(screen.getByText('gnaW niL').tagName).toBe('BDI')
  expect(screen.getByRole('combobox').getAttribute('aria-label')).toBe('gnaW niL 的角色')
})

test('an account without a name is called by its address, and without one by its uid', () => {
  expect(nameOf({ ...user, displayName: '' })).toBe('lin@example.com')
  expect(nameOf({ ...user, displayName: '\u202e', email: '' })).toBe('u1')
})

test('an account without a profile is marked, and the own account cannot be removed here', () => {
  show({ hasProfile: false }, true)
  expect(screen.getByRole('rowheader').textContent).toContain('没有资料')
  expect(screen.queryByRole('button', { name: /^删除账户/ })).toBeNull()
})
