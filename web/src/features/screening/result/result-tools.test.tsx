// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react'
import { MemoryRouter } from 'react-router'
import { changePreferences } from '../../../platform/preferences'
import { chooseAgeBand } from '../../../platform/region'
import { ResultTools } from './result-tools'

// The package for browsers only passes this one on, in a form that a test's own context cannot load.
vi.mock('react-router-dom', () => import('react-router'))

afterEach(cleanup)

test.each([
  ['adult', ['Safety plan', 'Slow breathing', 'Look around', 'Talk it over']],
  ['14-17', ['Safety plan', 'Slow breathing', 'Look around', 'Talk it over']],
  // The chat is not for them.
  ['under-14', ['Safety plan', 'Slow breathing', 'Look around']],
] as const)('which tools stand near the numbers at the age %s', (ageBand, names) => {
  changePreferences({ language: 'en' })
  chooseAgeBand(ageBand)
  render(
    <MemoryRouter>
      <ResultTools />
    </MemoryRouter>,
  )
  expect(screen.getAllByRole('link').map(({ textContent }) => textContent)).toEqual(names)
  expect(screen.queryByRole('img')).toBeNull()
})
