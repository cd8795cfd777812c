import { announce, announcements } from './announcer'

beforeEach(() => vi.useFakeTimers())
afterEach(() => {
  vi.runAllTimers()
  vi.useRealTimers()
})

const said = () => announcements.get().text

test('a polite text waits until the one before has had its turn', () => {
  announce('Signed in')
  announce('Welcome')
  expect(said()).toBe('Signed in')
  vi.advanceTimersByTime(900)
  expect(said()).toBe('Signed in')
  vi.advanceTimersByTime(200)
  expect(said()).toBe('Welcome')
})

test('an assertive text waits for nothing, and what waited comes after it', () => {
  announce('Saved')
  announce('12 results')
  announce('The connection is gone', 'assertive')
  expect(announcements.get()).toMatchObject({ text: 'The connection is gone', urgency: 'assertive' })
  vi.advanceTimersByTime(3000)
  expect(announcements.get()).toMatchObject({ text: '12 results', urgency: 'polite' })
})

test('the same words twice are said twice', () => {
  announce('Copied')
  const first = announcements.get().number
  vi.advanceTimersByTime(2000)
  announce('Copied')
  expect(announcements.get().number).toBeGreaterThan(first)
})

test('a text that stays for a time goes, unless another has followed', () => {
  announce('Welcome', 'polite', 1000)
  vi.advanceTimersByTime(1000)
  expect(said()).toBe('')
  announce('Welcome', 'polite', 5000)
  vi.advanceTimersByTime(1500)
  announce('Saved')
  vi.advanceTimersByTime(5000)
  expect(said()).toBe('Saved')
})

test('a text goes by itself: whoever reads to the end of a later page does not find it there', () => {
  announce('Signed in')
  vi.advanceTimersByTime(9000)
  expect(said()).toBe('Signed in')
  vi.advanceTimersByTime(1000)
  expect(said()).toBe('')
})
