// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react'
import { MemoryRouter } from 'react-router'
import { chooseRegion } from '../platform/region'
import { SupportCard } from './support-card'

// The package for browsers only passes this one on, in a form that a test's own context cannot load.
vi.mock('react-router-dom', () => import('react-router'))

beforeAll(() => chooseRegion('CN'))
afterEach(cleanup)

function draw(card: React.ReactElement) {
  render(<MemoryRouter>{card}</MemoryRouter>)
}

test('in passing: three numbers in sight, the rest and the regions behind one press', () => {
  draw(<SupportCard />)
  const more = screen.getByText('更多号码、其他地区').closest('details')
  expect(more?.open).toBe(false)
  const inSight = screen.getAllByRole('link').filter((link) => !more?.contains(link))
  expect(inSight.map((link) => link.getAttribute('href'))).toEqual(['tel:120', 'tel:110', 'tel:12356'])
  expect(more?.querySelector('select')).not.toBeNull()
})

test.each([
  ['whole', <SupportCard key="whole" whole />],
  ['urgent', <SupportCard key="urgent" urgent />],
  ['where numbers come first', <SupportCard key="first" numbersFirst />],
])('%s: all of it stands open', (_name, card) => {
  draw(card)
  expect(screen.queryByText('更多号码、其他地区')).toBeNull()
  expect(screen.getByRole('combobox')).toBeDefined()
})
