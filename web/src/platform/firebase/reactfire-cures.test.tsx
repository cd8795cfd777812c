// @vitest-environment jsdom
import { act, cleanup, render, screen } from '@testing-library/react'
import type { FirebaseApp } from 'firebase/app'
import type { Auth, User } from 'firebase/auth'
import type { DocumentReference } from 'firebase/firestore'
import type { StorageReference } from 'firebase/storage'
import { AuthProvider, FirebaseAppProvider, useFirestoreDocData, useIdTokenResult, useUser } from 'reactfire'
import { queryClient } from '../data/query-client'
import { followAccount, LiveDataBoundary, PerAccount, useStoredFile } from './reactfire-cures'

/** Stands in for the SDK under the real reactfire: who is signed in, and who listens to which document. */
const sdk = vi.hoisted(() => ({
  following: new Set<(user: unknown) => void>(),
  listeners: [] as {
    readonly path: string
    readonly next: (snapshot: unknown) => void
    readonly error: (error: unknown) => void
  }[],
  address: async () => '',
}))

vi.mock('firebase/storage', () => ({ getDownloadURL: () => sdk.address(), ref: () => ({}) }))

vi.mock('firebase/auth', () => ({
  onIdTokenChanged: (auth: { currentUser: unknown }, next: (user: unknown) => void) => {
    sdk.following.add(next)
    next(auth.currentUser)
    return () => sdk.following.delete(next)
  },
}))

vi.mock('firebase/firestore', () => ({
  queryEqual: () => false,
  onSnapshot: (
    { path }: { path: string },
    _options: unknown,
    { next, error }: { next: (snapshot: unknown) => void; error: (error: unknown) => void },
  ) => {
    sdk.listeners.push({ path, next, error })
    return () => undefined
  },
}))

const app = { name: 'test' } as FirebaseApp
const auth = { name: 'test', app, currentUser: null as User | null }
const anna = { uid: 'anna' } as User
const ben = { uid: 'ben' } as User

/** As the SDK tells it: whoever followed first is told first. */
function signInAs(user: User | null): void {
  auth.currentUser = user
  act(() => {
    for (const next of sdk.following) next(user)
  })
}

/** Lets the database answer the last listener of a document. */
function answer(path: string, name: string): void {
  act(() =>
    sdk.listeners
      .findLast((listener) => listener.path === path)
      ?.next({ exists: () => true, data: () => ({ name }) }),
  )
}

function refuse(path: string): void {
  const error = Object.assign(new Error('refused'), { code: 'permission-denied' })
  act(() => sdk.listeners.findLast((listener) => listener.path === path)?.error(error))
}

const listenersOf = (path: string) => sdk.listeners.filter((listener) => listener.path === path).length

function Profile({ uid }: { readonly uid: string }) {
  const reference = { path: `users/${uid}`, firestore: { app } } as DocumentReference<{ name: string }>
  const { status, data } = useFirestoreDocData(reference)
  return <p>{status === 'loading' ? `waiting for ${uid}` : `name: ${data?.name}`}</p>
}

function show(uid: string) {
  return (
    <FirebaseAppProvider firebaseApp={app}>
      <AuthProvider sdk={auth as Auth}>
        <LiveDataBoundary
          fallback={(error, retry) => (
            <button type="button" onClick={retry}>
              {`again after ${Reflect.get(Object(error), 'code')}`}
            </button>
          )}
        >
          <PerAccount onlyFor={uid} fallback={<p>nobody’s data</p>}>
            <Profile uid={uid} />
          </PerAccount>
        </LiveDataBoundary>
      </AuthProvider>
    </FirebaseAppProvider>
  )
}

let stop = () => {}

beforeEach(() => {
  sdk.following.clear()
  sdk.listeners.length = 0
  auth.currentUser = null
  const kept = Reflect.get(globalThis, '_reactFirePreloadedObservables') as Map<string, unknown> | undefined
  kept?.clear()
  // React and the boundary report what was thrown.
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
  stop = followAccount(auth as Auth)
})

afterEach(() => {
  cleanup()
  stop()
  vi.restoreAllMocks()
})

