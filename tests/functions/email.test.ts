import { randomUUID } from 'node:crypto'
import { deleteAccount } from '@amhs/domain/contracts/delete-account.contract'
import { emailStatus } from '@amhs/domain/contracts/email-status.contract'
import { mailReady } from '@amhs/domain/contracts/mail-ready.contract'
import { sendScreeningReport } from '@amhs/domain/contracts/send-screening-report.contract'
import { sendTestEmail } from '@amhs/domain/contracts/send-test-email.contract'
import { screeningRecord } from '@amhs/domain/documents/screening-record'
import { answersFromValues } from '@amhs/domain/instruments/answers-from-values'
import { loadInstrument } from '@amhs/domain/instruments/instrument-catalogue'
import { scoreInstrument } from '@amhs/domain/instruments/score'
import { Timestamp } from 'firebase-admin/firestore'
import { mailsPerDay } from '../../functions/src/platform/rate-limit'
import { server } from './support/backend'
import { caller, closeCallers, createOwnProfile, registered, signIn, visitor } from './support/callers'
import { forgetCallsOf } from './support/forget-calls'
import { caughtMails } from './support/inbox'
import { withNothingDone } from './support/nothing-done'

afterAll(closeCallers)

/** A PHQ-9 with every question at its highest: total 27, and a safety item that calls for support. */
async function saveScreening(uid: string): Promise<string> {
  const instrument = await loadInstrument('phq9')
  const answers = answersFromValues(instrument, Array(9).fill(3))
  const record = screeningRecord({
    instrument,
    answers,
    result: scoreInstrument(instrument, answers),
    language: 'en',
    finishedAt: Date.parse('2026-03-04T05:06:07Z'),
  })
  const document = server.firestore.collection(`users/${uid}/screenings`).doc()
  await document.set({
    ...record,
    finishedAt: Timestamp.fromMillis(record.finishedAt),
    savedAt: Timestamp.now(),
  })
  return document.id
}

test("a test e-mail goes to the own address, and the server's answer comes back", async () => {
  const person = await caller()
  const answer = await person.call(sendTestEmail, { requestId: randomUUID(), language: 'zh-CN' })
  expect(answer).toMatchObject({
    sentTo: person.email,
    attempts: 1,
    serverAnswer: expect.stringMatching(/^250/),
  })
  const [mail, ...more] = await caughtMails(person.email)
  expect(more).toEqual([])
  expect(mail).toMatchObject({ subject: '测试邮件', to: [person.email] })
})

test('whoever has an apostrophe in the address gets the same answer: what was sent is not called a failure', async () => {
  const person = await caller({ nameInAddress: "o'brien-" })
  const wish = () => ({ requestId: randomUUID(), language: 'en' }) as const
  const answer = await person.call(sendTestEmail, wish())
  expect(answer).toMatchObject({ sentTo: person.email, attempts: 1 })
  const screeningId = await saveScreening(person.uid)
  expect(await person.call(sendScreeningReport, { ...wish(), screeningId })).toMatchObject({
    sentTo: person.email,
  })
  expect(await caughtMails(person.email)).toHaveLength(2)
})

test('no e-mail goes to an address that nobody has verified', async () => {
  const person = await caller({ verified: false })
  // What the token says does not count: the address may have been changed since it was issued.
  const earlier = await caller()
  await server.auth.updateUser(earlier.uid, { email: `changed-${earlier.email}`, emailVerified: false })
  await withNothingDone(async () => {
    const request = { requestId: randomUUID(), language: 'en' }
    expect(await person.refused(sendTestEmail, request)).toBe('email-not-verified')
    expect(await earlier.refused(sendTestEmail, request)).toBe('email-not-verified')
  })
})

test('an address gets only so many e-mails a day, whichever account asks, also after an account was erased', async () => {
  const first = await caller()
  const wish = () => ({ requestId: randomUUID(), language: 'en' }) as const
  for (let sent = 0; sent < mailsPerDay.own; sent += 1) {
    if (sent === sendTestEmail.limit.calls) await forgetCallsOf(sendTestEmail.name)
    await first.call(sendTestEmail, wish())
  }
  await forgetCallsOf(sendTestEmail.name)
  expect(await first.refused(sendTestEmail, wish())).toBe('too-many-requests')
  await first.call(deleteAccount, { confirm: 'delete my account' })
  const again = await registered(first.email)
  await createOwnProfile(again)
  await server.auth.updateUser(again.uid, { emailVerified: true })
  expect(await (await signIn(again)).refused(sendTestEmail, wish())).toBe('too-many-requests')
  expect(await caughtMails(first.email)).toHaveLength(mailsPerDay.own)
  const counts = await server.firestore.collection('rateLimits').get()
  expect(JSON.stringify(counts.docs.map((count) => [count.id, count.data()]))).not.toContain(first.email)
})

