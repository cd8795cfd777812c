// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { MemoryRouter } from 'react-router'
import { announce } from '../../platform/announcer'
import { changePreferences } from '../../platform/preferences'
import BreathingPage from './breathing-page'

// The package for browsers only passes this one on, in a form that a test's own context cannot load.
vi.mock('react-router-dom', () => import('react-router'))

beforeEach(() => vi.useFakeTimers())
afterEach(() => {
  cleanup()
  vi.runAllTimers()
  vi.useRealTimers()
})

const pass = (seconds: number) => act(() => vi.advanceTimersByTime(seconds * 1000))
/** The pacer's own live region: the lines below may have another. */
const region = () => screen.getAllByRole('status')[0] as HTMLElement
const said = () => region().textContent

test.each([
  ['zh-CN', '让读屏说出“吸气”和“呼气”', '开始', '停下', '吸气', '呼气'],
  [
    'en',
    'Let the screen reader say “breathe in” and “breathe out”',
    'Start',
    'Stop',
    'Breathe in…',
    'Breathe out…',
  ],
] as const)(
  'each breath is said as it begins, whatever else is being said (%s)',
  (language, choice, start, stop, breatheIn, breatheOut) => {
    changePreferences({ language })
    render(
      <MemoryRouter>
        <BreathingPage />
      </MemoryRouter>,
    )
    expect(said()).toBe('')
    fireEvent.click(screen.getByRole('checkbox', { name: choice }))
    for (const text of ['Welcome to this page, with all that can be done here.', 'Signed in.']) announce(text)
    fireEvent.click(screen.getByRole('button', { name: start }))
    expect(said()).toBe(breatheIn)
    const watcher = new MutationObserver(() => undefined)
    watcher.observe(region(), { childList: true, characterData: true, subtree: true })
    pass(4.5)
    // No seconds.
    expect(watcher.takeRecords()).toEqual([])
    watcher.disconnect()
    pass(1)
    expect(said()).toBe(breatheOut)
    fireEvent.click(screen.getByRole('button', { name: stop }))
    expect(screen.queryByText(breatheOut)).toBeNull()
  },
)

test('nothing is said unless it was chosen', () => {
  changePreferences({ language: 'en' })
  render(
    <MemoryRouter>
      <BreathingPage />
    </MemoryRouter>,
  )
  fireEvent.click(screen.getByRole('button', { name: 'Start' }))
  pass(12)
  expect(said()).toBe('')
})
