import { listUsers } from '@amhs/domain/contracts/list-users.contract'
import { removeUser } from '@amhs/domain/contracts/remove-user.contract'
import { saveRating } from '@amhs/domain/contracts/save-rating.contract'
import { setUserDisabled } from '@amhs/domain/contracts/set-user-disabled.contract'
import { setUserRole } from '@amhs/domain/contracts/set-user-role.contract'
import { auditEntrySchema } from '@amhs/domain/documents/audit-entry-document'
import { parse } from 'valibot'
import { unratedArticle } from './support/articles'
import { server } from './support/backend'
import { type Caller, caller, closeCallers, createAccount, registered, visitor } from './support/callers'
import { forgetCallsOf } from './support/forget-calls'
import { withNothingDone } from './support/nothing-done'
import { tracesOf } from './support/traces'

let admin: Caller
let user: Caller
beforeAll(async () => {
  admin = await caller({ role: 'admin' })
  user = await caller()
})
// How many pages there are depends on the accounts that other tests made: nobody here is to meet the limit of calls.
beforeEach(() => forgetCallsOf('listUsers'))
afterAll(closeCallers)

test('users are found by the beginning of their address, page by page', async () => {
  const prefix = `page${Date.now()}`
  for (let number = 0; number < 5; number += 1) {
    const uid = `${prefix}-${number}`
    const email = `${prefix}-${number}@test.example`
    await server.auth.createUser({ uid, email, emailVerified: number % 2 === 0, disabled: number === 4 })
    await server.firestore.doc(`users/${uid}`).set({ uid, email, role: 'user' })
  }
  const seen: string[] = []
  let page: string | undefined
  do {
    const answer = await admin.call(listUsers, {
      emailPrefix: prefix.toUpperCase(),
      pageSize: 2,
      ...(page ? { page } : {}),
    })
    expect(answer.users.length).toBeLessThanOrEqual(2)
    seen.push(...answer.users.map(({ uid }) => uid))
    page = answer.nextPage ?? undefined
  } while (page)
  expect(seen).toEqual([0, 1, 2, 3, 4].map((number) => `${prefix}-${number}`))
  const verified = await admin.call(listUsers, { emailPrefix: prefix, verified: true, disabled: false })
  expect(verified.users.map(({ uid }) => uid)).toEqual([`${prefix}-0`, `${prefix}-2`])
  const disabled = await admin.call(listUsers, { emailPrefix: prefix, disabled: true })
  expect(disabled.users).toMatchObject([{ uid: `${prefix}-4`, role: 'user', disabled: true }])
  expect((await admin.call(listUsers, { emailPrefix: prefix, role: 'admin' })).users).toEqual([])
})

test('people are found by the beginning of their name or last name, in capitals or not', async () => {
  const mark = `Mark${Date.now()}`
  for (const [uid, firstName, lastName] of [
    [`${mark}-1`, mark, 'Lin'],
    [`${mark}-2`, 'Mei', mark],
    [`${mark}-3`, 'Mei', 'Lin'],
  ] as const) {
    const email = `${uid.toLowerCase()}@test.example`
    await server.auth.createUser({ uid, email, emailVerified: lastName !== 'Lin' })
    const displayName = `${firstName} ${lastName}`
    await server.firestore
      .doc(`users/${uid}`)
      .set({ uid, email, displayName, role: 'user', profile: { firstName, lastName } })
  }
  const found = async (request: object) =>
    (await admin.call(listUsers, { namePrefix: mark, ...request })).users.map(({ uid }) => uid).toSorted()
  expect(await found({})).toEqual([`${mark}-1`, `${mark}-2`])
  expect(await found({ namePrefix: mark.toLowerCase() })).toEqual([`${mark}-1`, `${mark}-2`])
  expect(await found({ verified: true })).toEqual([`${mark}-2`])
  expect(await found({ namePrefix: `${mark}x` })).toEqual([])
})

test('accounts are found by their numbers, without those that are gone, and through the filters', async () => {
  const uids = [admin.uid, user.uid, 'nobody-at-all']
  const found = async (request: object) =>
    (await admin.call(listUsers, { uids, ...request })).users.map(({ uid }) => uid).toSorted()
  expect(await found({})).toEqual([admin.uid, user.uid].toSorted())
  expect(await found({ role: 'admin' })).toEqual([admin.uid])
})

test('the role filter shows whoever has the claim, and nothing of screenings is told', async () => {
  const { users } = await admin.call(listUsers, { role: 'admin', emailPrefix: admin.email })
  expect(users.map(({ uid }) => uid)).toEqual([admin.uid])
  expect(Object.keys(users[0] ?? {}).sort()).toEqual(
    [
      'createdAt',
      'disabled',
      'displayName',
      'email',
      'emailVerified',
      'hasProfile',
      'lastSignInAt',
      'role',
      'uid',
    ].sort(),
  )
})

