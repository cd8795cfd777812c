// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react'
import { Loading } from './loading'

beforeEach(() => vi.useFakeTimers())
afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

test('what a page waits for in turn is told once, and again after a while', () => {
  render(
    <>
      <Loading label="正在打开…" />
      <Loading label="正在打开…" />
      <Loading label="正在查找…" />
    </>,
  )
  expect(screen.getAllByText('正在打开…')).toHaveLength(2)
  expect(screen.getAllByRole('status').map(({ textContent }) => textContent)).toEqual([
    '正在打开…',
    '正在查找…',
  ])
  cleanup()
  render(<Loading label="正在打开…" />)
  expect(screen.queryByRole('status')).toBeNull()
  cleanup()
  vi.advanceTimersByTime(6000)
  render(<Loading label="正在打开…" />)
  expect(screen.getByRole('status')).toBeDefined()
})