test('a person who signs out and in again is listened for anew, and meets no old refusal', () => {
  signInAs(anna)
  render(show('anna'))
  answer('users/anna', 'Anna')
  expect(screen.getByText('name: Anna')).toBeTruthy()

  signInAs(null)
  expect(screen.getByText('nobody’s data')).toBeTruthy()
  // The database refuses the listener that is left over.
  refuse('users/anna')

  signInAs(anna)
  expect(screen.getByText('waiting for anna')).toBeTruthy()
  answer('users/anna', 'Anna again')
  expect(screen.getByText('name: Anna again')).toBeTruthy()
  expect(listenersOf('users/anna')).toBe(2)
})

test('somebody else sees nothing of the last person, whether read live or once', () => {
  signInAs(anna)
  const { rerender } = render(show('anna'))
  answer('users/anna', 'Anna')
  queryClient.setQueryData(['hosted:anna', 'screenings'], ['private'])

  signInAs(ben)
  expect(screen.queryByText('name: Anna')).toBeNull()
  rerender(show('ben'))
  answer('users/ben', 'Ben')
  expect(screen.getByText('name: Ben')).toBeTruthy()
  expect(queryClient.getQueryCache().getAll()).toEqual([])
})

test('a new token of the same person keeps what was read', () => {
  signInAs(anna)
  render(show('anna'))
  answer('users/anna', 'Anna')
  queryClient.setQueryData(['hosted:anna', 'screenings'], ['private'])
  signInAs(anna)
  expect(screen.getByText('name: Anna')).toBeTruthy()
  expect(listenersOf('users/anna')).toBe(1)
  expect(queryClient.getQueryData(['hosted:anna', 'screenings'])).toEqual(['private'])
})

test('a refused listener leaves the page standing, and another try listens again', () => {
  signInAs(anna)
  render(show('anna'))
  refuse('users/anna')
  const again = screen.getByRole('button', { name: 'again after permission-denied' })
  act(() => again.click())
  expect(screen.getByText('waiting for anna')).toBeTruthy()
  answer('users/anna', 'Anna')
  expect(screen.getByText('name: Anna')).toBeTruthy()
  expect(listenersOf('users/anna')).toBe(2)
})

test('what was refused once is asked for again at the next visit', () => {
  signInAs(anna)
  const { unmount } = render(show('anna'))
  refuse('users/anna')
  unmount()
  render(show('anna'))
  expect(screen.getByText('waiting for anna')).toBeTruthy()
  expect(listenersOf('users/anna')).toBe(2)
})

test('what was refused after its view had gone is asked for again without a failure', () => {
  signInAs(anna)
  const { unmount } = render(show('anna'))
  answer('users/anna', 'Anna')
  unmount()
  refuse('users/anna')
  render(show('anna'))
  expect(screen.getByText('waiting for anna')).toBeTruthy()
  answer('users/anna', 'Anna again')
  expect(screen.getByText('name: Anna again')).toBeTruthy()
  expect(console.error).not.toHaveBeenCalled()
})

test('the failure is logged by its code alone', () => {
  signInAs(anna)
  render(show('anna'))
  refuse('users/anna')
  expect(console.error).toHaveBeenCalledWith('[firebase]', 'Error', 'permission-denied')
})

test('the claims are read anew with each token, and the file with each version', async () => {
  let role = 'user'
  const addresses = ['https://files.test/one', 'https://files.test/two']
  sdk.address = async () => addresses.shift() ?? ''
  const person = { uid: 'anna', getIdTokenResult: async () => ({ claims: { role } }) } as unknown as User
  signInAs(person)
  function Claims({ version }: { readonly version: number }) {
    const { data: token } = useIdTokenResult(person)
    const { data: user } = useUser()
    const reference = { toString: () => 'gs://files/users/anna/photo' } as StorageReference
    const { data: address } = useStoredFile(reference, version)
    return <p>{`${user?.uid} ${String(token?.claims.role)} ${address}`}</p>
  }
  const draw = (version: number) => (
    <FirebaseAppProvider firebaseApp={app}>
      <AuthProvider sdk={auth as Auth}>
        <Claims version={version} />
      </AuthProvider>
    </FirebaseAppProvider>
  )
  const { rerender } = render(draw(1))
  expect(await screen.findByText('anna user https://files.test/one')).toBeTruthy()
  role = 'admin'
  signInAs(person)
  expect(await screen.findByText('anna admin https://files.test/one')).toBeTruthy()
  rerender(draw(2))
  expect(await screen.findByText('anna admin https://files.test/two')).toBeTruthy()
})
