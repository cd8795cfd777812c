// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { MemoryRouter } from 'react-router'
import TellPage from './tell-page'

// The package for browsers only passes this one on, in a form that a test's own context cannot load.
vi.mock('react-router-dom', () => import('react-router'))

afterEach(cleanup)

test('that home may not be safe is read before anybody is chosen, and nobody is chosen beforehand', () => {
  render(
    <MemoryRouter>
      <TellPage />
    </MemoryRouter>,
  )
  const warning = screen.getByText('如果在家里说出来会不安全，先找另一位大人，或打热线。')
  const [parent] = screen.getAllByRole('radio')
  expect(screen.queryAllByRole('radio', { checked: true })).toEqual([])
  expect(screen.queryByRole('textbox')).toBeNull()
  expect(warning.compareDocumentPosition(parent as HTMLElement)).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
  fireEvent.click(screen.getByRole('radio', { name: '另一位我信任的大人' }))
  expect(screen.getByRole<HTMLTextAreaElement>('textbox').value).toContain('在家里还说不出口')
})
