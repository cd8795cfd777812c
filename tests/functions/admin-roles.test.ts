import { adminTotals } from '@amhs/domain/contracts/admin-totals.contract'
import { deleteAccount } from '@amhs/domain/contracts/delete-account.contract'
import { setUserDisabled } from '@amhs/domain/contracts/set-user-disabled.contract'
import { setUserRole } from '@amhs/domain/contracts/set-user-role.contract'
import { auditEntrySchema } from '@amhs/domain/documents/audit-entry-document'
import { profileSchema } from '@amhs/domain/documents/profile-document'
import { parse } from 'valibot'
import { makeAdmin } from '../../functions/commands/make-admin'
import { markErased } from '../../functions/src/account/erase-account'
import { server } from './support/backend'
import { type Caller, caller, closeCallers, createAccount, visitor } from './support/callers'
import { withNothingDone } from './support/nothing-done'

afterAll(closeCallers)

/** Makes exactly these the enabled administrators. */
async function admins(count: number): Promise<Caller[]> {
  const people = await Promise.all(Array.from({ length: count }, () => caller({ role: 'admin' })))
  await server.firestore.doc('system/admins').set({ uids: people.map(({ uid }) => uid) })
  return people
}

const listed = async () => (await server.firestore.doc('system/admins').get()).get('uids')
const roleOf = async (uid: string) => (await server.auth.getUser(uid)).customClaims?.role

test('a new role stands in claim, mirror and audit log, and in the open session without signing in again', async () => {
  const [[admin], user] = [await admins(1), await caller()]
  if (!admin) throw new Error('no admin')
  await admin.call(setUserRole, { uid: user.uid, role: 'professional' })
  expect(await roleOf(user.uid)).toBe('professional')
  expect((await server.firestore.doc(`users/${user.uid}`).get()).get('role')).toBe('professional')
  const token = await user.auth.currentUser?.getIdTokenResult(true)
  expect(token?.claims.role).toBe('professional')
  const { docs } = await server.firestore.collection('auditLog').where('actorUid', '==', admin.uid).get()
  expect(docs.map((entry) => parse(auditEntrySchema, entry.data()))).toMatchObject([
    {
      action: 'role-changed',
      target: `users/${user.uid}`,
      before: { role: 'user' },
      after: { role: 'professional' },
    },
  ])
})

test('an account without a profile gets a whole one, so that no old token can bring a role back', async () => {
  const [[admin], ghost] = [await admins(1), await createAccount({ role: 'professional' })]
  const profile = server.firestore.doc(`users/${ghost.uid}`)
  await profile.delete()
  await admin?.call(setUserRole, { uid: ghost.uid, role: 'user' })
  expect(parse(profileSchema, (await profile.get()).data())).toMatchObject({
    uid: ghost.uid,
    email: ghost.email,
    role: 'user',
    profile: { firstName: 'Test', lastName: 'Person' },
  })
  await profile.delete()
  await admin?.call(setUserDisabled, { uid: ghost.uid, disabled: true })
  const stored = (await profile.get()).data()
  expect(stored?.disabled).toBe(true)
  expect(parse(profileSchema, stored)).toMatchObject({ role: 'user' })
})

test('an account that is being erased gets neither role nor profile', async () => {
  const [[admin], person] = [await admins(1), await createAccount()]
  await markErased(server.firestore, person.uid)
  expect(await admin?.refused(setUserRole, { uid: person.uid, role: 'caregiver' })).toBe('user-not-found')
  expect(await admin?.refused(setUserDisabled, { uid: person.uid, disabled: true })).toBe('user-not-found')
  expect((await server.firestore.doc(`users/${person.uid}`).get()).exists).toBe(false)
})

test('professional and administrator need a verified address, when they are made and afterwards', async () => {
  const [[admin, other], person] = [await admins(2), await createAccount({ verified: false })]
  if (!other) throw new Error('no admin')
  await withNothingDone(async () => {
    for (const role of ['professional', 'admin'])
      expect(await admin?.refused(setUserRole, { uid: person.uid, role })).toBe('account-not-verified')
  })
  expect(await roleOf(person.uid)).toBe('user')
  await admin?.call(setUserRole, { uid: person.uid, role: 'caregiver' })
  // Whoever changes the address has to verify the new one first.
  await server.auth.updateUser(other.uid, { emailVerified: false })
  expect(await other.refused(adminTotals, null)).toBe('email-not-verified')
})

test('nobody but an administrator changes roles or disables', async () => {
  const [user, professional, other] = [
    await caller(),
    await caller({ role: 'professional' }),
    await createAccount(),
  ]
  await withNothingDone(async () => {
    for (const person of [user, professional]) {
      expect(await person.refused(setUserRole, { uid: person.uid, role: 'admin' })).toBe('forbidden')
      expect(await person.refused(setUserDisabled, { uid: other.uid, disabled: true })).toBe('forbidden')
      expect(await person.refused(adminTotals, null)).toBe('forbidden')
    }
    expect(await visitor().refused(setUserRole, { uid: other.uid, role: 'admin' })).toBe('not-signed-in')
    expect(await visitor().refused(setUserDisabled, { uid: other.uid, disabled: true })).toBe('not-signed-in')
    expect(await visitor().refused(adminTotals, null)).toBe('not-signed-in')
  })
  expect(await roleOf(user.uid)).toBe('user')
})

