// @vitest-environment jsdom
import { act, renderHook } from '@testing-library/react'
import { storageKeys } from '../../../platform/browser-storage'
import { visitor } from '../../../platform/drafts'
import { eraseUnfinished } from '../../../platform/erase-stored'
import type { KeptForm } from './kept'
import { readKept, useKept } from './kept'

const form: KeptForm<readonly string[]> = {
  key: storageKeys.safetyPlan,
  empty: [],
  read: (stored) => (Array.isArray(stored) ? stored.filter((line) => typeof line === 'string') : []),
}

beforeEach(() => {
  act(() => eraseUnfinished())
  localStorage.clear()
})

test('every change is stored at once and is there after a reload', () => {
  const { result } = renderHook(() => useKept(form))
  expect(result.current).toMatchObject({ isReady: true, kept: [], isStored: true })
  act(() => result.current.change((before) => [...before, 'one']))
  expect(result.current.kept).toEqual(['one'])
  expect(readKept(form, visitor)).toEqual(['one'])
  expect(renderHook(() => useKept(form)).result.current.kept).toEqual(['one'])
})

test('what another tab has changed is shown, and is not written over', () => {
  const { result } = renderHook(() => useKept(form))
  localStorage.setItem(form.key, JSON.stringify({ [visitor]: ['theirs'], somebody: ['private'] }))
  act(() => result.current.change((before) => [...before, 'mine']))
  expect(result.current.kept).toEqual(['theirs', 'mine'])
  expect(readKept(form, 'somebody')).toEqual(['private'])
  act(() => {
    localStorage.setItem(form.key, JSON.stringify({ [visitor]: ['theirs again'] }))
    window.dispatchEvent(new StorageEvent('storage', { key: form.key }))
  })
  expect(result.current.kept).toEqual(['theirs again'])
})

test('quick exit leaves nothing, not on the page either', () => {
  const { result } = renderHook(() => useKept(form))
  act(() => result.current.change(() => ['private']))
  act(() => eraseUnfinished())
  expect(result.current.kept).toEqual([])
  expect(localStorage.getItem(form.key)).toBeNull()
})

test('where the browser refuses, it lives on the page and says so; erasing still erases it', () => {
  const { result } = renderHook(() => useKept(form))
  const refusal = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError')
  })
  act(() => result.current.change(() => ['only here']))
  expect(result.current).toMatchObject({ kept: ['only here'], isStored: false })
  act(() => result.current.change((before) => [...before, 'and this']))
  expect(result.current.kept).toEqual(['only here', 'and this'])
  refusal.mockRestore()
  act(() => result.current.erase())
  expect(result.current).toMatchObject({ kept: [], isStored: true })
})

test('quick exit erases what the browser had refused to keep, too', () => {
  const { result } = renderHook(() => useKept(form))
  const refusal = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError')
  })
  act(() => result.current.change(() => ['only here']))
  refusal.mockRestore()
  expect(result.current.isWritten).toBe(true)
  act(() => eraseUnfinished())
  expect(result.current).toMatchObject({ kept: [], isWritten: false, isStored: true })
})

test('what is emptied by hand counts as nothing written', () => {
  const { result } = renderHook(() => useKept(form))
  act(() => result.current.change(() => ['one']))
  expect(result.current.isWritten).toBe(true)
  act(() => result.current.change(() => []))
  expect(result.current.isWritten).toBe(false)
})
