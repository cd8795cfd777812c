// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { MemoryRouter } from 'react-router'
import { storageKeys } from '../../platform/browser-storage'
import { toolStays } from '../../platform/erase-stored'
import { changePreferences } from '../../platform/preferences'
import CheckInPage from './check-in-page'
import SafetyPlanPage from './safety-plan-page'
import SleepDiaryPage from './sleep-diary-page'
import WorryPage from './worry-page'

// The package for browsers only passes this one on, in a form that a test's own context cannot load.
vi.mock('react-router-dom', () => import('react-router'))

beforeEach(() => {
  localStorage.clear()
  changePreferences({ language: 'zh-CN', quickExitErases: true })
})
afterEach(cleanup)

const tools = [
  ['plan', SafetyPlanPage, storageKeys.safetyPlan],
  ['check-in', CheckInPage, storageKeys.checkIns],
  ['sleep diary', SleepDiaryPage, storageKeys.sleepDiary],
  ['worry sheet', WorryPage, storageKeys.worries],
] as const

test.each(tools)(
  '%s says before its first field what quick exit erases, and lets one keep it',
  (_, Tool, key) => {
    render(
      <MemoryRouter>
        <Tool />
      </MemoryRouter>,
    )
    const choice = screen.getByRole('checkbox', { name: /^离开或退出登录，也留着/ })
    const [first] = screen.getAllByRole('textbox')
    if (!first) throw new Error('The tool has no field')
    const comesBefore = (one: Node, other: Node) =>
      (one.compareDocumentPosition(other) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0
    expect(comesBefore(screen.getByText(/这里写的会一起删掉/), first)).toBe(true)
    expect(comesBefore(choice, first)).toBe(true)
    expect(toolStays(key)).toBe(false)
    fireEvent.click(choice)
    expect(toolStays(key)).toBe(true)
    expect(screen.getByText(/这里写的会留着/)).toBeTruthy()
    fireEvent.click(choice)
    expect(toolStays(key)).toBe(false)
  },
)

test('where quick exit erases nothing, it says what signing out does', () => {
  render(
    <MemoryRouter>
      <WorryPage />
    </MemoryRouter>,
  )
  act(() => changePreferences({ quickExitErases: false }))
  expect(screen.getByText(/退出登录，登录后写的就删掉/)).toBeTruthy()
})

test('in English what leaving erases reads on from how to leave, with the keys and without', () => {
  changePreferences({ language: 'en', quickExitKey: true })
  render(
    <MemoryRouter>
      <WorryPage />
    </MemoryRouter>,
  )
  const hint = () => screen.getByText(/Quick exit erases/).textContent
  expect(hint()).toContain('press Shift three times. Quick exit erases what you write here for good.')
  act(() => changePreferences({ quickExitKey: false }))
  expect(hint()).toBe('To leave at once, press “Quick exit”. Quick exit erases what you write here for good.')
})
