// @vitest-environment jsdom
import { act, cleanup, render, screen } from '@testing-library/react'
import type { FirebaseApp } from 'firebase/app'
import type { DocumentReference, Query } from 'firebase/firestore'
import { FirebaseAppProvider } from 'reactfire'
import { LiveDataBoundary } from '../firebase/reactfire-cures'
import { useLiveDocument } from './use-live'
import { useLivePager } from './use-live-pager'

interface Source {
  readonly path: string
  readonly after?: string
}

/** Stands in for the SDK under the real reactfire: who listens to what. */
const sdk = vi.hoisted(() => ({
  listeners: [] as { readonly source: Source; readonly next: (snapshot: unknown) => void }[],
}))

vi.mock('firebase/auth', () => ({ onIdTokenChanged: () => () => undefined }))

vi.mock('firebase/firestore', () => ({
  limit: (count: number) => ({ count }),
  startAfter: ({ id }: { id: string }) => ({ after: id }),
  query: (source: Source, ...constraints: object[]) => Object.assign({}, source, ...constraints),
  queryEqual: (one: Source, other: Source) => one.path === other.path && one.after === other.after,
  onSnapshot: (source: Source, _options: unknown, { next }: { next: (snapshot: unknown) => void }) => {
    sdk.listeners.push({ source, next })
    return () => undefined
  },
}))

const app = { name: 'test' } as FirebaseApp

function Request() {
  const reference = { path: 'requests/anna', firestore: { app } } as DocumentReference
  const snapshot = useLiveDocument(reference)
  if (snapshot === undefined) return <p>waiting</p>
  return <p>{snapshot.exists() ? 'sent' : 'not sent'}</p>
}

function Inbox() {
  const { entries, goOn, goBack } = useLivePager({ path: 'messages' } as unknown as Query, 2)
  return (
    <>
      <p>{entries === undefined ? 'waiting' : `holds ${entries.map(({ id }) => id).join(' ')}`}</p>
      {goOn && (
        <button type="button" onClick={goOn}>
          on
        </button>
      )}
      {goBack && (
        <button type="button" onClick={goBack}>
          back
        </button>
      )}
    </>
  )
}

function show(view: React.ReactNode): void {
  render(
    <FirebaseAppProvider firebaseApp={app}>
      <LiveDataBoundary
        fallback={(error, retry) => (
          <button type="button" onClick={retry}>
            {`again after ${Reflect.get(Object(error), 'problem')}`}
          </button>
        )}
      >
        {view}
      </LiveDataBoundary>
    </FirebaseAppProvider>,
  )
}

/** Lets the SDK speak to the newest listener: from the server, or from its own empty memory. */
function say(content: object, fromCache = false): void {
  act(() => sdk.listeners.at(-1)?.next({ metadata: { fromCache }, ...content }))
}

const document = (exists: boolean) => ({ exists: () => exists })
const list = (...ids: string[]) => ({ empty: ids.length === 0, docs: ids.map((id) => ({ id })) })
const pass = (milliseconds: number) => act(() => vi.advanceTimersByTime(milliseconds))

beforeEach(() => {
  vi.useFakeTimers()
  sdk.listeners.length = 0
  const kept = Reflect.get(globalThis, '_reactFirePreloadedObservables') as Map<string, unknown> | undefined
  kept?.clear()
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
})

afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
  vi.useRealTimers()
})

test('what changes in the database changes on the page', () => {
  show(<Request />)
  expect(screen.getByText('waiting')).toBeTruthy()
  say(document(false))
  expect(screen.getByText('not sent')).toBeTruthy()
  say(document(true))
  expect(screen.getByText('sent')).toBeTruthy()
  pass(60_000)
  expect(screen.getByText('sent')).toBeTruthy()
})

test('what the page has written itself counts once the backend has taken it', () => {
  show(<Request />)
  say(document(false))
  say({ ...document(true), metadata: { fromCache: false, hasPendingWrites: true } })
  expect(screen.getByText('not sent')).toBeTruthy()
  say(document(true))
  expect(screen.getByText('sent')).toBeTruthy()
})

