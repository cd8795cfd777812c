// @vitest-environment jsdom
import { render, screen } from '@testing-library/react'
import { TotalsTable } from './totals-section'

test('the table stands before its numbers, and then hides the small ones', () => {
  const { rerender } = render(<TotalsTable totals={null} />)
  const rows = screen.getAllByRole('row').length
  expect(screen.getAllByRole('cell').map(({ textContent }) => textContent)).toEqual(Array(rows - 1).fill(''))
  rerender(
    <TotalsTable
      totals={{
        users: 1200,
        usersByRole: { user: 1100, caregiver: 50, professional: null, admin: null },
        ratings: 20,
        pendingComments: null,
        openMessages: 12,
        groups: 15,
        services: 30,
      }}
    />,
  )
  const cells = screen.getAllByRole('cell').map(({ textContent }) => textContent)
  expect(cells).toHaveLength(rows - 1)
  expect(cells[0]).toBe('1,200')
  expect(cells[3]).toMatch(/^不显示/)
  expect(cells[6]).toMatch(/^不到 10，准确的数见/)
})
