// @vitest-environment jsdom
import { onlineManager } from '@tanstack/react-query'
import { act, cleanup, renderHook } from '@testing-library/react'
import { BackendError } from '../firebase/backend-error'
import { CallFailure } from '../firebase/call-failure'
import { changePreferences } from '../preferences'
import { clearSession, keepSession } from '../session'
import { sessionUser } from '../session.test-data'
import { dataFailureOf } from './data-failure'
import { DataProvider } from './data-provider'
import { queryClient } from './query-client'
import { usePager } from './use-pager'
import { usePages } from './use-pages'
import { useRead } from './use-read'
import { useSetRead } from './use-set-read'
import { useWrite } from './use-write'

const coded = (code: string) => Object.assign(new Error(code), { code })
const inside = { wrapper: DataProvider }

/** A list of seven in pages of three; counts what is read of it. */
function listOfSeven() {
  return vi.fn(async (after: number | null) => {
    const from = after ?? 0
    const entries = [0, 1, 2, 3, 4, 5, 6].slice(from, from + 3)
    return { entries, next: from + 3 < 7 ? from + 3 : null }
  })
}

const settled = (milliseconds = 0) => act(() => vi.advanceTimersByTimeAsync(milliseconds))

beforeEach(() => {
  vi.useFakeTimers()
  queryClient.clear()
})

afterEach(() => {
  cleanup()
  clearSession()
  onlineManager.setOnline(true)
  vi.useRealTimers()
})

describe('reading once', () => {
  test('what has no answer fails after ten seconds as no network', async () => {
    const read = vi.fn(() => new Promise<string>(() => undefined))
    const { result } = renderHook(() => useRead({ key: ['a'], read }), inside)
    await settled(9_900)
    expect(result.current.isPending).toBe(true)
    await settled(200)
    expect(result.current.error).toMatchObject({ name: 'BackendError', problem: 'network' })
    expect(read).toHaveBeenCalledTimes(1)
  })

  test('without a network it fails with words instead of waiting for one, and heals once there is one', async () => {
    onlineManager.setOnline(false)
    let up = false
    const read = async () => {
      if (!up) throw coded('unavailable')
      return 'there'
    }
    const { result } = renderHook(() => useRead({ key: ['b'], read }), inside)
    await settled(10_100)
    expect(dataFailureOf(result.current.error)).toEqual({ kind: 'network' })
    up = true
    await act(async () => onlineManager.setOnline(true))
    await settled()
    expect(result.current.data).toBe('there')
  })

  test.each([
    ['a database that is away', coded('unavailable')],
    ['a call that got no answer', new CallFailure('unavailable', null)],
    ['code that could not be fetched', new BackendError('network', 'x')],
  ])('%s is tried again by itself', async (_, error) => {
    const read = vi
      .fn(async () => 'there')
      .mockRejectedValueOnce(error)
      .mockRejectedValueOnce(error)
    const { result } = renderHook(() => useRead({ key: ['c'], read }), inside)
    await settled(5000)
    expect(result.current.data).toBe('there')
    expect(read).toHaveBeenCalledTimes(3)
  })

  test.each([
    ['a refusal', coded('permission-denied'), { kind: 'denied' }],
    ['a refusal of the storage', coded('storage/unauthorized'), { kind: 'denied' }],
    ['a call that was refused', new CallFailure('forbidden', null), { kind: 'call', reason: 'forbidden' }],
    ['a site without a backend', new BackendError('none', 'x'), { kind: 'none' }],
    ['a document that does not fit', new Error('x'), { kind: 'failed' }],
  ])('%s is not tried again before the person asks', async (_, error, kind) => {
    const read = vi.fn(async () => 'there').mockRejectedValueOnce(error)
    const { result } = renderHook(() => useRead({ key: ['d'], read }), inside)
    await settled(5000)
    expect(read).toHaveBeenCalledTimes(1)
    expect(dataFailureOf(result.current.error)).toEqual(kind)
    await act(() => result.current.refetch())
    await settled()
    expect(result.current.data).toBe('there')
  })

  test('a call that could not be made without a network is told as one that the network kept back', () => {
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
    const failure = new CallFailure('unavailable', null)
    expect(dataFailureOf(failure)).toEqual({ kind: 'network' })
    expect(dataFailureOf(new CallFailure('forbidden', null))).toEqual({ kind: 'call', reason: 'forbidden' })
    vi.restoreAllMocks()
    // What was told stays what it was.
    expect(dataFailureOf(failure)).toEqual({ kind: 'network' })
    expect(dataFailureOf(new CallFailure('unavailable', null))).toEqual({
      kind: 'call',
      reason: 'unavailable',
    })
  })

  test('is kept apart for each person, and for each language where it matters', async () => {
    changePreferences({ language: 'en' })
    let there = 'visitor'
    const { result } = renderHook(
      () => useRead({ key: ['e'], read: async () => there, inLanguage: true }),
      inside,
    )
    await settled()
    expect(result.current.data).toBe('visitor')
    there = 'anna'
    act(() => keepSession(sessionUser({ id: 'anna' }), 'token', 'hosted'))
    expect(result.current.data).toBeUndefined()
    await settled()
    expect(result.current.data).toBe('anna')
    there = '安娜'
    act(() => changePreferences({ language: 'zh-CN' }))
    expect(result.current.data).toBeUndefined()
    await settled()
    expect(result.current.data).toBe('安娜')
  })
})

