import { randomUUID } from 'node:crypto'
import { closeContactMessage } from '@amhs/domain/contracts/close-contact-message.contract'
import { sendContactMessage } from '@amhs/domain/contracts/send-contact-message.contract'
import { auditEntrySchema } from '@amhs/domain/documents/audit-entry-document'
import { contactMessageSchema } from '@amhs/domain/documents/contact-message-document'
import { retentionTimes } from '@amhs/domain/privacy/retention-times'
import { Timestamp } from 'firebase-admin/firestore'
import { parse } from 'valibot'
import { announceContactMessages, noticeInterval } from '../../functions/src/email/contact-notice'
import { mailsPerDay } from '../../functions/src/platform/rate-limit'
import { functionsAddress, projectId, server } from './support/backend'
import { caller, closeCallers } from './support/callers'
import { contactRequest } from './support/contact-request'
import { caughtMails } from './support/inbox'
import { withNothingDone } from './support/nothing-done'
import { rawCall } from './support/raw-call'

const noticed = server.firestore.doc('system/contactNotice')

/** No message waits, and the last notice is long ago. */
beforeEach(async () => {
  await server.firestore.recursiveDelete(server.firestore.collection('contactMessages'))
  await noticed.delete()
})
beforeAll(() => {
  vi.stubEnv('SMTP_HOST', '127.0.0.1')
  vi.stubEnv('SMTP_PORT', String(JSON.parse(process.env.AMHS_PORTS ?? '{}').smtp))
  vi.stubEnv('SMTP_ENCRYPTION', 'none')
})
afterAll(async () => {
  vi.unstubAllEnvs()
  await closeCallers()
})

/** The only administrator, so that notices go to nobody else. */
async function onlyAdmin() {
  const admin = await caller({ role: 'admin' })
  await server.firestore.doc('system/admins').set({ uids: [admin.uid] })
  return admin
}

/** Stored as the function stores them, without a call of its own for each. */
async function storedMessages(count: number, at = Date.now()): Promise<void> {
  const { requestId: _requestId, ...rest } = contactRequest()
  const [createdAt, expiresAt] = [at, at + retentionTimes.openMessage].map((time) =>
    Timestamp.fromMillis(time),
  )
  const batch = server.firestore.batch()
  for (let made = 0; made < count; made += 1) {
    const message = { ...rest, uid: null, status: 'open', createdAt, expiresAt }
    batch.set(server.firestore.collection('contactMessages').doc(), message)
  }
  await batch.commit()
}

/** Lets the Functions emulator run the scheduled function, as Cloud Scheduler does. */
async function runSchedule(): Promise<void> {
  const trigger = `${new URL(functionsAddress).origin}/functions/projects/${projectId}/triggers/us-central1-tellFacilitators`
  // The emulator counts how often it has loaded the functions, and names triggers with it.
  for (let loaded = 0; loaded < 20; loaded += 1)
    if ((await fetch(`${trigger}-${loaded}`, { method: 'POST' })).ok) return
  throw new Error('The Functions emulator has no trigger tellFacilitators')
}

/** Each from an address of its own, so that the limit stays out of it. */
const fromVisitor = (data: unknown) =>
  rawCall('sendContactMessage', JSON.stringify({ data }), {
    address: `2001:db8:${randomUUID().slice(0, 4)}:${randomUUID().slice(0, 4)}::1`,
  })

test("a visitor's message is stored, and the administrators are told without a word of it", async () => {
  const admin = await caller({ role: 'admin' })
  await server.firestore.doc('system/admins').set({ uids: [admin.uid] })
  const request = contactRequest()
  const answer = await fromVisitor(request)
  expect(answer).toMatchObject({ status: 200, result: { messageId: request.requestId } })
  const stored = parse(
    contactMessageSchema,
    (await server.firestore.doc(`contactMessages/${request.requestId}`).get()).data(),
  )
  expect(stored).toMatchObject({
    kind: 'contact',
    name: 'Lin',
    subject: 'A question',
    uid: null,
    status: 'open',
  })
  const [mail, ...more] = await caughtMails(admin.email)
  expect(more).toEqual([])
  expect(mail?.text).toContain('/admin')
  expect(JSON.stringify(mail)).not.toMatch(/sleep|lin@test|A question/)
  expect(stored.expiresAt).toBe(stored.createdAt + retentionTimes.openMessage)
})

test('an address written in capitals is kept in small letters, by which the deletion of its account finds it', async () => {
  const request = { ...contactRequest(), email: 'LIN.Wang@Test.Example' }
  expect((await fromVisitor(request)).status).toBe(200)
  const document = await server.firestore.doc(`contactMessages/${request.requestId}`).get()
  expect(document.get('email')).toBe('lin.wang@test.example')
})

