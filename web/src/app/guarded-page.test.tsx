// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { Link, MemoryRouter, Route, Routes, useLocation } from 'react-router'
import { storageKeys } from '../platform/browser-storage'
import { changePreferences } from '../platform/preferences'
import {
  clearLeftSession,
  clearSession,
  currentSession,
  keepSession,
  startSession,
} from '../platform/session'
import { sessionUser } from '../platform/session.test-data'
import type { Access } from '../platform/site-pages'
import { GuardedPage } from './guarded-page'

// The package for browsers only passes this one on, in a form that a test's own context cannot load.
vi.mock('react-router-dom', () => import('react-router'))

const Words = () => <input aria-label="words" />
const OwnPage = () => <h1>The page</h1>

/** A visit by somebody whose hosted session the browser kept: it is checked before it counts. */
function visit(access: Access, address = '/profile') {
  localStorage.setItem(storageKeys.user, JSON.stringify(sessionUser()))
  localStorage.setItem(storageKeys.authToken, 'firebase_u')
  startSession()
  expect(currentSession().status).toBe('restoring')
  changePreferences({ language: 'en' })
  return render(
    <MemoryRouter initialEntries={[address]}>
      <GuardedPage access={access} page={OwnPage} />
    </MemoryRouter>,
  )
}

const page = () => screen.queryByRole('heading', { name: 'The page' })
const spinner = () => screen.queryByRole('status')

afterEach(() => {
  cleanup()
  clearSession()
})

test('a sign-out leads from a page for signed-in people straight home, and the next one asks to sign in', () => {
  const visited: string[] = []
  const Place = () => {
    visited.push(useLocation().pathname)
    return null
  }
  changePreferences({ language: 'en' })
  keepSession(sessionUser(), 'token', 'local')
  render(
    <MemoryRouter initialEntries={['/profile']}>
      <Place />
      <Routes>
        <Route path="/profile" element={<GuardedPage access="signed-in" page={OwnPage} />} />
        <Route path="/" element={<GuardedPage access="public" page={() => <h1>Home</h1>} />} />
      </Routes>
    </MemoryRouter>,
  )
  act(() => clearLeftSession())
  expect([...new Set(visited)]).toEqual(['/profile', '/'])
  expect(currentSession()).toEqual({ status: 'signed-out' })
})

test('a link within the page, or to the page itself, keeps what was typed; another address begins afresh', () => {
  changePreferences({ language: 'en' })
  render(
    <MemoryRouter initialEntries={['/contact']}>
      <Link to="#main">skip</Link>
      <Link to="/contact">contact</Link>
      <Link to="/contact?about=app">other</Link>
      <GuardedPage access="public" page={Words} />
    </MemoryRouter>,
  )
  const words = () => screen.getByLabelText<HTMLInputElement>('words').value
  fireEvent.change(screen.getByLabelText('words'), { target: { value: 'half a sentence' } })
  for (const name of ['skip', 'contact']) {
    fireEvent.click(screen.getByText(name))
    expect(words()).toBe('half a sentence')
  }
  fireEvent.click(screen.getByText('other'))
  expect(words()).toBe('')
})

describe('a loading spinner while the main auth store is loading', () => {
  test.each([
    ['for signed-in people', 'signed-in'],
    ['for some roles', ['user', 'admin']],
  ] as const)('stands in place of a page %s, until the account is known', (_, access) => {
    const { container } = visit(access)
    expect(spinner()?.textContent).toBe('Loading…')
    expect(container.querySelector('.spinner-ring')).not.toBeNull()
    expect(page()).toBeNull()
    act(() => keepSession(sessionUser(), 'firebase_u', 'hosted'))
    expect(page()).not.toBeNull()
    expect(spinner()).toBeNull()
  })

  test('stands in place of the sign-in page, which is for visitors, until it is known that there is no session', () => {
    visit('guest', '/login')
    expect(spinner()?.textContent).toBe('Loading…')
    expect(page()).toBeNull()
    act(() => clearSession())
    expect(page()).not.toBeNull()
    expect(spinner()).toBeNull()
  })

  // Help, screening and articles need no account: whoever looks for help does not wait for a server that may not answer.
  test('does not stand in place of a page that is open to everybody', () => {
    visit('public', '/crisis')
    expect(page()).not.toBeNull()
    expect(spinner()).toBeNull()
  })
})
