// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { MemoryRouter } from 'react-router'
import { storageKeys } from '../../platform/browser-storage'
import { toolStays } from '../../platform/erase-stored'
import { changePreferences } from '../../platform/preferences'
import { clearSession, keepSession } from '../../platform/session'
import { sessionUser } from '../../platform/session.test-data'
import CheckInPage from './check-in-page'
import SafetyPlanPage from './safety-plan-page'
import SleepDiaryPage from './sleep-diary-page'
import WorryPage from './worry-page'

// The package for browsers only passes this one on, in a form that a test's own context cannot load.
vi.mock('react-router-dom', () => import('react-router'))

beforeEach(() => {
  localStorage.clear()
  clearSession()
  changePreferences({ language: 'zh-CN', quickExitErases: true, quickExitSignsOut: true })
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
    const choice = screen.getByRole('checkbox', { name: /^快速离开、退出登录时，也留着/ })
    const [first] = screen.getAllByRole('textbox')
    if (!first) throw new Error('The tool has no field')
    const comesBefore = (one: Node, other: Node) =>
      (one.compareDocumentPosition(other) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0
    expect(comesBefore(screen.getByText(/点“快速离开”就删掉/), first)).toBe(true)
    expect(comesBefore(choice, first)).toBe(true)
    expect(toolStays(key)).toBe(false)
    fireEvent.click(choice)
    expect(toolStays(key)).toBe(true)
    expect(screen.getByText(/到你删掉或清除浏览器数据为止/)).toBeTruthy()
    fireEvent.click(choice)
    expect(toolStays(key)).toBe(false)
  },
)

const hint = (container: HTMLElement) => container.querySelector('.keep-choice > .hint')?.textContent
const worrySheet = () => (
  <MemoryRouter>
    <WorryPage />
  </MemoryRouter>
)

test('one sentence says what erases it, for a visitor and for who is signed in', () => {
  const { container } = render(worrySheet())
  expect(hint(container)).toMatch(/关掉页面还在，点“快速离开”就删掉。$/)
  act(() => changePreferences({ quickExitErases: false }))
  expect(hint(container)).toMatch(/到你删掉/)
  act(() => keepSession(sessionUser({ id: 'me' }), 'token', 'local'))
  // Quick exit signs out as well, and does not ask.
  expect(hint(container)).toMatch(/点“快速离开”就删掉，退出登录前会问你。$/)
  act(() => changePreferences({ quickExitSignsOut: false }))
  expect(hint(container)).toMatch(/退出登录前会问你留不留。$/)
  act(() => changePreferences({ language: 'en', quickExitErases: true }))
  expect(hint(container)).toMatch(/“Quick exit” erases it, and signing out asks you first\.$/)
})