test('no answer within ten seconds is no network, and another try listens anew', () => {
  show(<Request />)
  pass(9_900)
  expect(screen.getByText('waiting')).toBeTruthy()
  pass(200)
  const again = screen.getByRole('button', { name: 'again after network' })
  act(() => again.click())
  expect(sdk.listeners).toHaveLength(2)
  say(document(true))
  expect(screen.getByText('sent')).toBeTruthy()
})

test('an answer that comes after the failure was told heals the page by itself, in each place', () => {
  /** The SDK answers everybody who listens to the same. */
  const sayToAll = (exists: boolean, fromCache: boolean) =>
    act(() => {
      for (const { next } of [...sdk.listeners]) next({ metadata: { fromCache }, ...document(exists) })
    })
  show(<Request />)
  show(<Request />)
  sayToAll(false, true)
  pass(10_100)
  sayToAll(false, true)
  expect(screen.getAllByRole('button', { name: 'again after network' })).toHaveLength(2)
  sayToAll(true, false)
  expect(screen.queryByRole('button')).toBeNull()
  // The SDK has the answer, and gives it to whoever listens next.
  sayToAll(true, false)
  expect(screen.getAllByText('sent')).toHaveLength(2)
  pass(60_000)
  expect(screen.getAllByText('sent')).toHaveLength(2)
})

test.each([
  ['a document', <Request key="one" />, document(false), 'not sent'],
  ['a list', <Inbox key="two" />, list(), 'holds'],
])('that the SDK knows of no entry of %s without a network is no answer', (_what, view, nothing, empty) => {
  show(view)
  say(nothing, true)
  expect(screen.getByText('waiting')).toBeTruthy()
  pass(10_000)
  act(() => screen.getByRole('button', { name: 'again after network' }).click())
  expect(screen.getByText('waiting')).toBeTruthy()
  say(nothing)
  expect(screen.getByText(empty)).toBeTruthy()
})

test('a lost network leaves what was read on the page', () => {
  show(<Inbox />)
  say(list('one'))
  say(list('one'), true)
  pass(60_000)
  expect(screen.getByText('holds one')).toBeTruthy()
})

test.each([
  ['a document that is not there', <Request key="one" />, document(false), 'not sent'],
  ['an empty list', <Inbox key="two" />, list(), 'holds'],
])('a lost network undoes no answer about %s', (_what, view, nothing, empty) => {
  show(view)
  say(nothing)
  say(nothing, true)
  expect(screen.getByText(empty)).toBeTruthy()
  pass(60_000)
  expect(screen.getByText(empty)).toBeTruthy()
})

test('what was answered of one document says nothing of another', () => {
  function Requests({ of }: { readonly of: string }) {
    const snapshot = useLiveDocument({ path: `requests/${of}`, firestore: { app } } as DocumentReference)
    return <p>{snapshot === undefined ? 'waiting' : `answered for ${of}`}</p>
  }
  const inside = (of: string) => (
    <FirebaseAppProvider firebaseApp={app}>
      <Requests of={of} />
    </FirebaseAppProvider>
  )
  const { rerender } = render(inside('anna'))
  say(document(false))
  expect(screen.getByText('answered for anna')).toBeTruthy()
  rerender(inside('bo'))
  expect(sdk.listeners).toHaveLength(2)
  say(document(false), true)
  expect(screen.getByText('waiting')).toBeTruthy()
})

test('a list goes on and back; until the next page is there, the last one stays', () => {
  show(<Inbox />)
  say(list('one', 'two', 'three'))
  expect(screen.getByText('holds one two')).toBeTruthy()
  act(() => screen.getByRole('button', { name: 'on' }).click())
  expect(screen.getByText('holds one two')).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'on' })).toBeNull()
  expect(sdk.listeners.at(-1)?.source).toMatchObject({ path: 'messages', after: 'two' })
  say(list('three'))
  expect(screen.getByText('holds three')).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'on' })).toBeNull()
  act(() => screen.getByRole('button', { name: 'back' }).click())
  expect(screen.getByText('holds one two')).toBeTruthy()
  expect(sdk.listeners).toHaveLength(2)
})
