// @vitest-environment jsdom
import { act, cleanup, render, screen } from '@testing-library/react'
import { SlowNote } from './slow-note'

beforeEach(() => vi.useFakeTimers())
afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

const note = () => screen.queryByRole('status')?.textContent ?? ''

test('says within ten seconds that something takes long, and only as long as it does', () => {
  const { rerender } = render(<SlowNote busy />)
  act(() => vi.advanceTimersByTime(7000))
  expect(note()).toBe('')
  act(() => vi.advanceTimersByTime(2000))
  expect(note()).toContain('比平时慢')
  rerender(<SlowNote busy={false} />)
  expect(note()).toBe('')
  rerender(<SlowNote busy />)
  act(() => vi.advanceTimersByTime(7000))
  expect(note()).toBe('')
})
