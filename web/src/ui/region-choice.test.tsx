// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { chooseRegion, startRegion } from '../platform/region'
import { NumbersOf, RegionChoice } from './region-choice'

// The package for browsers only passes this one on, in a form that a test's own context cannot load.
vi.mock('react-router-dom', () => import('react-router'))

beforeEach(() => chooseRegion('CN'))
afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
})

test('after a choice, and not before, it is said whose numbers are shown', () => {
  render(<RegionChoice />)
  const said = screen.getByRole('status')
  expect(said.textContent).toBe('')
  fireEvent.change(screen.getByRole('combobox'), { target: { value: 'HK' } })
  expect(said.textContent).toBe('现在是中国香港的号码：999。')
  fireEvent.change(screen.getByRole('combobox'), { target: { value: 'OTHER' } })
  expect(said.textContent).toContain('：112。')
})

test('where nobody has chosen a region, the list says so, and that somewhere else is meant as well', () => {
  chooseRegion('OTHER')
  render(<RegionChoice />)
  expect(screen.getByRole<HTMLSelectElement>('combobox').selectedOptions[0]?.text).toBe(
    '还没选，或在其他地区',
  )
})

test('numbers that nobody has chosen are shown for now, without a word about guessing; chosen ones simply are', () => {
  vi.spyOn(Intl.DateTimeFormat.prototype, 'resolvedOptions').mockReturnValue({
    timeZone: 'Asia/Taipei',
  } as Intl.ResolvedDateTimeFormatOptions)
  localStorage.clear()
  startRegion()
  render(
    <>
      <p>
        <NumbersOf />
      </p>
      <RegionChoice />
    </>,
  )
  expect(screen.getByText('先显示中国台湾的号码。')).toBeDefined()
  expect(document.body.textContent).not.toContain('猜')
  fireEvent.click(screen.getByRole('button', { name: '对，我在中国台湾' }))
  expect(screen.getByText('这是中国台湾的号码。')).toBeDefined()
})
