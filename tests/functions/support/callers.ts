import { randomUUID } from 'node:crypto'
import type { Role } from '@amhs/domain/accounts/roles'
import { type CallableReason, callableReasonOf } from '@amhs/domain/contracts/callable-errors'
import type { CallableContract, CallRequest, CallResponse } from '@amhs/domain/contracts/define-callable'
import { deleteApp, type FirebaseApp, initializeApp } from 'firebase/app'
import {
  type Auth,
  connectAuthEmulator,
  createUserWithEmailAndPassword,
  initializeAuth,
  inMemoryPersistence,
  signInWithEmailAndPassword,
} from 'firebase/auth'
import {
  connectFirestoreEmulator,
  doc,
  type Firestore,
  getFirestore,
  serverTimestamp,
  setDoc,
} from 'firebase/firestore'
import { connectFunctionsEmulator, type Functions, getFunctions, httpsCallable } from 'firebase/functions'
import { connectStorageEmulator, type FirebaseStorage, getStorage } from 'firebase/storage'
import { Timestamp } from 'firebase-admin/firestore'
import { authAddress, firestoreHost, projectId, server, storageHost } from './backend'

/** Somebody with the real client SDK in hand. */
export interface Caller {
  readonly uid: string
  readonly email: string
  readonly auth: Auth
  readonly functions: Functions
  /** Database and files as the rules let this person reach them. */
  readonly database: Firestore
  readonly files: FirebaseStorage
  call<Contract extends CallableContract>(
    contract: Contract,
    request: CallRequest<Contract>,
  ): Promise<CallResponse<Contract>>
  /** Calls with anything at all and gives the reason of the refusal; fails where there was none. */
  refused(contract: CallableContract, request: unknown): Promise<CallableReason>
}

const open: FirebaseApp[] = []

/** Ends all clients of this file. */
export async function closeCallers(): Promise<void> {
  await Promise.all(open.splice(0).map((app) => deleteApp(app)))
}

type Client = Pick<Caller, 'auth' | 'functions' | 'database' | 'files'>

function openClient(): Client {
  const app = initializeApp(
    { apiKey: 'demo', projectId, appId: '1:1:web:1', storageBucket: `${projectId}.appspot.com` },
    randomUUID(),
  )
  open.push(app)
  const auth = initializeAuth(app, { persistence: inMemoryPersistence })
  connectAuthEmulator(auth, authAddress, { disableWarnings: true })
  const functions = getFunctions(app, 'us-central1')
  connectFunctionsEmulator(functions, ...placeOf(process.env.FUNCTIONS_EMULATOR_HOST))
  const database = getFirestore(app)
  connectFirestoreEmulator(database, ...placeOf(firestoreHost))
  const files = getStorage(app)
  connectStorageEmulator(files, ...placeOf(storageHost))
  return { auth, functions, database, files }
}

function placeOf(address = ''): [host: string, port: number] {
  const [host = '', port = ''] = address.split(':')
  return [host, Number(port)]
}

function callerWith(client: Client, uid: string, email: string): Caller {
  return {
    uid,
    email,
    ...client,
    async call(contract, request) {
      const { data } = await httpsCallable(client.functions, contract.name)(request)
      return data as CallResponse<typeof contract>
    },
    async refused(contract, request) {
      const outcome = await httpsCallable(
        client.functions,
        contract.name,
      )(request).then(
        () => undefined,
        (error: unknown) => error,
      )
      if (outcome === undefined) throw new Error(`${contract.name} was not refused`)
      return callableReasonOf(outcome)
    },
  }
}

const password = 'Test-1234!'

/** Asks again where a busy machine answers later than the SDKs wait: 25 seconds the Admin SDK, which calls it a timeout, the client less. */
async function patiently(ask: () => Promise<unknown>, attempts = 4): Promise<void> {
  try {
    await ask()
  } catch (error) {
    if (attempts === 1 || !/timeout|network-request-failed/i.test(String(error))) throw error
    await patiently(ask, attempts - 1)
  }
}

/** Creates an account with role, verification and profile, as sign-up and an administrator would have left it. */
export async function createAccount({
  role = 'user',
  verified = true,
  nameInAddress = '',
}: {
  role?: Role
  verified?: boolean
  /** What the address begins with, before the part that makes it the only one. */
  nameInAddress?: string
} = {}): Promise<{ uid: string; email: string }> {
  const uid = `t${randomUUID().replaceAll('-', '').slice(0, 20)}`
  const email = `${nameInAddress}${uid}@test.example`
  await patiently(() =>
    server.auth
      .createUser({ uid, email, password, emailVerified: verified, displayName: 'Test Person' })
      .catch((error: unknown) => {
        // Nobody else has this uid: the last attempt came through after all.
        if (Reflect.get(Object(error), 'code') !== 'auth/uid-already-exists') throw error
      }),
  )
  await patiently(() => server.auth.setCustomUserClaims(uid, { role }))
  const now = Timestamp.now()
  await server.firestore.doc(`users/${uid}`).set({
    uid,
    email,
    displayName: 'Test Person',
    role,
    profile: { firstName: 'Test', lastName: 'Person', preferences: {} },
    createdAt: now,
    updatedAt: now,
  })
  return { uid, email }
}

/** Has the entry of a professional checked, as an administrator would have. */
export async function checkEntry(uid: string, validUntil = Date.now() + 300 * 86_400_000): Promise<void> {
  await server.firestore.doc(`professionals/${uid}`).set({
    name: 'Test Person',
    profession: 'social-worker',
    organisation: 'Test',
    register: 'Test',
    checkedAt: Timestamp.now(),
    validUntil: Timestamp.fromMillis(validUntil),
  })
}

/** A professional whose entry was checked, signed in. */
export async function checkedProfessional(): Promise<Caller> {
  const person = await caller({ role: 'professional' })
  await checkEntry(person.uid)
  return person
}

/** Signs an existing account in. */
export async function signIn(account: { uid: string; email: string }): Promise<Caller> {
  const client = openClient()
  await patiently(() => signInWithEmailAndPassword(client.auth, account.email, password))
  return callerWith(client, account.uid, account.email)
}

/** Registers an address as the page does, without a profile. */
export async function registered(email: string): Promise<Caller> {
  const client = openClient()
  const { user } = await createUserWithEmailAndPassword(client.auth, email, password)
  // The provider keeps addresses in small letters.
  return callerWith(client, user.uid, user.email ?? '')
}

/** Creates the own profile as the page does. */
export async function createOwnProfile({ uid, email, database }: Caller): Promise<void> {
  await setDoc(doc(database, 'users', uid), {
    uid,
    email,
    displayName: 'Test Person',
    role: 'user',
    profile: { firstName: 'Test', lastName: 'Person', preferences: {} },
    createdAt: serverTimestamp(),
    updatedAt: serverTimestamp(),
  })
}

/** A new account, signed in. */
export async function caller(options: Parameters<typeof createAccount>[0] = {}): Promise<Caller> {
  return signIn(await createAccount(options))
}

export function visitor(): Caller {
  return callerWith(openClient(), '', '')
}
