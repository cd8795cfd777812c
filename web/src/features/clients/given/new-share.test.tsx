// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { DataProvider } from '../../../platform/data/data-provider'
import { changePreferences } from '../../../platform/preferences'
import { NewShare } from './new-share'

vi.mock('../../../platform/firebase/call-function', () => ({
  callTimeoutMs: 1000,
  callFunction: async () => ({
    uid: 'professional',
    name: 'Dr Lin',
    profession: 'counsellor',
    organisation: 'Clinic',
    register: 'Register',
    checkedAt: '2026-01-01T00:00:00.000Z',
    validUntil: '2027-01-01T00:00:00.000Z',
  }),
}))
vi.mock('./share-form-view', () => ({ ShareForm: () => <p>What to share</p> }))

afterEach(cleanup)

test('who has entered the code of somebody else is in its field again', async () => {
  changePreferences({ language: 'en' })
  render(
    <DataProvider>
      <NewShare uid="me" scanned="ABCD2345" onGiven={() => undefined} />
    </DataProvider>,
  )
  expect(document.activeElement).toBe(document.body)
  fireEvent.click(screen.getByRole('button', { name: 'Next: see whose it is' }))
  const whose = await screen.findByRole('heading', { name: 'Whose code this is' })
  expect(document.activeElement).toBe(whose)
  fireEvent.click(screen.getByRole('button', { name: 'Not this person: enter another code' }))
  expect(document.activeElement).toBe(screen.getByRole('textbox', { name: 'Code' }))
})