test('an unknown account or role is refused', async () => {
  const [admin] = await admins(1)
  await withNothingDone(async () => {
    expect(await admin?.refused(setUserRole, { uid: 'nobody', role: 'user' })).toBe('user-not-found')
    expect(await admin?.refused(setUserDisabled, { uid: 'nobody', disabled: true })).toBe('user-not-found')
    expect(await admin?.refused(setUserRole, { uid: 'nobody', role: 'owner' })).toBe('invalid-request')
    expect(await admin?.refused(setUserDisabled, { uid: 'nobody', disabled: 1 })).toBe('invalid-request')
  })
})

test('the last administrator can neither be demoted nor disabled nor leave', async () => {
  const [last] = await admins(1)
  if (!last) throw new Error('no admin')
  await withNothingDone(async () => {
    expect(await last.refused(setUserRole, { uid: last.uid, role: 'user' })).toBe('last-admin')
    expect(await last.refused(setUserDisabled, { uid: last.uid, disabled: true })).toBe('last-admin')
    expect(await last.refused(deleteAccount, { confirm: 'delete my account' })).toBe('last-admin')
  })
  expect(await roleOf(last.uid)).toBe('admin')
  expect((await server.auth.getUser(last.uid)).disabled).toBe(false)
})

test('a disabled administrator does not count', async () => {
  const [one, two] = await admins(2)
  if (!one || !two) throw new Error('no admins')
  await one.call(setUserDisabled, { uid: two.uid, disabled: true })
  expect(await listed()).toEqual([one.uid])
  expect(await one.refused(setUserRole, { uid: one.uid, role: 'user' })).toBe('last-admin')
  await one.call(setUserDisabled, { uid: two.uid, disabled: false })
  expect((await listed()).sort()).toEqual([one.uid, two.uid].sort())
  await one.call(setUserRole, { uid: one.uid, role: 'user' })
  expect(await listed()).toEqual([two.uid])
})

test('an entry of the list whose account is gone, disabled or another role elsewhere does not count, and goes', async () => {
  const [one, two, disabled, demoted] = await admins(4)
  if (!one || !two || !disabled || !demoted) throw new Error('no admins')
  await server.auth.updateUser(disabled.uid, { disabled: true })
  await server.auth.setCustomUserClaims(demoted.uid, { role: 'user' })
  const dead = [disabled.uid, demoted.uid, 'gone-long-ago']
  await server.firestore.doc('system/admins').set({ uids: [one.uid, ...dead] })
  await withNothingDone(async () => {
    expect(await one.refused(setUserRole, { uid: one.uid, role: 'user' })).toBe('last-admin')
    expect(await one.refused(setUserDisabled, { uid: one.uid, disabled: true })).toBe('last-admin')
    expect(await one.refused(deleteAccount, { confirm: 'delete my account' })).toBe('last-admin')
  })
  await server.firestore.doc('system/admins').set({ uids: [one.uid, two.uid, ...dead] })
  await two.call(setUserRole, { uid: one.uid, role: 'user' })
  expect(await listed()).toEqual([two.uid])
})

test.each([1, 2, 3])(
  'two administrators who remove each other at the same moment leave one (round %i)',
  async () => {
    const [one, two] = await admins(2)
    if (!one || !two) throw new Error('no admins')
    const outcomes = await Promise.allSettled([
      one.call(setUserRole, { uid: two.uid, role: 'user' }),
      two.call(setUserDisabled, { uid: one.uid, disabled: true }),
    ])
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    const [first, second] = [await server.auth.getUser(one.uid), await server.auth.getUser(two.uid)]
    const remaining = [first, second].filter(
      ({ disabled, customClaims }) => !disabled && customClaims?.role === 'admin',
    )
    expect(remaining.map(({ uid }) => uid)).toEqual(await listed())
    expect(remaining).toHaveLength(1)
  },
)

test('disabling ends the sessions, and stands in the profile, for the rules, until it is undone', async () => {
  const [[admin], user] = [await admins(1), await caller()]
  const mirror = async () => (await server.firestore.doc(`users/${user.uid}`).get()).get('disabled')
  await admin?.call(setUserDisabled, { uid: user.uid, disabled: true })
  expect(await mirror()).toBe(true)
  await expect(user.auth.currentUser?.getIdToken(true)).rejects.toMatchObject({
    code: expect.stringMatching(/^auth\/(user-disabled|user-token-expired)$/),
  })
  await admin?.call(setUserDisabled, { uid: user.uid, disabled: false })
  expect(await mirror()).toBeUndefined()
})

test('totals hide small numbers', async () => {
  const [admin] = await admins(1)
  const totals = await admin?.call(adminTotals, null)
  const numbers = [...Object.values(totals ?? {}), ...Object.values(totals?.usersByRole ?? {})]
  for (const number of numbers.filter((value) => typeof value === 'number'))
    expect(number).toBeGreaterThanOrEqual(10)
  expect(JSON.stringify(totals)).not.toContain('screening')
})

test('the command makes a first administrator of a verified account', async () => {
  const [verified, unverified] = [await createAccount(), await createAccount({ verified: false })]
  await server.firestore.doc('system/admins').delete()
  await expect(makeAdmin(server.auth, server.firestore, unverified.email)).rejects.toThrow('not verified')
  await expect(makeAdmin(server.auth, server.firestore, 'nobody@test.example')).rejects.toThrow('no account')
  await makeAdmin(server.auth, server.firestore, verified.email)
  expect(await roleOf(verified.uid)).toBe('admin')
  expect(await listed()).toEqual([verified.uid])
})
