// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { DataProvider } from '../../../platform/data/data-provider'
import { CallFailure } from '../../../platform/firebase/call-failure'
import { changePreferences } from '../../../platform/preferences'
import { NewShare } from './new-share'

const { call } = vi.hoisted(() => ({ call: vi.fn() }))
vi.mock('../../../platform/firebase/call-function', () => ({ callTimeoutMs: 1000, callFunction: call }))

const badge = {
  uid: 'professional',
  name: 'Dr Lin',
  profession: 'counsellor',
  organisation: 'Clinic',
  register: 'Register',
  checkedAt: '2026-01-01T00:00:00.000Z',
  validUntil: '2027-01-01T00:00:00.000Z',
}
vi.mock('./share-form-view', () => ({ ShareForm: () => <p>What to share</p> }))

beforeEach(() => {
  changePreferences({ language: 'en' })
  call.mockReset().mockResolvedValue(badge)
})
afterEach(cleanup)

const show = (scanned: string) =>
  render(
    <DataProvider>
      <NewShare uid="me" scanned={scanned} onGiven={() => undefined} />
    </DataProvider>,
  )
const field = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Code' })
const type = (value: string) => fireEvent.change(field(), { target: { value } })
const next = () =>
  act(async () => fireEvent.click(screen.getByRole('button', { name: 'Next: see whose it is' })))
/** Long enough for the timers of no length that are set now, and for those that they set. */
const afterTimers = () => act(() => new Promise((resolve) => setTimeout(resolve, 50)))

test('who has entered the code of somebody else is in its field again', async () => {
  show('ABCD2345')
  expect(document.activeElement).toBe(document.body)
  fireEvent.click(screen.getByRole('button', { name: 'Next: see whose it is' }))
  const whose = await screen.findByRole('heading', { name: 'Whose code this is' })
  expect(document.activeElement).toBe(whose)
  fireEvent.click(screen.getByRole('button', { name: 'Not this person: enter another code' }))
  expect(document.activeElement).toBe(screen.getByRole('textbox', { name: 'Code' }))
})

test('what comes back about a code that no longer stands in the field is neither said nor shown', async () => {
  const answers: { readonly found: (who: unknown) => void; readonly failed: (error: Error) => void }[] = []
  call.mockImplementation(() => new Promise((found, failed) => answers.push({ found, failed })))
  show('ABCD2345')
  await next()
  // TanStack Query tells its components of a change in a timer of its own, which no `act` waits for.
  await screen.findByRole('button', { name: 'Looking up whose it is…' })
  type('WXYZ2345')
  answers[0]?.failed(new CallFailure('code-not-found', undefined))
  await afterTimers()
  expect(screen.queryByRole('alert')).toBeNull()
  expect(field().getAttribute('aria-invalid')).toBeNull()
  // The right one is looked up though the wrong one is not answered yet, whatever comes first.
  await next()
  type('ABCD2345')
  answers[1]?.found(badge)
  await afterTimers()
  expect(screen.queryByRole('heading', { name: 'Whose code this is' })).toBeNull()
  expect(field().value).toBe('ABCD2345')
})

test('a second code that is none is said again', async () => {
  show('')
  type('ABC')
  await next()
  const first = screen.getByRole('alert')
  type('ABCD')
  expect(screen.queryByRole('alert')).toBeNull()
  await next()
  const second = screen.getByRole('alert')
  await next()
  expect(new Set([first, second, screen.getByRole('alert')]).size).toBe(3)
  expect(call).not.toHaveBeenCalled()
})
