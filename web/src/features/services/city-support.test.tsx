// @vitest-environment jsdom
import type { CrisisRegionId } from '@amhs/domain/safety/crisis-lines'
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { MemoryRouter } from 'react-router'
import { changePreferences } from '../../platform/preferences'
import { chooseRegion, startRegion } from '../../platform/region'
import { CitySupport } from './city-support'

// The package for browsers only passes this one on, in a form that a test's own context cannot load.
vi.mock('react-router-dom', () => import('react-router'))
afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
})

/** Somebody whose clock is in a zone and who has set a region, or none. */
function draw(city: CrisisRegionId, { zone, chosen }: { zone: string; chosen?: CrisisRegionId }) {
  vi.spyOn(Intl.DateTimeFormat.prototype, 'resolvedOptions').mockReturnValue({
    timeZone: zone,
  } as Intl.ResolvedDateTimeFormatOptions)
  localStorage.clear()
  startRegion()
  if (chosen) chooseRegion(chosen)
  render(
    <MemoryRouter>
      <CitySupport region={city} numbersFirst={false} />
    </MemoryRouter>,
  )
}

function inSight() {
  const more = screen.getByText(/^(?:在别的地方？更多号码|Somewhere else\? More numbers)$/).closest('details')
  return screen
    .getAllByRole('link')
    .filter((link) => !more?.contains(link))
    .map((link) => link.getAttribute('href'))
}

test.each([
  ['zh-CN', 'MO', ['tel:999', 'tel:28525222'], /^这是中国澳门的号码，按你选的地方。/],
  ['zh-CN', 'TW', ['tel:119', 'tel:110', 'tel:1925'], /^这是中国台湾的号码，按你选的地方。/],
  ['en', 'UK', ['tel:999', 'tel:116123'], /^Numbers for: United Kingdom, where the place you chose is\./],
] as const)(
  'where nobody has set a region (%s), %s alone, and whose they are',
  (language, city, hrefs, said) => {
    changePreferences({ language })
    draw(city, { zone: 'Asia/Shanghai' })
    expect(inSight()).toEqual(hrefs)
    expect(screen.getByText(said)).toBeTruthy()
    expect(screen.queryByText(/^(?:先显示|Showing numbers for)/)).toBeNull()
  },
)

test('a region that somebody has set stays theirs, below that of the city', () => {
  changePreferences({ language: 'zh-CN' })
  draw('MO', { zone: 'Europe/London', chosen: 'CN' })
  expect(inSight()).toEqual(['tel:999', 'tel:28525222', 'tel:120', 'tel:110', 'tel:12356'])
  expect(screen.getByText('你自己设的地区，中国大陆：')).toBeTruthy()
  expect(localStorage.getItem('amhs_region')).toBe('CN')
})

test('who changes the region beside it to that of the city keeps the focus, and sees the numbers once', () => {
  changePreferences({ language: 'zh-CN' })
  draw('MO', { zone: 'Asia/Shanghai', chosen: 'CN' })
  const list = screen.getByRole('combobox')
  list.focus()
  fireEvent.change(list, { target: { value: 'MO' } })
  expect(document.activeElement).toBe(list)
  expect(inSight()).toEqual(['tel:999', 'tel:28525222'])
  expect(screen.queryByText(/按你选的地方/)).toBeNull()
})

test('in the region that the clock tells, the card says so as on every page', () => {
  changePreferences({ language: 'zh-CN' })
  draw('CN', { zone: 'Asia/Shanghai' })
  expect(inSight()).toEqual(['tel:120', 'tel:110', 'tel:12356'])
  expect(screen.getByText('先显示中国大陆的号码。')).toBeTruthy()
})
