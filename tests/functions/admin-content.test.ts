import { adminQueue } from '@amhs/domain/contracts/admin-queue.contract'
import { countGroup } from '@amhs/domain/contracts/count-group.contract'
import type { CallRequest } from '@amhs/domain/contracts/define-callable'
import { removeGroup } from '@amhs/domain/contracts/remove-group.contract'
import { removeService } from '@amhs/domain/contracts/remove-service.contract'
import { saveGroup } from '@amhs/domain/contracts/save-group.contract'
import { saveService } from '@amhs/domain/contracts/save-service.contract'
import { groupSchema } from '@amhs/domain/documents/group-document'
import { groupRequestSchema, type RequestStatus } from '@amhs/domain/documents/group-request-document'
import { serviceSchema } from '@amhs/domain/documents/service-document'
import { deleteDoc, doc } from 'firebase/firestore'
import { Timestamp } from 'firebase-admin/firestore'
import { parse } from 'valibot'
import { server } from './support/backend'
import { type Caller, caller, checkEntry, closeCallers, createAccount, visitor } from './support/callers'
import { groupLedBy } from './support/groups'
import { caughtMails } from './support/inbox'
import { withNothingDone } from './support/nothing-done'

let admin: Caller
let user: Caller
beforeAll(async () => {
  admin = await caller({ role: 'admin' })
  user = await caller()
})
afterAll(closeCallers)

const both = (text: string) => ({ zh: text, en: text })
const service: CallRequest<typeof saveService>['service'] = {
  name: both('Clinic'),
  kind: 'counselling',
  region: 'CN',
  city: both('Beijing'),
  address: 'A street 1',
  lat: 39.983,
  lon: 116.361,
  coordPrecisionKm: 1,
  phone: null,
  site: 'https://clinic.example',
  languages: ['zh'],
  ages: 'all',
  source: 'test',
  checkedOn: '2026-11-21',
}

const group = (facilitatorUid: string) => groupLedBy(facilitatorUid, { example: true })

const stored = async (path: string) => (await server.firestore.doc(path).get()).data()
const audited = async (target: string) =>
  (await server.firestore.collection('auditLog').where('target', '==', target).get()).docs.map((entry) =>
    entry.get('action'),
  )

test('a service is added, replaced and removed, each time audited', async () => {
  const { id } = await admin.call(saveService, { service })
  expect(parse(serviceSchema, await stored(`services/${id}`))).toMatchObject({
    geohash: expect.stringMatching(/^wx4e/),
  })
  await admin.call(saveService, { id, service: { ...service, lat: 31.19, lon: 121.45 } })
  expect(await stored(`services/${id}`)).toMatchObject({ geohash: expect.stringMatching(/^wtw3/) })
  await admin.call(removeService, { id })
  expect(await stored(`services/${id}`)).toBeUndefined()
  expect((await audited(`services/${id}`)).sort()).toEqual([
    'service-removed',
    'service-saved',
    'service-saved',
  ])
})

test('services are changed by nobody else, and not into nonsense', async () => {
  await withNothingDone(async () => {
    expect(await user.refused(saveService, { service })).toBe('forbidden')
    expect(await user.refused(removeService, { id: 'x' })).toBe('forbidden')
    expect(await visitor().refused(saveService, { service })).toBe('not-signed-in')
    expect(await visitor().refused(removeService, { id: 'x' })).toBe('not-signed-in')
    expect(await admin.refused(removeService, { id: 'not-there' })).toBe('service-not-found')
    expect(await admin.refused(saveService, { id: 'not-there', service })).toBe('service-not-found')
    expect(await admin.refused(saveService, { service: { ...service, lat: 91 } })).toBe('invalid-request')
    expect(await admin.refused(saveService, { service: { ...service, site: 'javascript:alert(1)' } })).toBe(
      'invalid-request',
    )
    expect(await admin.refused(saveService, { service: { ...service, geohash: 'zzzz' } })).toBe(
      'invalid-request',
    )
  })
})

test('a group is added and removed with its requests', async () => {
  const facilitator = await createAccount({ role: 'professional' })
  await checkEntry(facilitator.uid)
  const { id } = await admin.call(saveGroup, { group: group(facilitator.uid) })
  expect(parse(groupSchema, await stored(`groups/${id}`))).toMatchObject({ facilitatorUid: facilitator.uid })
  await server.firestore.doc(`groups/${id}/requests/${user.uid}`).set({ uid: user.uid, status: 'declined' })
  await admin.call(saveGroup, { id, group: { ...group(facilitator.uid), open: false } })
  expect(await stored(`groups/${id}/requests/${user.uid}`)).toBeDefined()
  expect(await admin.call(countGroup, { id })).toEqual({ members: 0, open: 0 })
  await admin.call(removeGroup, { id })
  expect(await stored(`groups/${id}`)).toBeUndefined()
  expect(await stored(`groups/${id}/requests/${user.uid}`)).toBeUndefined()
  expect(await admin.refused(removeGroup, { id }), 'twice').toBe('group-not-found')
  expect((await audited(`groups/${id}`)).sort()).toEqual(['group-removed', 'group-saved', 'group-saved'])
})

