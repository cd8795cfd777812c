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

function show(change: Partial<User> = {}, isOwn = false, busy = false) {
  render(
    <table>
      <tbody>
        <UserRow
          user={{ ...user, ...change }}
          isOwn={isOwn}
          busy={busy}
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
  expect(screen.getByRole('button', { name: '更改角色：gnaW niL' })).toBeTruthy()
})

test('an account without a name is called by its address, and without one by its uid', () => {
  expect(nameOf({ ...user, displayName: '' })).toBe('lin@example.com')
  expect(nameOf({ ...user, displayName: '\u202e', email: '' })).toBe('u1')
})

test('the role is a word and a button, and removing stands in another cell than disabling', () => {
  show({ role: 'caregiver', disabled: true })
  const cells = screen.getAllByRole('cell').map(({ textContent }) => textContent)
  expect(cells[1]).toMatch(/^照护者更改角色/)
  expect(cells[2]).toMatch(/^已停用恢复/)
  expect(cells[2]).not.toContain('删除账户')
  expect(cells[3]).toContain('删除账户')
})

test('an address that is the only name stands once, where it may break before its @ only', () => {
  show({ displayName: '' })
  expect(screen.getByRole('rowheader').textContent).toBe('lin@example.com')
  expect(screen.getByText(/^lin/).className).toContain('email-text')
})

test('an account without a profile is marked, and the own account cannot be removed here', () => {
  show({ hasProfile: false }, true)
  expect(screen.getByRole('rowheader').textContent).toContain('没有资料')
  expect(screen.queryByRole('button', { name: /^删除账户/ })).toBeNull()
})

test('while a change is under way no button of a row looks as if it could be pressed', () => {
  show({}, false, true)
  const buttons = screen.getAllByRole('button')
  expect(buttons).toHaveLength(3)
  for (const button of buttons) expect(button.getAttribute('aria-disabled')).toBe('true')
})
