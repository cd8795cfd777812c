// @vitest-environment jsdom
import { act } from '@testing-library/react'
import { type ReactNode, useState } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { lateCode } from '../platform/late-code'
import { Late } from './late'

const pressed = vi.fn()

beforeEach(() => {
  vi.useFakeTimers()
  pressed.mockClear()
})

afterEach(() => {
  vi.useRealTimers()
  document.body.innerHTML = ''
})

function Card() {
  return (
    <>
      <a href="tel:12356">12356</a>
      <button type="button" onClick={pressed}>
        Ratings
      </button>
    </>
  )
}

/** An article with a button of its own, which draws everything again, and a part that comes late. */
function pageWith(useCard: () => () => ReactNode) {
  function LateCard() {
    const LoadedCard = useCard()
    return <LoadedCard />
  }
  return function Page() {
    const [size, setSize] = useState('normal')
    return (
      <main className={size}>
        <button type="button" onClick={() => setSize('large')}>
          Larger
        </button>
        <button type="button" onClick={() => setSize('small')}>
          Smaller
        </button>
        <Late>
          <LateCard />
        </Late>
      </main>
    )
  }
}

async function wake(load: () => Promise<() => ReactNode>) {
  const Served = pageWith(() => Card)
  document.body.innerHTML = `<div id="root" data-path="/learn">${renderToString(<Served />)}</div>`
  const root = document.getElementById('root')
  if (!root) throw new Error('no root')
  const Page = pageWith(lateCode(load))
  await act(async () => void hydrateRoot(root, <Page />))
  return root
}

const press = (root: HTMLElement, name: string) =>
  act(async () => [...root.querySelectorAll('button')].find((one) => one.textContent === name)?.click())

test('a page that is drawn again before the code has come keeps its numbers, without a network for good', async () => {
  const root = await wake(() => Promise.reject(new TypeError('no network')))
  await press(root, 'Larger')
  await press(root, 'Smaller')
  await press(root, 'Larger')
  await act(() => vi.advanceTimersByTimeAsync(60_000))
  expect(root.querySelector('main')?.className).toBe('large')
  expect(root.querySelector('a')?.getAttribute('href')).toBe('tel:12356')
  expect(root.querySelectorAll('a')).toHaveLength(1)
})

test('a button that is pressed before its code has come acts once as soon as it has', async () => {
  const root = await wake(async () => Card)
  await press(root, 'Ratings')
  expect(pressed).not.toHaveBeenCalled()
  await act(() => vi.advanceTimersByTimeAsync(3000))
  expect(pressed).toHaveBeenCalledOnce()
  await press(root, 'Ratings')
  expect(pressed).toHaveBeenCalledTimes(2)
})

test('the same holds after the page was drawn again in between', async () => {
  const root = await wake(async () => Card)
  await press(root, 'Larger')
  await press(root, 'Ratings')
  await act(() => vi.advanceTimersByTimeAsync(3000))
  expect(pressed).toHaveBeenCalledOnce()
})

test('a press that has waited for long is forgotten: nothing begins by itself', async () => {
  let come: (card: () => ReactNode) => void = () => undefined
  const root = await wake(() => new Promise((resolve) => (come = resolve)))
  await press(root, 'Ratings')
  await act(() => vi.advanceTimersByTimeAsync(11_000))
  await act(async () => come(Card))
  expect(pressed).not.toHaveBeenCalled()
  await press(root, 'Ratings')
  expect(pressed).toHaveBeenCalledOnce()
})