test('whoever belonged to a removed group or waited reads that it is gone, and nothing of what was written stays', async () => {
  const facilitator = await createAccount({ role: 'professional' })
  await checkEntry(facilitator.uid)
  const { id } = await admin.call(saveGroup, { group: group(facilitator.uid) })
  const member = await caller()
  const requestedAt = Timestamp.now()
  const common = { name: 'Lin', message: 'SECRET', language: 'en', requestedAt, answer: 'SECRET' }
  const path = (uid: string) => `groups/${id}/requests/${uid}`
  const put = (uid: string, status: RequestStatus) =>
    server.firestore.doc(path(uid)).set({ ...common, uid, status, urgent: true, answeredAt: requestedAt })
  await Promise.all([
    put(member.uid, 'accepted'),
    put('asks', 'asked'),
    put('waits', 'waiting'),
    put('declined', 'declined'),
    put('removed', 'removed'),
    server.firestore.doc(`groups/${id}/askedToLeave/removed`).set({ uid: 'removed' }),
    server.firestore.doc(`groups/${id}/memberDetails/meeting`).set({ rules: 'SECRET' }),
  ])
  expect(await admin.call(countGroup, { id })).toEqual({ members: 1, open: 2 })
  await admin.call(removeGroup, { id })
  for (const uid of [member.uid, 'asks', 'waits']) {
    const { endedAt = 0, ...left } = parse(groupRequestSchema, await stored(path(uid)))
    expect(left).toEqual({
      uid,
      name: 'Lin',
      language: 'en',
      requestedAt: requestedAt.toMillis(),
      status: 'ended',
      groupName: both('Circle'),
    })
    expect(Date.now() - endedAt).toBeLessThan(60_000)
  }
  const below = await Promise.all(
    (await server.firestore.doc(`groups/${id}`).listCollections()).map((one) => one.get()),
  )
  expect(below.flatMap(({ docs }) => docs.map((document) => document.id)).sort()).toEqual(
    [member.uid, 'asks', 'waits'].sort(),
  )
  // They are told that there is news, and clear what is left themselves.
  await expect.poll(async () => (await caughtMails(member.email)).length, { timeout: 20_000 }).toBe(1)
  expect(JSON.stringify(await caughtMails(member.email))).not.toMatch(/SECRET|Circle|Lin/)
  await deleteDoc(doc(member.database, path(member.uid)))
  expect(await stored(path(member.uid))).toBeUndefined()
  await server.firestore.recursiveDelete(server.firestore.doc(`groups/${id}`))
})

test('groups are changed by nobody else, and only a professional leads one', async () => {
  const unverified = await createAccount({ role: 'professional', verified: false })
  const facilitator = await createAccount({ role: 'professional' })
  await checkEntry(facilitator.uid)
  await withNothingDone(async () => {
    expect(await user.refused(saveGroup, { group: group(facilitator.uid) })).toBe('forbidden')
    expect(await user.refused(removeGroup, { id: 'x' })).toBe('forbidden')
    expect(await user.refused(countGroup, { id: 'x' })).toBe('forbidden')
    expect(await admin.refused(countGroup, { id: 'not-there' })).toBe('group-not-found')
    expect(await visitor().refused(saveGroup, { group: group(facilitator.uid) })).toBe('not-signed-in')
    expect(await visitor().refused(removeGroup, { id: 'x' })).toBe('not-signed-in')
    expect(await admin.refused(saveGroup, { group: group(user.uid) })).toBe('facilitator-not-found')
    expect(await admin.refused(saveGroup, { group: group(unverified.uid) })).toBe('facilitator-not-found')
    expect(await admin.refused(saveGroup, { id: 'not-there', group: group(facilitator.uid) })).toBe(
      'group-not-found',
    )
    expect(await admin.refused(removeGroup, { id: 'not-there' })).toBe('group-not-found')
    const timeless = { ...group(facilitator.uid), meeting: { weekday: 8 } }
    expect(await admin.refused(saveGroup, { group: timeless })).toBe('invalid-request')
  })
})

test('the queue counts what waits truly, each kind by itself, and tells nothing else', async () => {
  const before = await admin.call(adminQueue, null)
  const mark = `queue-${Date.now()}`
  const at = new Date('2020-01-01T00:00:00Z')
  const { firestore } = server
  await firestore
    .doc(`contactMessages/${mark}-1`)
    .set({ kind: 'contact', status: 'open', createdAt: new Date() })
  await firestore
    .doc(`contactMessages/${mark}-2`)
    .set({ kind: 'service-error', status: 'open', createdAt: at })
  await firestore.doc(`contactMessages/${mark}-3`).set({ kind: 'contact', status: 'closed', createdAt: at })
  await firestore.doc(`ratings/${mark}_1`).set({ commentStatus: 'pending', updatedAt: at })
  await firestore.doc(`professionalRequests/${mark}`).set({ status: 'asked', askedAt: at })
  const after = await admin.call(adminQueue, null)
  expect(after.messages.count).toBe(before.messages.count + 1)
  expect(after.errors).toEqual({ count: before.errors.count + 1, oldest: at.toISOString() })
  expect(after.comments).toEqual({ count: before.comments.count + 1, oldest: at.toISOString() })
  expect(after.professionals).toEqual({ count: before.professionals.count + 1, oldest: at.toISOString() })
  expect(JSON.stringify(after)).not.toContain(mark)
  for (const path of [1, 2, 3].map((number) => `contactMessages/${mark}-${number}`))
    await firestore.doc(path).delete()
  await firestore.doc(`ratings/${mark}_1`).delete()
  await firestore.doc(`professionalRequests/${mark}`).delete()
})
