// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { ImportSavedArticles } from './import-saved-articles'
import { deviceSavedArticles } from './saved-articles.device'
import type { SavedArticles } from './saved-articles.repository'

beforeEach(async () => {
  localStorage.clear()
  await deviceSavedArticles.save('sleep')
  await deviceSavedArticles.save('stress')
  vi.useFakeTimers()
})
afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

const never = () => new Promise<never>(() => undefined)

const press = () => fireEvent.click(screen.getByRole('button', { name: '移到我的账户' }))

test('a dead network is told after ten seconds, not after another ten for reading the list anew', async () => {
  const dead: SavedArticles = { has: never, list: never, save: never, remove: never }
  render(<ImportSavedArticles count={2} account={dead} onMoved={never} />)
  press()
  await act(() => vi.advanceTimersByTimeAsync(10_000))
  expect(screen.getByText('还有 2 篇没有移过去，仍在这台设备上。请再试一次。')).toBeTruthy()
  expect(screen.getByRole('button', { name: '移到我的账户' }).getAttribute('aria-disabled')).toBe('false')
})

test('a network that dies after the first article is told ten seconds later', async () => {
  const save = vi.fn<() => Promise<void>>().mockResolvedValueOnce(undefined).mockImplementation(never)
  const dying: SavedArticles = { has: never, list: async () => [], save, remove: never }
  render(<ImportSavedArticles count={2} account={dying} onMoved={never} />)
  press()
  await act(() => vi.advanceTimersByTimeAsync(10_000))
  expect(screen.getByText('还有 1 篇没有移过去，仍在这台设备上。请再试一次。')).toBeTruthy()
})
