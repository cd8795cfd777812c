// @vitest-environment jsdom
import { bundledServices } from '@amhs/domain/services/service'
import { noFilters } from '@amhs/domain/services/service-filters'
import { cleanup, render, screen } from '@testing-library/react'
import { MemoryRouter } from 'react-router'
import { chooseRegion } from '../../platform/region'
import { AllServices } from './all-services'

// The package for browsers only passes this one on, in a form that a test's own context cannot load.
vi.mock('react-router-dom', () => import('react-router'))
afterEach(cleanup)

const all = bundledServices.length

test.each(['CN', 'OTHER'] as const)('every service is counted, wherever the reader is (%s)', (region) => {
  chooseRegion(region)
  render(
    <MemoryRouter>
      <AllServices filters={noFilters} />
    </MemoryRouter>,
  )
  expect(screen.getByRole('status').textContent).toContain(`共 ${all} 家，`)
})
