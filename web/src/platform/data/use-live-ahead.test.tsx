// @vitest-environment jsdom
import { act, cleanup, render, screen } from '@testing-library/react'
import type { FirebaseApp } from 'firebase/app'
import type { Query } from 'firebase/firestore'
import { FirebaseAppProvider } from 'reactfire'
import { LiveDataBoundary } from '../firebase/reactfire-cures'
import { useLiveAhead } from './use-live-ahead'

interface Listener {
  readonly source: { readonly moment: number }
  readonly next: (snapshot: unknown) => void
  readonly error: (error: unknown) => void
}

/** Stands in for the SDK under the real reactfire: who listens to what. */
const sdk = vi.hoisted(() => ({ listeners: [] as Listener[] }))

vi.mock('firebase/auth', () => ({ onIdTokenChanged: () => () => undefined }))

vi.mock('firebase/firestore', () => ({
  onSnapshot: (source: Listener['source'], _options: unknown, observer: Pick<Listener, 'next' | 'error'>) => {
    sdk.listeners.push({ source, ...observer })
    return () => undefined
  },
}))

/** The clock, which the moments are read from: each is told apart by how often it was asked for. */
const clock = vi.hoisted(() => ({ tries: [] as number[] }))

vi.mock('../firebase/server-clock', () => ({
  mostTries: 3,
  momentAhead: async (tries: number) => clock.tries.push(tries),
}))

const app = { name: 'test' } as FirebaseApp

function Clients() {
  const snapshot = useLiveAhead('clients', (moment) => ({ moment }) as unknown as Query)
  if (snapshot === undefined) return <p>waiting</p>
  return <p>{`holds ${snapshot.docs.map(({ id }) => id).join(' ')}`}</p>
}

async function show(): Promise<void> {
  render(
    <FirebaseAppProvider firebaseApp={app}>
      <LiveDataBoundary fallback={(error) => <p>{`failed: ${Reflect.get(Object(error), 'code')}`}</p>}>
        <Clients />
      </LiveDataBoundary>
    </FirebaseAppProvider>,
  )
  await act(async () => undefined)
}

const say = (ids: readonly string[], fromCache = false) =>
  act(async () =>
    sdk.listeners
      .at(-1)
      ?.next({ metadata: { fromCache }, empty: ids.length === 0, docs: ids.map((id) => ({ id })) }),
  )
const refuse = (code = 'permission-denied') =>
  act(async () => sdk.listeners.at(-1)?.error(Object.assign(new Error('refused'), { code })))

beforeEach(() => {
  sdk.listeners.length = 0
  clock.tries.length = 0
  const kept = Reflect.get(globalThis, '_reactFirePreloadedObservables') as Map<string, unknown> | undefined
  kept?.clear()
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
})

afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
})

test('where the moment has come, a later one is asked for, and what was read stays until the answer', async () => {
  await show()
  expect(screen.getByText('waiting')).toBeTruthy()
  await say(['lin', 'bei'])
  expect(screen.getByText('holds lin bei')).toBeTruthy()
  await refuse()
  expect(screen.getByText('holds lin bei')).toBeTruthy()
  await say(['lin'], true)
  expect(screen.getByText('holds lin bei')).toBeTruthy()
  await say(['bei'])
  expect(screen.getByText('holds bei')).toBeTruthy()
  expect(sdk.listeners.map(({ source }) => source.moment)).toEqual([1, 2])
})

test('a lost network leaves what was read on the page', async () => {
  await show()
  await say(['lin'])
  await say(['lin'], true)
  expect(screen.getByText('holds lin')).toBeTruthy()
})

test('each refusal in a row looks further ahead, and the third is told', async () => {
  await show()
  await refuse()
  await refuse()
  expect(screen.getByText('waiting')).toBeTruthy()
  await refuse()
  expect(screen.getByText('failed: permission-denied')).toBeTruthy()
  expect(clock.tries).toEqual([0, 1, 2])
})

test('an answer in between begins the row anew', async () => {
  await show()
  await refuse()
  await refuse()
  await say(['lin'])
  await refuse()
  await say(['lin'])
  expect(screen.getByText('holds lin')).toBeTruthy()
  expect(clock.tries).toEqual([0, 1, 2, 1])
})

test('another failure is told at once', async () => {
  await show()
  await refuse('unavailable')
  expect(screen.getByText('failed: unavailable')).toBeTruthy()
  expect(clock.tries).toEqual([0])
})