test('a test e-mail goes to nobody else', async () => {
  const person = await caller()
  await withNothingDone(async () => {
    const request = { requestId: randomUUID(), language: 'en' }
    expect(await person.refused(sendTestEmail, { ...request, to: 'other@test.example' })).toBe(
      'invalid-request',
    )
    expect(await person.refused(sendTestEmail, { ...request, requestId: 'again' })).toBe('invalid-request')
    expect(await visitor().refused(sendTestEmail, request)).toBe('not-signed-in')
  })
})

test('the same request sends one e-mail, one after the other and at the same moment', async () => {
  const person = await caller()
  const request = { requestId: randomUUID(), language: 'en' } as const
  const first = await person.call(sendTestEmail, request)
  expect(await person.call(sendTestEmail, request)).toEqual(first)
  expect(await caughtMails(person.email)).toHaveLength(1)
  const other = { ...request, requestId: randomUUID() }
  await Promise.allSettled([person.call(sendTestEmail, other), person.call(sendTestEmail, other)])
  expect(await caughtMails(person.email)).toHaveLength(2)
})

test("another person's request of the same id is a request of its own", async () => {
  const [one, two, requestId] = [await caller(), await caller(), randomUUID()]
  await one.call(sendTestEmail, { requestId, language: 'en' })
  await two.call(sendTestEmail, { requestId, language: 'en' })
  expect(await caughtMails(two.email)).toHaveLength(1)
})

test.each([
  {
    language: 'en',
    region: 'US',
    subject: 'What you asked us to send',
    line: '988',
    score: 'Total score: 27',
  },
  { language: 'zh-CN', region: 'CN', subject: '你要的内容已发到邮箱', line: '12356', score: '总分：27' },
] as const)(
  'the report in $language has crisis contacts, and no score where others see it',
  async (expected) => {
    const person = await caller()
    const screeningId = await saveScreening(person.uid)
    const { language, region } = expected
    await person.call(sendScreeningReport, { requestId: randomUUID(), screeningId, language, region })
    const [mail] = await caughtMails(person.email)
    expect(mail?.subject).toBe(expected.subject)
    expect(mail?.to).toEqual([person.email])
    for (const body of [mail?.text ?? '', mail?.html ?? '']) {
      expect(body).toContain(expected.line)
      expect(body).toContain(expected.score)
      // Support was called for: the contacts stand before the result.
      expect(body.indexOf(expected.line)).toBeLessThan(body.indexOf(expected.score))
    }
    const preview = (mail?.text ?? '').trim().split('\n')[0] ?? ''
    expect(preview.length).toBeGreaterThan(5)
    expect(preview).not.toMatch(/27|PHQ|score|screening|depress|分|筛查|抑郁/i)
    expect(mail?.html).toContain(`<html lang="${language}">`)
    expect(mail?.html).toContain('href="tel:')
  },
)

test('a report needs a verified address', async () => {
  const person = await caller({ verified: false })
  const screeningId = await saveScreening(person.uid)
  const request = { requestId: randomUUID(), screeningId, language: 'en' }
  await withNothingDone(async () => {
    expect(await person.refused(sendScreeningReport, request)).toBe('email-not-verified')
    expect(await visitor().refused(sendScreeningReport, request)).toBe('not-signed-in')
  })
})

test("nobody receives another person's screening, an administrator neither", async () => {
  const [owner, stranger, admin] = [await caller(), await caller(), await caller({ role: 'admin' })]
  const screeningId = await saveScreening(owner.uid)
  const request = { requestId: randomUUID(), screeningId, language: 'en' }
  await withNothingDone(async () => {
    expect(await stranger.refused(sendScreeningReport, request)).toBe('screening-not-found')
    expect(await admin.refused(sendScreeningReport, request)).toBe('screening-not-found')
    const path = `../../${owner.uid}/screenings/${screeningId}`
    expect(await stranger.refused(sendScreeningReport, { ...request, screeningId: path })).toBe(
      'invalid-request',
    )
  })
})

test('a stored screening that cannot be read is not sent', async () => {
  const person = await caller()
  await server.firestore.doc(`users/${person.uid}/screenings/broken`).set({ instrument: 'phq9' })
  await withNothingDone(async () => {
    const request = { requestId: randomUUID(), screeningId: 'broken', language: 'en' }
    expect(await person.refused(sendScreeningReport, request)).toBe('screening-unreadable')
  })
})

test('anybody signed in learns whether mail can be sent, and nothing else', async () => {
  expect(await (await caller()).call(mailReady, null)).toEqual({ ready: true })
  expect(await visitor().refused(mailReady, null)).toBe('not-signed-in')
})

test('the status tells how mail is set up, and no secret', async () => {
  const status = await (await caller({ role: 'admin' })).call(emailStatus, null)
  expect(status).toMatchObject({ state: 'ready', encryption: 'none', signsIn: false })
  expect(Object.keys(status).sort()).toEqual(['encryption', 'host', 'port', 'sender', 'signsIn', 'state'])
  expect(await visitor().refused(emailStatus, null)).toBe('not-signed-in')
  expect(await (await caller()).refused(emailStatus, null)).toBe('forbidden')
})
