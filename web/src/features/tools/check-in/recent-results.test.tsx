// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react'
import { MemoryRouter } from 'react-router'
import { storageKeys } from '../../../platform/browser-storage'
import { clearSession, keepSession } from '../../../platform/session'
import { sessionUser } from '../../../platform/session.test-data'
import { dayOf } from '../days'
import { RecentResults } from './recent-results'

// The package for browsers only passes this one on, in a form that a test's own context cannot load.
vi.mock('react-router-dom', () => import('react-router'))

const now = Date.now()
const kept = (id: string, finishedAt: number, owner?: string) => ({
  id,
  instrument: 'phq9',
  finishedAt,
  ...(owner && { owner }),
})

beforeEach(() => {
  localStorage.clear()
  clearSession()
})
afterEach(cleanup)

function shown() {
  render(
    <MemoryRouter>
      <RecentResults since={dayOf(now - 40 * 86_400_000)} />
    </MemoryRouter>,
  )
  return screen.queryAllByRole('link').map((link) => link.getAttribute('href')?.split('id=')[1])
}

const me = sessionUser().id
beforeEach(() => {
  const results = [kept('new', now), kept('old', now - 5000), kept('mine', now - 5000, me)]
  localStorage.setItem(storageKeys.screeningResults, JSON.stringify(results))
})

test('a visitor sees what was finished on this device', () => {
  expect(shown()).toEqual(['new', 'old'])
})

test('after a quick exit nothing from before it is spoken of', () => {
  localStorage.setItem(storageKeys.homeQuietSince, String(now - 1000))
  expect(shown()).toEqual(['new'])
})

test('an account’s own results stay with it', () => {
  localStorage.setItem(storageKeys.homeQuietSince, String(now - 1000))
  keepSession(sessionUser(), 'token', 'local')
  expect(shown()).toEqual(['mine'])
})
