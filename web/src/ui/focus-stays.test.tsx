// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { useState } from 'react'
import { FocusStays } from './focus-stays'

afterEach(cleanup)

function Notice() {
  const [isShown, setIsShown] = useState(true)
  return (
    <>
      {isShown && (
        <section>
          <button type="button" onClick={() => setIsShown(false)}>
            Close
          </button>
          <FocusStays />
        </section>
      )}
      <main id="main" tabIndex={-1}>
        <button type="button">Elsewhere</button>
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