test.each(["o'brien@test.example", 'a!b/c@test.example', 'x@xn--fiqs8s.cn'])(
  'whoever may register as %s may also write to us',
  async (email) => {
    const request = { ...contactRequest(), email }
    expect((await fromVisitor(request)).status).toBe(200)
    const document = await server.firestore.doc(`contactMessages/${request.requestId}`).get()
    expect(document.get('email')).toBe(email)
  },
)

test.each([
  { name: '\u202eniL\u202c \u2067Wang\u2069' },
  { subject: '\u200fA\u061c question' },
  { message: 'Could you\u200b add more articles?' },
])('what could turn round what stands beside it, or hide words, is refused: %j', async (change) => {
  await withNothingDone(async () => {
    const { details } = (await fromVisitor({ ...contactRequest(), ...change })).error ?? {}
    expect(details).toEqual({ reason: 'invalid-request', fields: Object.keys(change) })
  })
})

test('the same request stores one message and tells the administrators once', async () => {
  const admin = await caller({ role: 'admin' })
  await server.firestore.doc('system/admins').set({ uids: [admin.uid] })
  const request = contactRequest()
  expect((await fromVisitor(request)).status).toBe(200)
  expect((await fromVisitor({ ...request, message: 'Sent again with other words' })).status).toBe(200)
  expect((await server.firestore.doc(`contactMessages/${request.requestId}`).get()).get('message')).toBe(
    request.message,
  )
  expect(await caughtMails(admin.email)).toHaveLength(1)
})

test('messages that come soon after a notice are told of by the schedule, all in one, and once', async () => {
  const admin = await onlyAdmin()
  for (let sent = 0; sent < 4; sent += 1) expect((await fromVisitor(contactRequest())).status).toBe(200)
  await runSchedule()
  expect((await caughtMails(admin.email)).map(({ subject }) => subject)).toEqual([
    '有新的留言 · A new message is waiting',
  ])
  await noticed.update({ claimedAt: Date.now() - noticeInterval })
  await runSchedule()
  await noticed.update({ claimedAt: Date.now() - noticeInterval })
  await runSchedule()
  const mails = await caughtMails(admin.email)
  expect(mails.map(({ subject }) => subject).sort()).toEqual([
    '有 3 条新的留言 · 3 new messages are waiting',
    '有新的留言 · A new message is waiting',
  ])
  expect(JSON.stringify(mails)).not.toMatch(/sleep|lin@test|A question/)
})

test('a flood leaves a notice for whoever writes at its end, however long it goes on', async () => {
  // One in each interval of a day is within the bound of a day.
  expect(mailsPerDay.notice * noticeInterval).toBeGreaterThan(24 * 60 * 60 * 1000)
  const admin = await onlyAdmin()
  const start = Date.now()
  const rounds = 45
  let told = 0
  for (let round = 0; round < rounds; round += 1) {
    // The moments are made up: by the real clock, which counts e-mails, all of it falls into one day.
    const at = start + round * noticeInterval
    await storedMessages(5, at)
    told += await announceContactMessages(at)
  }
  expect(told).toBe(rounds)
  await storedMessages(1, start + rounds * noticeInterval)
  expect(await announceContactMessages(start + rounds * noticeInterval - 1)).toBe(0)
  expect(await announceContactMessages(start + rounds * noticeInterval)).toBe(1)
  const mails = await caughtMails(admin.email)
  expect(mails.filter(({ subject }) => subject.includes('有 5 条'))).toHaveLength(rounds)
  expect(mails.filter(({ subject }) => subject.includes('A new message'))).toHaveLength(1)
}, 120_000)

test('what nobody could be told of is announced by a later call', async () => {
  const admin = await onlyAdmin()
  await storedMessages(2)
  const { smtp } = JSON.parse(process.env.AMHS_PORTS ?? '{}')
  vi.stubEnv('SMTP_PORT', '1')
  const now = Date.now()
  expect(await announceContactMessages(now)).toBe(0)
  vi.stubEnv('SMTP_PORT', String(smtp))
  expect(await announceContactMessages(now + noticeInterval - 1)).toBe(0)
  expect(await announceContactMessages(now + noticeInterval)).toBe(1)
  expect((await caughtMails(admin.email)).map(({ subject }) => subject)).toEqual([
    '有 2 条新的留言 · 2 new messages are waiting',
  ])
})

