// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { Composer } from './composer'
import { sendMessage } from './conversation'
import { type ChatState, emptyChat } from './conversation-state'

vi.mock('./conversation', () => ({ sendMessage: vi.fn(), setDraft: vi.fn() }))

afterEach(() => {
  cleanup()
  vi.mocked(sendMessage).mockClear()
})

const reader = { language: 'zh-CN', region: 'CN', ageBand: 'adult' } as const
const composer = (state: Partial<ChatState>) => (
  <Composer state={{ ...emptyChat, ...state }} reader={reader} />
)
const field = () => screen.getByRole('textbox')
const enter = (held = false) => fireEvent.keyDown(field(), { key: 'Enter', repeat: held })
const send = () => fireEvent.click(screen.getByRole('button', { name: '发送' }))
const isRefused = () => [
  field().getAttribute('aria-invalid') === 'true',
  screen.queryByRole('alert') !== null,
  document.title.startsWith('错误：'),
]

test('nothing to send while an answer arrives: the field is no longer refused once the answer ends', () => {
  const { rerender } = render(composer({ busy: true }))
  send()
  expect(isRefused()).toEqual([true, true, true])
  rerender(composer({ busy: false }))
  expect(isRefused()).toEqual([false, false, false])
})

test('nothing to send: the first letter takes the refusal back', () => {
  render(composer({ busy: true }))
  send()
  fireEvent.input(field(), { target: { value: '我' } })
  expect(isRefused()).toEqual([false, false, false])
})

test('Enter with nothing to send is refused, but not while it is still held down or an answer arrives', () => {
  const { rerender } = render(composer({ busy: false }))
  enter(true)
  expect(isRefused()).toEqual([false, false, false])
  rerender(composer({ busy: true }))
  enter()
  expect(isRefused()).toEqual([false, false, false])
  rerender(composer({ busy: false }))
  enter()
  expect(isRefused()).toEqual([true, true, true])
})

test('a key that is held down sends once, and one press also while an answer arrives', () => {
  render(composer({ busy: true, draft: '我睡不着' }))
  enter()
  enter(true)
  expect(vi.mocked(sendMessage)).toHaveBeenCalledExactlyOnceWith('我睡不着', reader)
})

test('what is too long stays refused when the answer ends: it has still to be shortened', () => {
  const draft = '长'.repeat(2001)
  const { rerender } = render(composer({ busy: true, draft }))
  send()
  rerender(composer({ busy: false, draft }))
  expect(isRefused()).toEqual([true, true, true])
})
