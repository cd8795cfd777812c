// @vitest-environment jsdom
import { cleanup, renderHook } from '@testing-library/react'
import { useReadWhenShown } from './use-read-when-shown'

afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
})

function show(state: 'visible' | 'hidden') {
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue(state)
  document.dispatchEvent(new Event('visibilitychange'))
}

test('what is old is read again when the page is shown, what is new or was never read is not', () => {
  const refetch = vi.fn()
  const { rerender } = renderHook(({ dataUpdatedAt }) => useReadWhenShown({ dataUpdatedAt, refetch }), {
    initialProps: { dataUpdatedAt: 0 },
  })
  show('visible')
  rerender({ dataUpdatedAt: Date.now() })
  show('visible')
  expect(refetch).not.toHaveBeenCalled()
  rerender({ dataUpdatedAt: Date.now() - 60_000 })
  show('hidden')
  expect(refetch).not.toHaveBeenCalled()
  show('visible')
  expect(refetch).toHaveBeenCalledOnce()
  // A clock that was set back.
  rerender({ dataUpdatedAt: Date.now() + 86_400_000 })
  show('visible')
  expect(refetch).toHaveBeenCalledTimes(2)
})

test('where somebody waits it is read again and again while the page is shown, and not for ever', () => {
  vi.useFakeTimers()
  const refetch = vi.fn()
  const { rerender } = renderHook(
    ({ every }) => useReadWhenShown({ dataUpdatedAt: Date.now(), refetch }, every),
    { initialProps: { every: 20_000 as number | null } },
  )
  show('visible')
  vi.advanceTimersByTime(60_000)
  expect(refetch).toHaveBeenCalledTimes(3)
  show('hidden')
  vi.advanceTimersByTime(60_000)
  expect(refetch).toHaveBeenCalledTimes(3)
  show('visible')
  refetch.mockClear()
  vi.advanceTimersByTime(2_000_000)
  expect(refetch).toHaveBeenCalledTimes(40)
  rerender({ every: null })
  show('visible')
  refetch.mockClear()
  vi.advanceTimersByTime(60_000)
  expect(refetch).not.toHaveBeenCalled()
  vi.useRealTimers()
})