test('a message that is stored after a later one was announced is announced as well', async () => {
  const admin = await onlyAdmin()
  const now = Date.now()
  await storedMessages(1, now)
  expect(await announceContactMessages(now)).toBe(1)
  await storedMessages(1, now - 2000)
  expect(await announceContactMessages(now + noticeInterval)).toBe(1)
  expect(await announceContactMessages(now + 2 * noticeInterval)).toBe(0)
  expect(await caughtMails(admin.email)).toHaveLength(2)
})

test('entries of administrators who are gone keep the message from nobody', async () => {
  const admin = await caller({ role: 'admin' })
  const gone = Array.from({ length: 12 }, (_, number) => `gone-${number}`)
  await server.firestore.doc('system/admins').set({ uids: [...gone, admin.uid] })
  expect((await fromVisitor(contactRequest())).status).toBe(200)
  expect(await caughtMails(admin.email)).toHaveLength(1)
})

test('a signed-in sender is noted, so that the message goes with the account', async () => {
  const person = await caller()
  const request = contactRequest()
  await person.call(sendContactMessage, request as never)
  expect((await server.firestore.doc(`contactMessages/${request.requestId}`).get()).get('uid')).toBe(
    person.uid,
  )
})

test('an error in a listed service can be reported, in one that is not there it cannot', async () => {
  await server.firestore.doc('services/reported').set({ name: { zh: '甲', en: 'A' } })
  const { subject: _subject, ...rest } = contactRequest()
  const report = { ...rest, kind: 'service-error', serviceId: 'reported' }
  expect((await fromVisitor(report)).status).toBe(200)
  const stored = (await server.firestore.doc(`contactMessages/${report.requestId}`).get()).data()
  expect(parse(contactMessageSchema, stored)).toMatchObject({ kind: 'service-error', serviceId: 'reported' })
  // The log says of what kind it was, also once the report itself is gone.
  const admin = await caller({ role: 'admin' })
  await admin.call(closeContactMessage, { messageId: report.requestId })
  const { docs } = await server.firestore.collection('auditLog').where('actorUid', '==', admin.uid).get()
  expect(docs.map((entry) => entry.get('action'))).toEqual(['error-report-closed'])
  await server.firestore.doc('services/reported').delete()
  const other = { ...report, requestId: randomUUID(), serviceId: 'not-there' }
  await withNothingDone(async () => {
    expect((await fromVisitor(other)).error?.details?.reason).toBe('service-not-found')
  })
})

test('a filled spam trap is refused in words, not swallowed', async () => {
  await withNothingDone(async () => {
    expect(
      (await fromVisitor({ ...contactRequest(), website: 'http://spam.example' })).error?.details?.reason,
    ).toBe('looks-automatic')
  })
})

test.each([
  { email: 'not an address' },
  { name: '' },
  { name: 'two\nlines' },
  { subject: 'x'.repeat(121) },
  { message: 'short' },
  { message: 'x'.repeat(4001) },
  { language: 'fr' },
  { kind: 'other' },
  { requestId: '../../users/x' },
  { status: 'closed' },
  { uid: 'somebody' },
])('a message with %j is refused', async (change) => {
  await withNothingDone(async () => {
    expect((await fromVisitor({ ...contactRequest(), ...change })).error?.details?.reason).toBe(
      'invalid-request',
    )
  })
})

test('an administrator closes a message once; nobody else can', async () => {
  const [admin, user] = [await caller({ role: 'admin' }), await caller()]
  const { requestId: messageId, ...rest } = contactRequest()
  await fromVisitor({ requestId: messageId, ...rest })
  await withNothingDone(async () => {
    expect(await user.refused(closeContactMessage, { messageId })).toBe('forbidden')
    expect(await admin.refused(closeContactMessage, { messageId: 'none' })).toBe('message-not-found')
  })
  const first = await admin.call(closeContactMessage, { messageId })
  expect(await admin.call(closeContactMessage, { messageId })).toEqual(first)
  const document = (await server.firestore.doc(`contactMessages/${messageId}`).get()).data()
  const closed = parse(contactMessageSchema, document)
  expect(closed).toMatchObject({ status: 'closed' })
  // From the closing on, not from the day on which it came.
  expect(closed.expiresAt).toBe((closed.closedAt ?? 0) + retentionTimes.closedMessage)
  const { docs } = await server.firestore.collection('auditLog').where('actorUid', '==', admin.uid).get()
  expect(docs.map((entry) => entry.get('action'))).toEqual(['message-closed'])
  const { at, expiresAt = 0 } = parse(auditEntrySchema, docs[0]?.data())
  expect(Math.abs(expiresAt - at - retentionTimes.auditEntry)).toBeLessThan(60_000)
})
