// @vitest-environment jsdom
import type { CrisisRegionId } from '@amhs/domain/safety/crisis-lines'
import { bundledServices, cities } from '@amhs/domain/services/service'
import { noFilters } from '@amhs/domain/services/service-filters'
import { act, cleanup, render, screen } from '@testing-library/react'
import type { ComponentProps } from 'react'
import { MemoryRouter } from 'react-router'
import { announce } from '../../platform/announcer'
import { chooseRegion } from '../../platform/region'
import { ResultNotes } from './result-notes'
import { ServiceResults } from './service-results'
import { searchServices } from './services.memory'

// The package for browsers only passes this one on, in a form that a test's own context cannot load.
vi.mock('react-router-dom', () => import('react-router'))
vi.mock('../../platform/announcer', { spy: true })
afterEach(cleanup)

function cityOf(id: string) {
  const city = cities.find((one) => one.id === id)
  if (!city) throw new Error('The city is not in the list')
  return city
}

const hangzhou = cityOf('hangzhou')
const wish = { place: { kind: 'city', city: hangzhou }, filters: noFilters, from: 10 } as const
const result = searchServices(bundledServices, {
  center: hangzhou,
  filters: noFilters,
  from: 10,
  now: new Date('2026-11-26'),
})

type Search = ComponentProps<typeof ServiceResults>['search']

/** What was found, as the page draws it; of a search what a test says of it. */
function Drawn(search: Partial<Search>) {
  return (
    <MemoryRouter>
      <ServiceResults
        search={{
          wish,
          result,
          source: 'bundled',
          newestFailed: false,
          takesFocus: false,
          askedForNewest: false,
          ...search,
        }}
        onSearchNewest={() => undefined}
        onClearFilters={() => undefined}
      />
    </MemoryRouter>
  )
}

const foundFrom = (center: Parameters<typeof searchServices>[1]['center']) =>
  searchServices(bundledServices, { center, filters: noFilters, from: 10, now: new Date() })

beforeEach(() => {
  Element.prototype.scrollIntoView = vi.fn()
})

test.each([true, false])(
  'what is far from a city stands apart and is not counted as in it (takes the focus: %s)',
  async (takesFocus) => {
    vi.mocked(announce).mockClear()
    render(<Drawn takesFocus={takesFocus} />)
    const near = result.found.filter(({ distanceKm }) => distanceKm <= 50).length
    const far = result.found.length - near
    expect([near > 0, far > 0]).toEqual([true, true])
    const title = `杭州 · 50 公里内 ${near} 家，由近到远`
    const heading = screen.getByRole('heading', { level: 2, name: title })
    expect(
      screen.getByRole('heading', { level: 3, name: `更远的地方（50 公里以外） · ${far} 家` }),
    ).toBeTruthy()
    expect(screen.getAllByRole('heading', { level: 4 })).toHaveLength(far)
    expect(document.activeElement === heading).toBe(takesFocus)
    // Said once the choice rests.
    expect(announce).not.toHaveBeenCalled()
    if (takesFocus) return
    await vi.waitFor(() => expect(vi.mocked(announce).mock.calls).toEqual([[title]]), { timeout: 5000 })
  },
)

test('who goes through the cities by keys hears the last one alone', async () => {
  vi.mocked(announce).mockClear()
  const shown = (name: string) => (
    <Drawn wish={{ ...wish, place: { kind: 'city', city: { ...hangzhou, name: { zh: name, en: name } } } }} />
  )
  const { rerender } = render(shown('上海'))
  rerender(shown('南京'))
  rerender(shown('杭州'))
  await vi.waitFor(() => expect(announce).toHaveBeenCalled(), { timeout: 5000 })
  expect(vi.mocked(announce).mock.calls).toEqual([[expect.stringMatching(/^杭州/)]])
})

test.each([
  ['hangzhou', 1],
  ['london', 0],
])('whoever looks in %s is told how a visit in mainland China is booked: %i', (id, count) => {
  const city = cityOf(id)
  render(<Drawn wish={{ ...wish, place: { kind: 'city', city } }} result={foundFrom(city)} />)
  expect(screen.queryAllByRole('link', { name: '第一次去：怎么挂号、带什么、要花多少钱' })).toHaveLength(
    count,
  )
})

