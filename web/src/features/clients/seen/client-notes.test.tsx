// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { DataProvider } from '../../../platform/data/data-provider'
import { changePreferences } from '../../../platform/preferences'
import type { Grant, Note } from '../grants.firestore'
import { ClientNotes } from './client-notes'

const { stored, addNote } = vi.hoisted(() => ({ stored: { notes: [] as Note[] }, addNote: vi.fn() }))
vi.mock('reactfire', () => ({ useFirestore: () => ({}) }))
vi.mock('../grants.firestore', async (original) => ({
  ...(await original<typeof import('../grants.firestore')>()),
  partOf: () => 'notes',
  notesIn: () => stored.notes,
  addNote,
}))
vi.mock('../../../platform/data/use-live', () => ({ useLiveQuery: () => ({ docs: stored.notes }) }))

const page = () => (
  <DataProvider>
    <ClientNotes grant={{ id: 'grant', knownAs: 'Robin' } as Grant} />
  </DataProvider>
)
const field = () => screen.getByRole<HTMLTextAreaElement>('textbox', { name: /^New note/ })
const problem = () => screen.queryByRole('group', { name: /My notes/ })
const save = () => act(async () => fireEvent.click(screen.getByRole('button', { name: 'Save note' })))
const placesWrittenTo = () => addNote.mock.calls.map(([, , place]) => place)
const noted = (id: string, text: string): Note => ({ id, text, createdAt: Date.now() })

beforeEach(() => {
  changePreferences({ language: 'en' })
  stored.notes = []
  addNote.mockReset().mockRejectedValue(Object.assign(new Error('no'), { code: 'unavailable' }))
})
afterEach(cleanup)

test('a note that was said to have failed and came after all leaves neither error nor text, and the focus in the field', async () => {
  const { rerender } = render(page())
  fireEvent.input(field(), { target: { value: 'We talked about sleep.' } })
  await save()
  expect(document.activeElement).toBe(problem())
  expect(field().value).toBe('We talked about sleep.')
  stored.notes = [noted('00', 'We talked about sleep.')]
  rerender(page())
  expect([problem(), field().value]).toEqual([null, ''])
  expect(document.activeElement).toBe(field())
})

test('the same words are sent again to the same place, other words to a place of their own', async () => {
  const { rerender } = render(page())
  fireEvent.input(field(), { target: { value: 'We talked about sleep.' } })
  await save()
  // What waits on its way takes the place in the list before it is there.
  stored.notes = []
  await save()
  expect(placesWrittenTo()).toEqual(['00', '00'])
  stored.notes = [noted('00', 'Another window wrote this.')]
  rerender(page())
  await save()
  expect(placesWrittenTo()).toEqual(['00', '00', '01'])
})

test('what was written since stays when the earlier words arrive', async () => {
  const { rerender } = render(page())
  fireEvent.input(field(), { target: { value: 'We talked about sleep.' } })
  await save()
  fireEvent.input(field(), { target: { value: 'And about school.' } })
  stored.notes = [noted('00', 'We talked about sleep.')]
  rerender(page())
  expect([problem(), field().value]).toEqual([null, 'And about school.'])
})
