// @vitest-environment jsdom
import { loadInstrument } from '@amhs/domain/instruments/instrument-catalogue'
import { cleanup, render, screen } from '@testing-library/react'
import { MemoryRouter } from 'react-router'
import { chooseAgeBand, chooseRegion } from '../../../platform/region'
import type { SafeAnswer } from './safe-answer'
import { SafetyCard } from './safety-card'
import { noticeFor } from './support-notice'

// The package for browsers only passes this one on, in a form that a test's own context cannot load.
vi.mock('react-router-dom', () => import('react-router'))

beforeEach(() => {
  chooseAgeBand('14-17')
  chooseRegion('CN')
})
afterEach(cleanup)

const phqa = await loadInstrument('phqa')
const item9 = phqa.items.find(({ id }) => noticeFor(phqa, id, 1) !== null)?.id ?? ''

function show(safe: SafeAnswer | null, instrument = phqa, item = item9) {
  const notice = noticeFor(instrument, item, 2)
  if (!notice) throw new Error(`${item} calls for a card`)
  render(
    <MemoryRouter>
      <SafetyCard
        instrument={instrument}
        notice={notice}
        focus={false}
        safe={safe}
        onSafeAnswer={() => undefined}
      />
    </MemoryRouter>,
  )
}

const tellAdult = /今天就告诉一位你信任的大人/

/** The parts in the order in which they are read; fails where one is missing. */
function expectInOrder(...parts: readonly (string | RegExp)[]) {
  const text = screen.getByRole('region').textContent ?? ''
  const places = parts.map((part) => text.search(part))
  expect(places).not.toContain(-1)
  expect(places).toEqual(places.toSorted((one, other) => one - other))
}

test('the young read that an adult should know after the first line, before a second one', () => {
  show(null)
  expectInOrder('120', '110', '12356', tellAdult, '12355', '你现在安全吗？')
  expect(screen.getAllByText(tellAdult)).toHaveLength(1)
  expect(screen.getAllByRole('link', { name: /^12355/ })).toHaveLength(1)
})

test.each(['not-sure', 'no'] as const)('after "%s" it is still said, once', (safe) => {
  show(safe)
  expect(screen.getAllByText(tellAdult)).toHaveLength(1)
  expectInOrder('120', tellAdult)
})

test('one warm sentence comes before the numbers; what to do stands once, after the question', () => {
  show(null)
  expectInOrder('这很需要勇气', '120', '你现在安全吗？', '如果你可能会')
  expect(screen.getByRole('alert').textContent).toMatch(/^这很需要勇气/)
  // The heading has thanked.
  expect(screen.getByRole('region').textContent?.match(/谢谢/g)).toHaveLength(1)
  expect(screen.getAllByText(/如果你可能会/)).toHaveLength(1)
})

test('"not sure" names a line once, asks again, and keeps the other numbers behind one press', () => {
  chooseAgeBand('adult')
  show('not-sure')
  expect(screen.queryByText(/先打/)).toBeNull()
  expectInOrder('12356', '现在安全一些了吗？', '在别的地方？更多号码', '400-161-9995')
  const more = screen.getByText('在别的地方？更多号码').closest('details')
  const inSight = screen.getAllByRole('link', { name: /^\d/ }).filter((link) => !more?.contains(link))
  expect(inSight.map((link) => link.getAttribute('href'))).toEqual(['tel:12356', 'tel:120', 'tel:110'])
})

test('where no region is known, the choice of one stays right after the number to try', () => {
  chooseRegion('OTHER')
  show(null)
  expectInOrder('112', screen.getByRole('combobox').textContent ?? '', tellAdult, '你现在安全吗？')
})

test('an adult is not told to tell an adult', () => {
  chooseAgeBand('adult')
  show(null)
  expect(screen.queryByText(tellAdult)).toBeNull()
})

test('a parent gets lines for parents, and neither a plan of their own nor words for the young', async () => {
  const psc17p = await loadInstrument('psc17p')
  const item = psc17p.items.find(({ id }) => noticeFor(psc17p, id, 2) !== null)?.id ?? ''
  chooseRegion('UK')
  show(null, psc17p, item)
  const numbers = screen.getAllByRole('link').map((link) => link.getAttribute('href'))
  expect(numbers.slice(0, 4)).toEqual(['tel:999', 'tel:111', 'tel:116123', 'tel:08001111'])
  expect(screen.queryByText(tellAdult)).toBeNull()
  expect(screen.queryByText('我的安全计划')).toBeNull()
})
