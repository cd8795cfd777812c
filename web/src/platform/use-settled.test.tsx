// @vitest-environment jsdom
import { act, renderHook } from '@testing-library/react'
import { useSettled } from './use-settled'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

test('follows a value only once it has stood still, and skips what was there in between', () => {
  const seen: string[] = []
  const { rerender } = renderHook(({ value }) => seen.push(useSettled(value, 600)), {
    initialProps: { value: '44' },
  })
  rerender({ value: '12' })
  act(() => vi.advanceTimersByTime(599))
  rerender({ value: '3' })
  act(() => vi.advanceTimersByTime(599))
  expect(new Set(seen)).toEqual(new Set(['44']))
  act(() => vi.advanceTimersByTime(1))
  expect([...new Set(seen)]).toEqual(['44', '3'])
})
