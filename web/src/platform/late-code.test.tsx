// @vitest-environment jsdom
import { act } from '@testing-library/react'
import type { MouseEvent, ReactNode } from 'react'
import { Suspense } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { lateCode } from './late-code'

const served = '<main><!--$--><a href="tel:12356">12356</a><!--/$--></main>'

beforeEach(() => {
  vi.useFakeTimers()
  document.body.innerHTML = `<div id="root" data-path="/learn">${served}</div>`
})

afterEach(() => {
  vi.useRealTimers()
  document.body.innerHTML = ''
})

/** Brings the served page to life and returns its element. */
async function wake(load: () => Promise<() => ReactNode>): Promise<HTMLElement> {
  const useCard = lateCode(load)
  function Card() {
    const LoadedCard = useCard()
    return <LoadedCard />
  }
  const root = document.getElementById('root')
  if (!root) throw new Error('no root')
  const page = (
    <main>
      <Suspense>
        <Card />
      </Suspense>
    </main>
  )
  await act(async () => void hydrateRoot(root, page))
  return root
}

test('what was served stays until its code is there, which comes after everything else', async () => {
  const pressed = vi.fn((event: MouseEvent) => event.preventDefault())
  const load = vi.fn(async () => () => (
    <a href="tel:12356" onClick={pressed}>
      12356
    </a>
  ))
  const root = await wake(load)
  expect(load).not.toHaveBeenCalled()
  const link = root.querySelector('a')
  expect(link?.textContent).toBe('12356')
  await act(() => vi.advanceTimersByTimeAsync(3000))
  expect(load).toHaveBeenCalledOnce()
  expect(root.querySelector('a')).toBe(link)
  link?.click()
  expect(pressed).toHaveBeenCalledOnce()
})

test('code that does not come takes nothing off the page, and is asked for again', async () => {
  const load = vi
    .fn<() => Promise<() => ReactNode>>()
    .mockRejectedValueOnce(new TypeError('no network'))
    .mockRejectedValueOnce(new TypeError('no network'))
    .mockResolvedValue(() => <a href="tel:12356">12356</a>)
  const root = await wake(load)
  await act(() => vi.advanceTimersByTimeAsync(3000))
  expect(root.querySelector('a')?.getAttribute('href')).toBe('tel:12356')
  await act(() => vi.advanceTimersByTimeAsync(15_000))
  expect(load).toHaveBeenCalledTimes(3)
  expect(root.querySelector('a')?.textContent).toBe('12356')
})
