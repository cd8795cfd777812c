// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { announcements } from '../../platform/announcer'
import { changePreferences } from '../../platform/preferences'
import { ChatTools } from './chat-tools'
import { type ChatState, emptyChat, withEntries } from './conversation-state'

const stopAnswer = vi.hoisted(() => vi.fn())
vi.mock('./conversation', () => ({ stopAnswer, clearChat: vi.fn(), retryAnswer: vi.fn() }))

afterEach(cleanup)

const reader = { language: 'zh-CN', region: 'CN', ageBand: 'adult' } as const

function running(): ChatState {
  return { ...withEntries(emptyChat, { kind: 'mine', text: '你好' }), busy: true }
}

test.each([
  ['zh-CN', '停止回答', '已停止回答。'],
  ['en', 'Stop answering', 'Stopped.'],
] as const)(
  'a stop is said once, and the focus stays beside what was pressed (%s)',
  async (language, stop, said) => {
    vi.useFakeTimers()
    changePreferences({ language })
    const heard: string[] = []
    const unsubscribe = announcements.subscribe(() => heard.push(announcements.get().text))
    const { rerender } = render(<ChatTools state={running()} reader={reader} />)
    const button = screen.getByRole('button', { name: stop })
    button.focus()
    fireEvent.click(button)
    expect(stopAnswer).toHaveBeenCalled()
    rerender(<ChatTools state={{ ...running(), busy: false }} reader={reader} />)
    act(() => vi.advanceTimersByTime(5000))
    unsubscribe()
    vi.useRealTimers()
    expect(heard).toEqual([said])
    expect(document.activeElement).toBe(screen.getAllByRole('button')[0])
  },
)

test('what “clear” asks is the name and description of a dialog, whose first button keeps everything', () => {
  HTMLDialogElement.prototype.showModal = function showModal() {
    this.open = true
  }
  changePreferences({ language: 'en' })
  render(<ChatTools state={{ ...running(), busy: false }} reader={reader} />)
  fireEvent.click(screen.getByRole('button', { name: 'Clear conversation' }))
  const dialog = screen.getByRole('dialog', { name: 'Clear this conversation?' })
  expect(dialog.getAttribute('aria-describedby')).toBe(screen.getByText('You can’t get it back.').id)
  expect(dialog.querySelector('button')?.textContent).toBe('Keep it')
})
