// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { MemoryRouter } from 'react-router'
import { storageKeys } from '../../platform/browser-storage'
import { keepDraftOf, visitor } from '../../platform/drafts'
import { emptyPlan } from './plan/safety-plan'
import SafetyPlanPage from './safety-plan-page'

// The package for browsers only passes this one on, in a form that a test's own context cannot load.
vi.mock('react-router-dom', () => import('react-router'))

beforeEach(() => {
  localStorage.clear()
  Element.prototype.scrollIntoView = vi.fn()
})
afterEach(cleanup)

test('a plan opens at its beginning: the page keeps no place, and what a press turns it to has the focus at its heading', () => {
  keepDraftOf(visitor, storageKeys.safetyPlan, { ...emptyPlan, signs: ['不回消息'] })
  const { unmount } = render(
    <MemoryRouter>
      <SafetyPlanPage />
    </MemoryRouter>,
  )
  expect(window.history.scrollRestoration).toBe('manual')
  expect(screen.queryByRole('textbox')).toBeNull()
  expect(document.activeElement).toBe(document.body)
  fireEvent.click(screen.getByRole('button', { name: '接着写' }))
  const heading = document.activeElement
  expect(heading?.tagName).toBe('H2')
  expect(vi.mocked(Element.prototype.scrollIntoView).mock.contexts).toEqual([heading])
  expect(screen.getAllByRole('textbox').length).toBeGreaterThan(0)
  unmount()
  expect(window.history.scrollRestoration).toBe('auto')
})
