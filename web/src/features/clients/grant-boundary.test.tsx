// @vitest-environment jsdom
import { act, cleanup, render, screen } from '@testing-library/react'
import { GrantBoundary } from './grant-boundary'

/** How the database refuses; null where it answers. */
let refusal: Error | null

function Results() {
  if (refusal) throw refusal
  return <p>2 results</p>
}

const coded = (code: string) => Object.assign(new Error(code), { code })
const denied = coded('permission-denied')

function show(): void {
  render(
    <>
      <p>somebody else</p>
      <GrantBoundary loading={<p>opening</p>}>
        <Results />
      </GrantBoundary>
    </>,
  )
}

const pass = (milliseconds: number) => act(() => vi.advanceTimersByTime(milliseconds))

beforeEach(() => {
  vi.useFakeTimers()
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
})

afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
  vi.useRealTimers()
})

test('a grant that is refused in the moment it begins is asked again by itself', () => {
  refusal = denied
  show()
  expect(screen.getByText('opening')).toBeTruthy()
  expect(screen.queryByRole('alert')).toBeNull()
  pass(500)
  expect(screen.getByText('opening')).toBeTruthy()
  refusal = null
  pass(1500)
  expect(screen.getByText('2 results')).toBeTruthy()
})

test('one that stays refused says so, leaves the others standing, and can be asked again by hand', () => {
  refusal = denied
  show()
  for (const pause of [500, 1500, 4000]) pass(pause)
  expect(screen.getByText('somebody else')).toBeTruthy()
  expect(screen.queryByText('opening')).toBeNull()
  const again = screen.getByRole('button')
  refusal = null
  act(() => again.click())
  expect(screen.getByText('2 results')).toBeTruthy()
})

test('what is no refusal is said at once', () => {
  refusal = coded('unavailable')
  show()
  expect(screen.queryByText('opening')).toBeNull()
  expect(screen.getByRole('button')).toBeTruthy()
})
