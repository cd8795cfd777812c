// @vitest-environment jsdom
import { setUserDisabled } from '@amhs/domain/contracts/set-user-disabled.contract'
import { setUserRole } from '@amhs/domain/contracts/set-user-role.contract'
import { act, fireEvent, render, screen } from '@testing-library/react'
import { DataProvider } from '../../../platform/data/data-provider'
import { UsersSection } from './users-section'

const { call } = vi.hoisted(() => ({ call: vi.fn() }))
vi.mock('../../../platform/firebase/call-function', () => ({ callFunction: call, callTimeoutMs: 1000 }))

const lin = {
  uid: 'lin',
  email: 'lin@example.com',
  displayName: 'Lin',
  role: 'user',
  emailVerified: true,
  disabled: false,
  hasProfile: true,
  createdAt: null,
  lastSignInAt: null,
}

beforeAll(() => {
  HTMLDialogElement.prototype.showModal = vi.fn()
  HTMLDialogElement.prototype.close = vi.fn()
})

test('while a role is being changed nothing else is asked, and that is said', async () => {
  let finish: () => void = () => undefined
  call.mockImplementation((contract: unknown) =>
    contract === setUserRole
      ? new Promise<void>((done) => (finish = done))
      : Promise.resolve({ users: [lin], nextPage: null }),
  )
  render(
    <DataProvider>
      <UsersSection />
    </DataProvider>,
  )
  const button = (name: RegExp) => screen.getByRole('button', { name, hidden: true })
  fireEvent.click(await screen.findByRole('button', { name: '更改角色：Lin' }))
  fireEvent.click(screen.getByRole('radio', { name: '照护者', hidden: true }))
  await act(async () => fireEvent.click(button(/^更改角色$/)))
  const disable = button(/^停用：Lin/)
  expect(disable.getAttribute('aria-disabled')).toBe('true')
  fireEvent.click(disable)
  expect(screen.queryByRole('dialog', { hidden: true })).toBeNull()
  expect(screen.getByText(/^前一项还在处理/)).toBeTruthy()
  await act(async () => finish())
  expect(await screen.findByText('Lin 现在是照护者。')).toBeTruthy()
  expect(screen.queryByText(/^前一项还在处理/)).toBeNull()
  fireEvent.click(button(/^停用：Lin/))
  await act(async () => fireEvent.click(button(/^停用$/)))
  expect(call.mock.calls.some(([contract]) => contract === setUserDisabled)).toBe(true)
})
