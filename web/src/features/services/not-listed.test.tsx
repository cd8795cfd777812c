// @vitest-environment jsdom
import { crisisRegions } from '@amhs/domain/safety/crisis-lines'
import { cleanup, render, screen } from '@testing-library/react'
import { MemoryRouter } from 'react-router'
import { changePreferences } from '../../platform/preferences'
import { chooseAgeBand } from '../../platform/region'
import { NotListed } from './not-listed'

// The package for browsers only passes this one on, in a form that a test's own context cannot load.
vi.mock('react-router-dom', () => import('react-router'))
afterEach(() => {
  cleanup()
  chooseAgeBand(null)
})

function numbersAt(region: string, ages: 'child' | 'adult' | null): (string | null)[] {
  render(
    <MemoryRouter>
      <NotListed region={region} ages={ages} />
    </MemoryRouter>,
  )
  return screen.getAllByRole('link').map((link) => link.getAttribute('href'))
}

test('in the United Kingdom: the GP and the NHS number, for somebody under 18 Childline once', () => {
  changePreferences({ language: 'en' })
  expect(numbersAt('UK', null)).toEqual([
    'https://www.nhs.uk/talk',
    'tel:116123',
    'sms:85258?&body=SHOUT',
    'tel:111',
    '/crisis',
  ])
  expect(screen.getByRole('heading', { name: 'See your GP' })).toBeTruthy()
  expect(screen.getByText(/Our list is short/).textContent).not.toContain('province')
  cleanup()
  chooseAgeBand('14-17')
  expect(numbersAt('UK', null).filter((href) => href === 'tel:08001111')).toHaveLength(1)
})

test('in mainland China: first the province, then the national lines, none twice', () => {
  changePreferences({ language: 'zh-CN' })
  const hrefs = numbersAt('CN', null)
  expect(screen.getByText(/同一个省/)).toBeTruthy()
  expect(hrefs.filter((href) => href === 'tel:12356')).toHaveLength(1)
})

test.each(crisisRegions.map(({ region }) => region))('%s: there is always something to press', (region) => {
  for (const language of ['zh-CN', 'en'] as const) {
    changePreferences({ language })
    expect(numbersAt(region, 'child').length).toBeGreaterThan(1)
    cleanup()
  }
})
