// @vitest-environment jsdom
import { callableErrorText } from '@amhs/domain/contracts/callable-errors'
import { act, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { announcements } from '../../platform/announcer'
import { CallFailure } from '../../platform/firebase/call-failure'
import { ActionNote } from './admin-parts'
import { useAdminAction } from './use-admin-action'

/** A row with one button, which leaves the page once its change has gone through. */
function Row({ change, gone }: { readonly change: () => Promise<unknown>; readonly gone: boolean }) {
  const action = useAdminAction()
  return (
    <>
      <ActionNote note={action.note} busy={action.busy} heldBack={action.heldBack} />
      {!(gone && action.note && !action.note.failed) && (
        <button type="button" onClick={() => action.run(change, '已保存。')}>
          做
        </button>
      )}
    </>
  )
}

async function press(change: () => Promise<unknown>, gone = false) {
  render(<Row change={change} gone={gone} />)
  const button = screen.getByRole('button', { name: '做' })
  button.focus()
  await act(async () => fireEvent.click(button))
  return button
}

test('success is shown and said politely, and the button keeps the focus', async () => {
  const button = await press(async () => undefined)
  await screen.findByText('已保存。')
  expect(announcements.get()).toMatchObject({ text: '已保存。', urgency: 'polite' })
  expect(document.activeElement).toBe(button)
})

test('says at once that a change is under way', async () => {
  let end = () => {}
  await press(() => new Promise<void>((done) => (end = done)))
  expect(screen.getByRole('status').textContent).toBe('正在处理…')
  await act(async () => end())
  await screen.findByText('已保存。')
  expect(screen.queryByText('正在处理…')).toBeNull()
})

test('the note takes the focus when the button has left the page', async () => {
  await press(async () => undefined, true)
  const note = (await screen.findByText('已保存。')).closest('div')
  await waitFor(() => expect(document.activeElement).toBe(note))
})

test('a refusal is shown in words and said at once', async () => {
  await press(() => Promise.reject(new CallFailure('last-admin', undefined)))
  const words = callableErrorText('last-admin', 'zh-CN')
  await screen.findByText(words)
  expect(announcements.get()).toMatchObject({ text: words, urgency: 'assertive' })
})

test('a second press while the first runs changes nothing, and that is said', async () => {
  let finish: () => void = () => undefined
  const change = vi.fn(() => new Promise<void>((resolve) => (finish = resolve)))
  const button = await press(change)
  fireEvent.click(button)
  expect(change).toHaveBeenCalledOnce()
  expect(screen.getByRole('status').textContent).toContain('前一项还在处理')
  await act(async () => finish())
  await screen.findByText('已保存。')
})
