import type { Firestore } from 'firebase/firestore'
import { BackendError } from '../../../platform/firebase/backend-error'
import { firestoreScreeningRepository } from './screenings.firestore'
import { exampleScreening } from './screenings.repository.suite'

/** A database that never answers, as the SDK's promises behave without a network. */
const never = () => new Promise<never>(() => undefined)

vi.mock('firebase/firestore', () => ({
  collection: () => ({}),
  doc: () => ({}),
  query: () => ({}),
  where: () => ({}),
  orderBy: () => ({}),
  limit: () => ({}),
  startAfter: () => ({}),
  increment: () => ({}),
  serverTimestamp: () => ({}),
  Timestamp: { fromMillis: () => ({}) },
  getDocFromServer: () => never(),
  getDocsFromServer: () => never(),
  deleteDoc: () => never(),
  writeBatch: () => ({
    set: () => undefined,
    update: () => undefined,
    delete: () => undefined,
    commit: never,
  }),
}))

const screenings = firestoreScreeningRepository({} as Firestore, 'uid')

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

describe('a database that does not answer', () => {
  test.each([
    ['saving', () => screenings.save(exampleScreening(1))],
    ['opening one', () => screenings.find('example-0001')],
    ['listing', () => screenings.list()],
    ['looking for the one before', () => screenings.previous('gad2', 1)],
    ['removing one', () => screenings.remove('example-0001')],
    ['removing all', () => screenings.removeAll()],
  ])('ends %s after ten seconds as no network', async (_what, request) => {
    let outcome: unknown = 'waiting'
    request().catch((error: unknown) => {
      outcome = error
    })
    await vi.advanceTimersByTimeAsync(9_900)
    expect(outcome).toBe('waiting')
    await vi.advanceTimersByTimeAsync(200)
    expect(outcome).toBeInstanceOf(BackendError)
    expect(outcome).toMatchObject({ problem: 'network' })
  })
})
