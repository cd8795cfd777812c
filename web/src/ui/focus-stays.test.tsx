// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { useState } from 'react'
import { FocusStays } from './focus-stays'

afterEach(cleanup)

function Notice({ to }: { readonly to?: string }) {
  const [isShown, setIsShown] = useState(true)
  return (
    <>
      {isShown && (
        <section>
          <button type="button" onClick={() => setIsShown(false)}>
            Close
          </button>
          <FocusStays {...(to === undefined ? {} : { to })} />
        </section>
      )}
      <main id="main" tabIndex={-1}>
        <button type="button" id="elsewhere">
          Elsewhere
        </button>
      </main>
    </>
  )
}

test.each([
  ['Close', 'MAIN'],
  ['Elsewhere', 'BUTTON'],
])('with the focus on “%s” it is then on %s', (at, then) => {
  render(<Notice />)
  screen.getByRole('button', { name: at }).focus()
  fireEvent.click(screen.getByRole('button', { name: 'Close' }))
  expect(screen.queryByRole('button', { name: 'Close' })).toBeNull()
  expect(document.activeElement?.tagName).toBe(then)
})

test('what is named takes the focus instead of the main part', () => {
  render(<Notice to="elsewhere" />)
  screen.getByRole('button', { name: 'Close' }).focus()
  fireEvent.click(screen.getByRole('button', { name: 'Close' }))
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Elsewhere' }))
})
