// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { MemoryRouter } from 'react-router'
import { chooseAgeBand, chooseRegion } from '../platform/region'
import { SupportCard } from './support-card'

// The package for browsers only passes this one on, in a form that a test's own context cannot load.
vi.mock('react-router-dom', () => import('react-router'))

beforeEach(() => chooseRegion('CN'))
afterEach(cleanup)

function draw(card: React.ReactElement) {
  render(<MemoryRouter>{card}</MemoryRouter>)
}

test('in passing: three numbers in sight, the rest and the regions behind one press', () => {
  draw(<SupportCard />)
  const more = screen.getByText('在别的地方？更多号码').closest('details')
  expect(more?.open).toBe(false)
  const inSight = screen.getAllByRole('link').filter((link) => !more?.contains(link))
  expect(inSight.map((link) => link.getAttribute('href'))).toEqual(['tel:120', 'tel:110', 'tel:12356'])
  expect(more?.querySelector('select')).not.toBeNull()
})

test('about a child: lines for a parent first, the child’s own named as such, and no plan of one’s own', () => {
  chooseRegion('UK')
  chooseAgeBand('adult')
  draw(<SupportCard ofChild />)
  const more = screen.getByText('在别的地方？更多号码').closest('details')
  const inSight = screen.getAllByRole('link').filter((link) => !more?.contains(link))
  expect(inSight.map((link) => link.getAttribute('href'))).toEqual([
    'tel:999',
    'tel:111',
    'tel:116123',
    'tel:08001111',
  ])
  expect(screen.getByRole('link', { name: /^0800 1111 .*，孩子自己可以联系/ })).toBeDefined()
  expect(screen.queryByText('我的安全计划')).toBeNull()
  chooseAgeBand(null)
})

test('through the door for the young, before they say which side of 14: the line for children, and the health service beside it', () => {
  chooseRegion('UK')
  const inSight = (card: React.ReactElement) => {
    draw(card)
    const more = screen.getByText('在别的地方？更多号码').closest('details')
    const links = screen.getAllByRole('link').filter((link) => !more?.contains(link))
    cleanup()
    return links.map((link) => link.getAttribute('href'))
  }
  expect(inSight(<SupportCard young />)).toEqual(['tel:999', 'tel:08001111', 'tel:111'])
  chooseAgeBand('14-17')
  expect(inSight(<SupportCard />)).toEqual(['tel:999', 'tel:08001111', 'tel:111'])
  chooseAgeBand('adult')
  expect(inSight(<SupportCard />)).toEqual(['tel:999', 'tel:116123'])
  chooseAgeBand(null)
})

test.each([
  ['whole', <SupportCard key="whole" whole />],
  ['urgent', <SupportCard key="urgent" urgent />],
  ['where numbers come first', <SupportCard key="first" numbersFirst urgent />],
])('%s: all of it stands open', (_name, card) => {
  draw(card)
  expect(screen.queryByText('在别的地方？更多号码')).toBeNull()
  expect(screen.getByText('全部求助方式')).toBeDefined()
})

test('numbers that are known stand before the list of regions, which is one line', () => {
  draw(<SupportCard numbersFirst urgent />)
  const fold = screen.getByRole('combobox').closest('details')
  expect(fold?.open).toBe(false)
  expect(fold?.querySelector('summary')?.textContent).toBe('在别的地方？')
  expect(screen.getByText('这是中国大陆的号码。', { exact: false })).toBeDefined()
  const number = screen.getAllByRole('link')[0]
  expect(number?.getAttribute('href')).toBe('tel:120')
  expect(fold && number?.compareDocumentPosition(fold)).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
})

test.each([
  ['in passing', <SupportCard key="passing" />],
  ['on the crisis page', <SupportCard key="crisis" onCrisisPage />],
  ['on a result', <SupportCard key="result" numbersFirst />],
  ['whole', <SupportCard key="whole" whole />],
])('where no region is known there is a number to press, before the list of regions: %s', (_name, card) => {
  chooseRegion('OTHER')
  draw(card)
  const number = screen.getAllByRole('link')[0]
  expect(number?.getAttribute('href')).toBe('tel:112')
  const list = screen.getByRole('combobox')
  expect(list.closest('details')).toBeNull()
  expect(number?.compareDocumentPosition(list)).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
  expect(screen.getByText('请先拨打：当地的紧急电话（手机也可拨 112）', { exact: false })).toBeDefined()
})

test('what is below holds the numbers already: the list of regions comes after it', () => {
  chooseRegion('OTHER')
  draw(<SupportCard numbersFirst linesBelow={2} whole below={<p>below</p>} />)
  const list = screen.getByRole('combobox')
  expect(screen.getByText('below').compareDocumentPosition(list)).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
  expect(screen.queryByRole('link', { name: /^112/ })).toBeNull()
})

test('where no number is known the list stands open, and stays where it is while it is used', () => {
  chooseRegion('OTHER')
  draw(<SupportCard numbersFirst />)
  const list = screen.getByRole('combobox')
  expect(list.closest('details')).toBeNull()
  list.focus()
  fireEvent.change(list, { target: { value: 'UK' } })
  expect(screen.getByRole('link', { name: /^999/ })).toBeDefined()
  expect(document.activeElement).toBe(list)
  expect(list.isConnected).toBe(true)
})
