// @vitest-environment jsdom
import { crisisRegions } from '@amhs/domain/safety/crisis-lines'
import { cities } from '@amhs/domain/services/service'
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

test.each([
  [
    'zh-CN',
    /^这份名单很短，没列出来，不等于你那里没有。离得最近的：济南（约 \d+ 公里）、保定（约 \d+ 公里）、西安（约 \d+ 公里）。$/,
  ],
  [
    'en',
    /still have help\. The nearest on our list: Jinan \(about \d+ km\), Baoding \(about \d+ km\), Xi'an \(about \d+ km\)\.$/,
  ],
] as const)(
  'around a city of which nothing was found, the nearest are named and not itself (%s)',
  (language, said) => {
    changePreferences({ language })
    drawnAround('xinxiang')
    expect(screen.getByText(said)).toBeTruthy()
    expect(document.body.textContent).not.toMatch(/新乡|Xinxiang/)
  },
)

test.each([
  ['zh-CN', '可以先看同一个省的：深圳。离得最近的：海口'],
  ['en', 'Try a city in the same province: Shenzhen. The nearest on our list: Haikou'],
] as const)('and those of the same province before them (%s)', (language, said) => {
  changePreferences({ language })
  drawnAround('guangzhou')
  expect(document.body.textContent).toContain(said)
  expect(document.body.textContent).not.toMatch(/广州|Guangzhou/)
})

function drawnAround(id: string) {
  const city = cities.find((one) => one.id === id)
  if (!city) throw new Error('The city is not in the list')
  render(
    <MemoryRouter>
      <NotListed region={city.region} ages={null} place={{ kind: 'city', city }} />
    </MemoryRouter>,
  )
}

test.each(crisisRegions.map(({ region }) => region))('%s: there is always something to press', (region) => {
  for (const language of ['zh-CN', 'en'] as const) {
    changePreferences({ language })
    expect(numbersAt(region, 'child').length).toBeGreaterThan(1)
    cleanup()
  }
})
