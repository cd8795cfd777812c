// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { chooseRegion } from '../platform/region'
import { RegionChoice } from './region-choice'

// The package for browsers only passes this one on, in a form that a test's own context cannot load.
vi.mock('react-router-dom', () => import('react-router'))

beforeEach(() => chooseRegion('CN'))
afterEach(cleanup)

test('after a choice, and not before, it is said whose numbers are shown', () => {
  render(<RegionChoice />)
  const said = screen.getByRole('status')
  expect(said.textContent).toBe('')
  fireEvent.change(screen.getByRole('combobox'), { target: { value: 'HK' } })
  expect(said.textContent).toBe('现在是中国香港的号码：999。')
  fireEvent.change(screen.getByRole('combobox'), { target: { value: 'OTHER' } })
  expect(said.textContent).toContain('：112。')
})
