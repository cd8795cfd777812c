// @vitest-environment jsdom
import { act, renderHook, waitFor } from '@testing-library/react'
import { useLoaded } from './use-loaded'

test('loads once, and again only after a failure when it is asked to', async () => {
  const load = vi.fn(async () => 'there')
  load.mockRejectedValueOnce(new Error('away'))
  const { result, rerender } = renderHook(() => useLoaded(load))
  expect(result.current).toMatchObject({ data: undefined, error: null })
  await waitFor(() => expect(result.current.error).toMatchObject({ message: 'away' }))
  rerender()
  expect(load).toHaveBeenCalledTimes(1)
  act(() => result.current.refetch())
  expect(result.current).toMatchObject({ data: undefined, error: null })
  await waitFor(() => expect(result.current).toMatchObject({ data: 'there', error: null }))
  expect(load).toHaveBeenCalledTimes(2)
})

test('what was there stays while it is loaded again', async () => {
  let count = 0
  const load = async () => ++count
  const { result } = renderHook(() => useLoaded(load))
  await waitFor(() => expect(result.current.data).toBe(1))
  act(() => result.current.refetch())
  expect(result.current.data).toBe(1)
  await waitFor(() => expect(result.current.data).toBe(2))
})

test('what comes late does not take the place of what is wanted by then', async () => {
  let answerLate: (value: string) => void = () => undefined
  const slow = () => new Promise<string>((resolve) => (answerLate = resolve))
  const quick = async () => 'quick'
  const { result, rerender } = renderHook(({ load }) => useLoaded(load), { initialProps: { load: slow } })
  rerender({ load: quick })
  await waitFor(() => expect(result.current.data).toBe('quick'))
  await act(async () => answerLate('slow'))
  expect(result.current.data).toBe('quick')
})

test('shows nothing of one thing while another is loaded, and loads nothing while nothing is wanted', async () => {
  const never = () => new Promise<string>(() => undefined)
  const quick = async () => 'quick'
  const { result, rerender } = renderHook(
    ({ load }: { load: (() => Promise<string>) | null }) => useLoaded(load),
    { initialProps: { load: quick as (() => Promise<string>) | null } },
  )
  await waitFor(() => expect(result.current.data).toBe('quick'))
  rerender({ load: never })
  expect(result.current.data).toBeUndefined()
  rerender({ load: null })
  expect(result.current).toMatchObject({ data: undefined, error: null })
})