/** What a search from the centre of a city says, beside its cards. */
async function saidIn(id: string, note?: RegExp): Promise<string> {
  const city = cityOf(id)
  const { container } = render(
    <Drawn wish={{ ...wish, place: { kind: 'city', city } }} result={foundFrom(city)} />,
  )
  if (note) await screen.findByText(note)
  return [...container.querySelectorAll('h2, h3, h4, section > p, li > p:only-child')]
    .map(({ textContent }) => textContent)
    .join('\n')
}

test('headings and the reason why it looked farther count within the same distance, and a border is named', async () => {
  const said = await saidIn('guangzhou', /出入境/)
  expect(said).toContain('广州 · 50 公里内 1 家')
  expect(said).toContain('\n50 公里内不到 3 家，所以扩大到了 200 公里内。')
  expect(said).not.toContain('10 公里内')
  expect(said).toMatch(/其中有[^。]*中国澳门[^。]*的机构，去那里要先办出入境手续。/)
})

test.each([
  ['shenzhen', '深圳 · 50 公里内 3 家，由近到远', '10 公里内不到 3 家，所以扩大到了 50 公里内。'],
  ['london', '伦敦 · 50 公里内 2 家，由近到远', '10 公里内不到 3 家，所以扩大到了 50 公里内。'],
  ['xinxiang', '新乡 · 50 公里内 1 家', null],
])(
  'in %s a distance is named where it brought something, the same in heading and sentence',
  async (id, title, sentence) => {
    const said = await saidIn(id)
    expect(said).toContain(title)
    if (sentence) expect(said).toContain(sentence)
    else expect(said).not.toMatch(/扩大/)
    expect(said).not.toContain('200 公里')
  },
)

test('who asks for 200 km reads of 200 km, also where all lies near', () => {
  const city = cityOf('xinxiang')
  render(<Drawn wish={{ ...wish, from: 200, place: { kind: 'city', city } }} result={foundFrom(city)} />)
  expect(screen.getByRole('heading', { name: '新乡 · 200 公里内 1 家' })).toBeTruthy()
  expect(screen.queryByText(/扩大/)).toBeNull()
})

test.each(['guangzhou', 'shenzhen', 'hong-kong', 'macao'])(
  'in %s what is in the city itself stands before a border is named, and that before what lies behind it',
  async (id) => {
    await saidIn(id, /出入境/)
    const note = screen.getByText(/出入境/)
    const region = cities.find((one) => one.id === id)?.region
    const before = screen
      .getAllByRole('listitem')
      .filter(({ id: card }) => card.startsWith('service-'))
      .map((card) => ({
        isOwn: bundledServices.some((one) => `service-${one.id}` === card.id && one.region === region),
        isBefore: (note.compareDocumentPosition(card) & Node.DOCUMENT_POSITION_PRECEDING) !== 0,
      }))
    expect(before[0]).toEqual({ isOwn: true, isBefore: true })
    expect(before.filter(({ isOwn, isBefore }) => !isOwn && isBefore)).toEqual([])
    expect(before.some(({ isOwn }) => !isOwn)).toBe(true)
  },
)

test.each([
  ['London', 'london', 'UK', 0],
  ['a place whose region nobody knows', 'guangzhou', 'OTHER', 0],
  ['a place in Guangdong', 'guangzhou', 'CN', 1],
])(
  'from %s a border is spoken of only where one is known to lie on the way',
  async (_, id, region, times) => {
    const position = cityOf(id)
    chooseRegion(region as CrisisRegionId)
    render(<Drawn wish={{ ...wish, place: { kind: 'here', position } }} result={foundFrom(position)} />)
    await act(async () => void (await import('./result-notes')))
    expect(screen.queryAllByText(/出入境/)).toHaveLength(times)
  },
)

test('what is not whole is said', () => {
  const { container, rerender } = render(<ResultNotes result={result} />)
  expect(container.textContent).toBe('')
  rerender(<ResultNotes result={{ ...result, completeKm: 20, unreadable: 2 }} />)
  expect(container.textContent).toMatch(/约 20 公里内的全部列出.*另有 2 条记录读不出来/)
})

test('a link at the head of a long list leads to the button for the newest one, which stands below it', () => {
  render(<Drawn />)
  const link = screen.getByRole('link', { name: '搜索最新名单' })
  const button = screen.getByRole('button', { name: '搜索最新名单' })
  expect(link.getAttribute('href')).toBe(`#${button.id}`)
  const [first] = screen.getAllByRole('listitem')
  expect(link.compareDocumentPosition(first as Element)).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
  cleanup()
  render(<Drawn source="newest" />)
  expect(screen.queryByRole('link', { name: '搜索最新名单' })).toBeNull()
})