describe('a list that grows', () => {
  test('reads a page when asked, and says when it is at its end', async () => {
    const readPage = listOfSeven()
    const { result } = renderHook(() => usePages({ key: ['f'], readPage }), inside)
    await settled()
    expect(result.current.entries).toEqual([0, 1, 2])
    act(() => result.current.readMore())
    // Pressing twice reads once.
    act(() => result.current.readMore())
    await settled()
    act(() => result.current.readMore())
    await settled()
    expect(result.current.entries).toEqual([0, 1, 2, 3, 4, 5, 6])
    expect(result.current.hasMore).toBe(false)
    expect(readPage.mock.calls).toEqual([[null], [3], [6]])
  })

  test('keeps what it has when the next page fails, and tries just that one again', async () => {
    const readPage = listOfSeven()
    const { result } = renderHook(() => usePages({ key: ['g'], readPage }), inside)
    await settled()
    readPage.mockRejectedValueOnce(coded('permission-denied'))
    act(() => result.current.readMore())
    await settled()
    expect(result.current.entries).toEqual([0, 1, 2])
    expect(result.current.error).toMatchObject({ code: 'permission-denied' })
    act(() => result.current.retry())
    await settled()
    expect(result.current.entries).toEqual([0, 1, 2, 3, 4, 5])
    expect(readPage.mock.calls).toEqual([[null], [3], [3]])
  })
})

describe('a list that shows one page', () => {
  test('goes on and back, and reads no page twice on the way', async () => {
    const readPage = listOfSeven()
    const { result } = renderHook(() => usePager({ key: ['h'], readPage }), inside)
    await settled()
    expect(result.current.goBack).toBeNull()
    act(() => result.current.goOn?.())
    // Until the next page is there the last one stays, and cannot be left twice.
    expect(result.current.entries).toEqual([0, 1, 2])
    expect(result.current.goOn).toBeNull()
    await settled()
    act(() => result.current.goOn?.())
    await settled()
    expect(result.current).toMatchObject({ entries: [6], page: 3, goOn: null })
    act(() => result.current.goBack?.())
    act(() => result.current.goBack?.())
    await settled()
    expect(result.current).toMatchObject({ entries: [0, 1, 2], page: 1 })
    expect(readPage).toHaveBeenCalledTimes(3)
  })

  test('reads the shown page again after a change, and the later ones when they are opened', async () => {
    const readPage = listOfSeven()
    const { result } = renderHook(() => usePager({ key: ['i'], readPage }), inside)
    await settled()
    act(() => result.current.goOn?.())
    await settled()
    act(() => result.current.goBack?.())
    act(() => result.current.reload())
    await settled()
    act(() => result.current.goOn?.())
    await settled()
    expect(readPage.mock.calls).toEqual([[null], [3], [null], [3]])
  })

  test('is read again when it is opened again', async () => {
    const readPage = listOfSeven()
    const options = { key: ['k'], readPage }
    const { unmount } = renderHook(() => usePager(options), inside)
    await settled()
    unmount()
    const { result } = renderHook(() => usePager(options), inside)
    expect(result.current.isPending).toBe(true)
    await settled()
    expect(readPage).toHaveBeenCalledTimes(2)
  })

  test('begins at the first page when it is another list, and shows nothing of the earlier one', async () => {
    const readPage = listOfSeven()
    const { result, rerender } = renderHook(({ part }) => usePager({ key: [part], readPage }), {
      ...inside,
      initialProps: { part: 'open' },
    })
    await settled()
    act(() => result.current.goOn?.())
    await settled()
    rerender({ part: 'closed' })
    expect(result.current).toMatchObject({ entries: undefined, page: 1, isPending: true })
    await settled()
    expect(result.current.entries).toEqual([0, 1, 2])
  })
})

describe('writing', () => {
  test('has read anew what it changes, and nothing else', async () => {
    const changed = vi.fn(async () => 'x')
    const other = vi.fn(async () => 'y')
    const { result } = renderHook(
      () => ({
        one: useRead({ key: ['screenings', 'one'], read: changed }),
        other: useRead({ key: ['ratings'], read: other }),
        write: useWrite({ write: async (value: string) => value, changes: ['screenings'] }),
      }),
      inside,
    )
    await settled()
    await act(() => result.current.write.mutateAsync('z'))
    await settled()
    expect(changed).toHaveBeenCalledTimes(2)
    expect(other).toHaveBeenCalledTimes(1)
  })

  test('is never repeated by itself, not even for a passing reason', async () => {
    const write = vi.fn(async () => {
      throw coded('unavailable')
    })
    const { result } = renderHook(() => useWrite({ write }), inside)
    await act(() => result.current.mutateAsync(undefined).catch(() => undefined))
    await settled(10_000)
    expect(write).toHaveBeenCalledTimes(1)
    expect(result.current.error).toMatchObject({ code: 'unavailable' })
  })

  test('that has no answer fails after ten seconds as no network, also without one', async () => {
    onlineManager.setOnline(false)
    const { result } = renderHook(() => useWrite({ write: () => new Promise<void>(() => undefined) }), inside)
    act(() => result.current.mutate(undefined))
    await settled(10_100)
    expect(result.current.error).toMatchObject({ problem: 'network' })
  })

  test('can say itself what is there now, so that nothing is read again', async () => {
    const read = vi.fn(async () => 1)
    const { result } = renderHook(
      () => ({ reading: useRead({ key: ['j'], read }), set: useSetRead<number>(['j']) }),
      inside,
    )
    await settled()
    act(() => result.current.set((before) => before + 1))
    await settled()
    expect(result.current.reading.data).toBe(2)
    expect(read).toHaveBeenCalledTimes(1)
  })
})
