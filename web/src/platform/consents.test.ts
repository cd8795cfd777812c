// @vitest-environment jsdom

import { readConsentsOf } from './consent-records'
import { consentVersion, hasConsent, recordConsents, takeProfileConsents } from './consents'
import { visitor } from './drafts'
import { eraseUnfinished, eraseUnfinishedOf } from './erase-stored'
import type { AuthMode, SessionUser } from './session'
import { changeMode, clearSession, keepSession } from './session'

vi.mock('./firebase/profile-consents', () => ({ writeProfileConsents: () => Promise.resolve() }))

const person = (id: string): SessionUser => ({
  id,
  email: `${id}@example.com`,
  firstName: '',
  lastName: '',
  role: 'user',
  emailVerified: true,
  createdAt: '',
  updatedAt: '',
})
const signIn = (id: string, mode: AuthMode = 'hosted') => keepSession(person(id), 'token', mode)
const record = (given: boolean, at: number) =>
  ({ given, version: consentVersion, language: 'en', at }) as const

beforeEach(() => {
  localStorage.clear()
  changeMode('hosted')
})

test('nobody has agreed for the next person at the device', async () => {
  await recordConsents(['assistant'], true)
  expect(hasConsent('assistant')).toBe(true)
  signIn('mei')
  expect(hasConsent('assistant')).toBe(false)
  await recordConsents(['store-results'], true)
  signIn('lin')
  expect(hasConsent('store-results')).toBe(false)
  signIn('mei')
  expect(hasConsent('store-results')).toBe(true)
})

test('signing out and quick exit forget what a visitor agreed to', async () => {
  await recordConsents(['assistant'], true)
  eraseUnfinished()
  expect(hasConsent('assistant')).toBe(false)
  await recordConsents(['assistant'], true)
  signIn('mei')
  eraseUnfinishedOf('mei')
  clearSession()
  expect(hasConsent('assistant')).toBe(false)
})

test('signing out leaves no trace of a cloud account; an account on this device keeps its own', async () => {
  signIn('mei')
  await recordConsents(['assistant'], true)
  eraseUnfinishedOf('mei')
  expect(localStorage.getItem('amhs_consents')).toBeNull()
  changeMode('local')
  signIn('lin', 'local')
  await recordConsents(['terms'], true)
  eraseUnfinishedOf('lin')
  expect(hasConsent('terms')).toBe(true)
})

test('the newer of profile and device counts', async () => {
  signIn('mei')
  takeProfileConsents('mei', { assistant: record(true, 10), terms: record(true, 10) })
  expect(hasConsent('assistant')).toBe(true)
  takeProfileConsents('mei', { assistant: record(false, 20) })
  expect(hasConsent('assistant')).toBe(false)
  expect(hasConsent('terms')).toBe(true)
  await recordConsents(['assistant'], true)
  takeProfileConsents('mei', { assistant: record(false, 20) })
  expect(hasConsent('assistant')).toBe(true)
})

test('the list that the device once kept for everybody counts for the visitor', () => {
  localStorage.setItem('amhs_consents', JSON.stringify({ assistant: record(true, 1), terms: 'broken' }))
  expect(hasConsent('assistant')).toBe(true)
  expect(readConsentsOf(visitor)).toEqual({ assistant: record(true, 1) })
  signIn('mei')
  expect(hasConsent('assistant')).toBe(false)
  takeProfileConsents('mei', { terms: record(true, 2) })
  expect(readConsentsOf(visitor)).toEqual({ assistant: record(true, 1) })
})
