// @vitest-environment jsdom
import { fireEvent, render, screen } from '@testing-library/react'
import { RoleDialog } from './role-dialog'

beforeAll(() => {
  HTMLDialogElement.prototype.showModal = vi.fn()
  HTMLDialogElement.prototype.close = vi.fn()
})

function show(isOwn = false) {
  const onAnswer = vi.fn()
  render(<RoleDialog name="Lin" current="user" isOwn={isOwn} onAnswer={onAnswer} />)
  return onAnswer
}

test('a role is only given once another one was chosen and confirmed, and only once', () => {
  const onAnswer = show()
  const change = screen.getByRole('button', { name: '更改角色', hidden: true })
  fireEvent.click(change)
  expect(onAnswer).not.toHaveBeenCalled()
  fireEvent.click(screen.getByRole('radio', { name: '管理员', hidden: true }))
  fireEvent.click(change)
  fireEvent.click(change)
  expect(onAnswer.mock.calls).toEqual([['admin']])
})

test('the way back changes nothing, whatever was chosen', () => {
  const onAnswer = show()
  fireEvent.click(screen.getByRole('radio', { name: '管理员', hidden: true }))
  fireEvent.click(screen.getByRole('button', { name: '不更改', hidden: true }))
  expect(onAnswer.mock.calls).toEqual([[null]])
  expect(screen.queryByText(/自己的角色/)).toBeNull()
})

test('whoever changes the own role hears what they lose by it as the dialog opens', () => {
  show(true)
  const described = screen.getByRole('dialog', { hidden: true }).getAttribute('aria-describedby')
  expect(document.getElementById(described ?? '')?.textContent).toContain('你会马上失去管理权限')
})

test('the Enter that opened the dialog presses nothing in it while it is held down', () => {
  show()
  const back = screen.getByRole('button', { name: '不更改', hidden: true })
  // An event that was stopped answers false.
  expect(fireEvent.keyDown(back, { key: 'Enter', repeat: true })).toBe(false)
  expect(fireEvent.keyDown(back, { key: 'Enter' })).toBe(true)
  const role = screen.getByRole('radio', { name: '管理员', hidden: true })
  expect(fireEvent.keyDown(role, { key: 'ArrowDown', repeat: true })).toBe(true)
})

test('what a role opens is said once it is chosen, and nothing of a role that opens nothing', () => {
  show()
  const said = screen.getByRole('status', { hidden: true })
  expect(said.textContent).toBe('')
  fireEvent.click(screen.getByRole('radio', { name: '专业人员', hidden: true }))
  expect(said.textContent).toMatch(/^只有核对过登记的人才应得到这个角色.*不算核对/)
  fireEvent.click(screen.getByRole('radio', { name: '管理员', hidden: true }))
  expect(said.textContent).toMatch(/^只有团队确认过身份的人/)
  for (const name of ['照护者', '用户']) {
    fireEvent.click(screen.getByRole('radio', { name, hidden: true }))
    expect(said.textContent).toBe('')
  }
})
