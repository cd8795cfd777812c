import { randomUUID } from 'node:crypto'
import type { Role } from '@amhs/domain/accounts/roles'
import { type CallableReason, callableReasonOf } from '@amhs/domain/contracts/callable-errors'
import type { CallableContract, CallRequest, CallResponse } from '@amhs/domain/contracts/define-callable'
import { deleteApp, type FirebaseApp, initializeApp } from 'firebase/app'
import {
  type Auth,
  connectAuthEmulator,
  initializeAuth,
  inMemoryPersistence,
  signInWithEmailAndPassword,
} from 'firebase/auth'
import { connectFunctionsEmulator, type Functions, getFunctions, httpsCallable } from 'firebase/functions'
import { Timestamp } from 'firebase-admin/firestore'
import { authAddress, projectId, server } from './backend'

/** Somebody with the real client SDK in hand. */
export interface Caller {
  readonly uid: string
  readonly email: string
  readonly auth: Auth
  readonly functions: Functions
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

function openClient(): { auth: Auth; functions: Functions } {
  const app = initializeApp({ apiKey: 'demo', projectId, appId: '1:1:web:1' }, randomUUID())
  open.push(app)
  const auth = initializeAuth(app, { persistence: inMemoryPersistence })
  connectAuthEmulator(auth, authAddress, { disableWarnings: true })
  const functions = getFunctions(app, 'us-central1')
  const [host = '', port = ''] = (process.env.FUNCTIONS_EMULATOR_HOST ?? '').split(':')
  connectFunctionsEmulator(functions, host, Number(port))
  return { auth, functions }
}

function callerWith(client: { auth: Auth; functions: Functions }, uid: string, email: string): Caller {
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

export const password = 'Test-1234!'

/** Creates an account with role, verification and profile, as sign-up and an administrator would have left it. */
export async function createAccount({
  role = 'user',
  verified = true,
}: {
  role?: Role
  verified?: boolean
} = {}): Promise<{ uid: string; email: string }> {
  const uid = `t${randomUUID().replaceAll('-', '').slice(0, 20)}`
  const email = `${uid}@test.example`
  await server.auth.createUser({ uid, email, password, emailVerified: verified, displayName: 'Test Person' })
  await server.auth.setCustomUserClaims(uid, { role })
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

/** Signs an existing account in. */
export async function signIn(account: { uid: string; email: string }): Promise<Caller> {
  const client = openClient()
  await signInWithEmailAndPassword(client.auth, account.email, password)
  return callerWith(client, account.uid, account.email)
}

/** A new account, signed in. */
export async function caller(options: { role?: Role; verified?: boolean } = {}): Promise<Caller> {
  return signIn(await createAccount(options))
}

export function visitor(): Caller {
  return callerWith(openClient(), '', '')
}