/** Every account that the panel shows for a filter, through all pages. */
async function shown(filter: object, pageSize: number): Promise<string[]> {
  const uids: string[] = []
  let page: string | undefined
  do {
    const answer = await admin.call(listUsers, { ...filter, pageSize, ...(page ? { page } : {}) })
    expect(answer.users.length).toBeLessThanOrEqual(pageSize)
    uids.push(...answer.users.map(({ uid }) => uid))
    page = answer.nextPage ?? undefined
  } while (page)
  return uids
}

test('without a search every account that Auth has is shown once, page by page, with every filter', async () => {
  const uids = Array.from({ length: 7 }, (_, number) => `noprofile-${Date.now()}-${number}`)
  for (const [number, uid] of uids.entries())
    await server.auth.createUser({ uid, disabled: number % 3 === 0 })
  const { users } = await server.auth.listUsers(1000)
  const all = users.map(({ uid }) => uid).sort()
  expect(all).toEqual(expect.arrayContaining(uids))
  expect((await shown({}, 20)).sort()).toEqual(all)
  const disabled = users.filter((account) => account.disabled).map(({ uid }) => uid)
  expect((await shown({ disabled: true }, 5)).sort()).toEqual(disabled.sort())
  const enabledUsers = users.filter((one) => !one.disabled && (one.customClaims?.role ?? 'user') === 'user')
  const filter = { disabled: false, role: 'user' }
  expect((await shown(filter, 15)).sort()).toEqual(enabledUsers.map(({ uid }) => uid).sort())
})

test('an account without a profile is found by its whole address, and so is one whose profile has an old one', async () => {
  const [ghost, moved] = [await registered(`ghost${Date.now()}@test.example`), await createAccount()]
  expect((await admin.call(listUsers, { emailPrefix: ghost.email })).users).toMatchObject([
    { uid: ghost.uid, email: ghost.email, hasProfile: false, role: 'user' },
  ])
  const newAddress = `moved${Date.now()}@test.example`
  await server.auth.updateUser(moved.uid, { email: newAddress })
  const { users } = await admin.call(listUsers, { emailPrefix: newAddress })
  expect(users).toMatchObject([{ uid: moved.uid, email: newAddress, hasProfile: true }])
  expect((await admin.call(listUsers, { emailPrefix: ghost.email, disabled: true })).users).toEqual([])
  // Shown once, though both ways of searching find it.
  expect((await admin.call(listUsers, { emailPrefix: admin.email })).users).toHaveLength(1)
})

test('an account without a profile can be disabled, given a role and removed', async () => {
  const ghost = await registered(`ghost${Date.now()}@test.example`)
  await admin.call(setUserRole, { uid: ghost.uid, role: 'caregiver' })
  await admin.call(setUserDisabled, { uid: ghost.uid, disabled: true })
  const [account] = (await admin.call(listUsers, { emailPrefix: ghost.email })).users
  expect(account).toMatchObject({ role: 'caregiver', disabled: true })
  await admin.call(removeUser, { uid: ghost.uid })
  expect((await admin.call(listUsers, { emailPrefix: ghost.email })).users).toEqual([])
  await expect(server.auth.getUser(ghost.uid)).rejects.toMatchObject({ code: 'auth/user-not-found' })
})

test('whoever is removed leaves nothing behind, and the log says that somebody was', async () => {
  const person = await caller()
  await server.firestore.doc(`users/${person.uid}/screenings/one`).set({ total: 3 })
  await person.call(saveRating, { targetId: await unratedArticle(), stars: 4, comment: `By ${person.uid}` })
  expect((await tracesOf(person)).length).toBeGreaterThan(3)
  await admin.call(removeUser, { uid: person.uid })
  expect(await tracesOf(person)).toEqual([])
  const { docs } = await server.firestore
    .collection('auditLog')
    .where('action', '==', 'account-removed')
    .get()
  expect(docs.map((entry) => parse(auditEntrySchema, entry.data()))).toContainEqual(
    expect.objectContaining({ actorUid: admin.uid, target: 'users/erased' }),
  )
})

test('nobody else removes an account, and nobody the own one or one that is not there', async () => {
  const other = await createAccount()
  await withNothingDone(async () => {
    expect(await user.refused(removeUser, { uid: other.uid })).toBe('forbidden')
    expect(await visitor().refused(removeUser, { uid: other.uid })).toBe('not-signed-in')
    expect(await admin.refused(removeUser, { uid: admin.uid })).toBe('forbidden')
    expect(await admin.refused(removeUser, { uid: 'nobody' })).toBe('user-not-found')
  })
  expect((await server.auth.getUser(other.uid)).uid).toBe(other.uid)
})

test.each([
  'nonsense',
  Buffer.from('["a","../x"]').toString('base64url'),
  Buffer.from('[1,2]').toString('base64url'),
])('a made-up page mark %j is refused', async (page) => {
  expect(await admin.refused(listUsers, { page, emailPrefix: 'a' })).toBe('invalid-request')
})
