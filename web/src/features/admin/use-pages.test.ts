// @vitest-environment jsdom
import { callableErrorText } from '@amhs/domain/contracts/callable-errors'
import { act, renderHook, waitFor } from '@testing-library/react'
import { CallFailure } from '../../platform/firebase/call-function'
import { usePages } from './use-pages'

interface Page {
  readonly name: string
  readonly next: string | null
}

const nextOf = (page: Page) => page.next

/** A list of three pages; counts how often each was read. */
function list(title: string) {
  const reads: unknown[] = []
  const read = async (after: unknown): Promise<Page> => {
    reads.push(after)
    const number = after === null ? 1 : Number(after)
    return { name: `${title} ${number}`, next: number < 3 ? String(number + 1) : null }
  }
  return { read, reads }
}

test('reads the first page once, goes on to the last and back', async () => {
  const { read, reads } = list('letters')
  const { result } = renderHook(() => usePages(read, nextOf))
  expect(result.current).toMatchObject({ page: null, loading: true, hasPrevious: false, showNext: null })
  await waitFor(() => expect(result.current).toMatchObject({ page: { name: 'letters 1' }, loading: false }))
  expect(reads).toEqual([null])
  act(() => result.current.showNext?.())
  await waitFor(() => expect(result.current.page?.name).toBe('letters 2'))
  act(() => result.current.showNext?.())
  await waitFor(() => expect(result.current).toMatchObject({ page: { name: 'letters 3' }, showNext: null }))
  act(() => result.current.showPrevious())
  await waitFor(() =>
    expect(result.current).toMatchObject({ page: { name: 'letters 2' }, hasPrevious: true }),
  )
  expect(reads).toEqual([null, '2', '3', '2'])
})

test('another question begins at its first page and shows nothing of the earlier one', async () => {
  const [letters, notes] = [list('letters'), list('notes')]
  const { result, rerender } = renderHook(({ read }) => usePages(read, nextOf), {
    initialProps: { read: letters.read },
  })
  await waitFor(() => expect(result.current.page?.name).toBe('letters 1'))
  act(() => result.current.showNext?.())
  await waitFor(() => expect(result.current.page?.name).toBe('letters 2'))
  rerender({ read: notes.read })
  expect(result.current).toMatchObject({ page: null, loading: true, hasPrevious: false })
  await waitFor(() => expect(result.current.page?.name).toBe('notes 1'))
  expect(notes.reads).toEqual([null])
})

test('an answer that comes late does not take the place of the newer one', async () => {
  let answerLate: (page: Page) => void = () => undefined
  const slow = new Promise<Page>((resolve) => {
    answerLate = resolve
  })
  const { read: quick } = list('quick')
  const { result, rerender } = renderHook(({ read }) => usePages(read, nextOf), {
    initialProps: { read: (_after: unknown) => slow },
  })
  rerender({ read: quick })
  await waitFor(() => expect(result.current.page?.name).toBe('quick 1'))
  await act(async () => answerLate({ name: 'slow', next: null }))
  expect(result.current.page?.name).toBe('quick 1')
})

test('a failure is told in words, keeps what was read, and goes away with another try', async () => {
  const answers = [
    async (): Promise<Page> => ({ name: 'first', next: null }),
    (): Promise<Page> => Promise.reject(new CallFailure('forbidden', undefined)),
    async (): Promise<Page> => ({ name: 'second', next: null }),
  ]
  const read = () => answers.shift()?.() ?? Promise.reject(new Error('read too often'))
  const { result } = renderHook(() => usePages(read, nextOf))
  await waitFor(() => expect(result.current.page?.name).toBe('first'))
  act(() => result.current.reload())
  await waitFor(() => expect(result.current.failure).toBe(callableErrorText('forbidden', 'zh-CN')))
  expect(result.current).toMatchObject({ page: { name: 'first' }, loading: false })
  act(() => result.current.reload())
  await waitFor(() => expect(result.current).toMatchObject({ page: { name: 'second' }, failure: null }))
})
