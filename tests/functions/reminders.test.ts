import { type AddressInfo, connect, createServer } from 'node:net'
import { changeReminder } from '@amhs/domain/contracts/change-reminder.contract'
import { deleteAccount } from '@amhs/domain/contracts/delete-account.contract'
import { instrumentIndex } from '@amhs/domain/instruments/instrument-catalogue'
import { Timestamp } from 'firebase-admin/firestore'
import { rememberBan } from '../../functions/src/account/bans'
import { markOf } from '../../functions/src/reminders/reminder-link'
import { sendDueReminders } from '../../functions/src/reminders/send-due-reminders'
import { stopNow } from '../../functions/src/reminders/stop-now'
import { functionsAddress, projectId, server } from './support/backend'
import { type Caller, caller, closeCallers, visitor } from './support/callers'
import { caughtMails } from './support/inbox'
import { withNothingDone } from './support/nothing-done'
import { serverThatSays } from './support/refusing-mail-server'
import { tracesOf } from './support/traces'

const { auth, firestore } = server
const hour = 60 * 60_000
const day = 24 * hour

/** A place where it is about noon now, so that the tests do not depend on when they run. */
const noonZone = (() => {
  const ahead = 12 - new Date().getUTCHours()
  return ahead === 0 ? 'UTC' : `Etc/GMT${ahead > 0 ? '-' : '+'}${Math.abs(ahead)}`
})()

beforeAll(() => {
  const { smtp, hosting } = JSON.parse(process.env.AMHS_PORTS ?? '{}')
  vi.stubEnv('SMTP_HOST', '127.0.0.1')
  vi.stubEnv('SMTP_PORT', String(smtp))
  vi.stubEnv('SMTP_ENCRYPTION', 'none')
  vi.stubEnv('SITE_ADDRESS', `http://127.0.0.1:${hosting}`)
})
afterEach(async () => {
  const { docs } = await firestore.collectionGroup('reminders').get()
  await Promise.all(docs.map(({ ref }) => ref.delete()))
})
afterAll(async () => {
  vi.unstubAllEnvs()
  await closeCallers()
})

const place = (person: Caller, kind = 'check-in') => firestore.doc(`users/${person.uid}/reminders/${kind}`)

/** A reminder that was due a minute ago, as the page writes one. */
async function due(person: Caller, kind = 'check-in', change: object = {}): Promise<void> {
  await place(person, kind).set({
    schemaVersion: 1,
    every: 'week',
    firstDay: new Date(Date.now() - 14 * day).toISOString().slice(0, 10),
    hour: 12,
    timeZone: noonZone,
    language: 'en',
    until: null,
    nextAt: Timestamp.fromMillis(Date.now() - 60_000),
    ...change,
  })
}

const nextOf = async (person: Caller, kind?: string) =>
  (await place(person, kind).get()).get('nextAt')?.toMillis() ?? null
const mailsTo = async (person: Caller) => (await caughtMails(person.email)).length

/** Lets the Functions emulator run the scheduled function, as Cloud Scheduler does. */
async function runSchedule(): Promise<void> {
  const { origin } = new URL(functionsAddress)
  const trigger = `${origin}/functions/projects/${projectId}/triggers/us-central1-sendReminders`
  // The emulator counts how often it has loaded the functions, and names triggers with it.
  for (let loaded = 0; loaded < 20; loaded += 1) {
    const answer = await fetch(`${trigger}-${loaded}`, { method: 'POST' })
    if (answer.ok) return
  }
  throw new Error('The Functions emulator has no trigger sendReminders')
}

test('a mark that this server did not make does nothing, and tells nothing', async () => {
  const person = await caller()
  await due(person)
  const mark = markOf(person.uid)
  const bent = mark.slice(0, -2) + (mark.endsWith('AA') ? 'BB' : 'AA')
  await withNothingDone(async () => {
    for (const wrong of [bent, person.uid, 'x', 'x'.repeat(400)])
      expect(await visitor().call(changeReminder, { mark: wrong, wish: 'stop' })).toEqual({ state: 'gone' })
    const answer = await fetch(`${functionsAddress}/stopReminderNow?mark=${bent}`, { method: 'POST' })
    expect(answer.status).toBe(200)
    expect((await fetch(`${functionsAddress}/stopReminderNow`, { method: 'PUT' })).status).toBe(405)
  })
  await place(person).delete()
  expect(await visitor().call(changeReminder, { mark, wish: 'stop' })).toEqual({ state: 'gone' })
})

test('the schedule sends what is due, says nothing in it, and asks no second time', async () => {
  const person = await caller()
  await due(person, 'look-again', { language: 'zh-CN' })
  await runSchedule()
  const [mail, ...more] = await caughtMails(person.email)
  expect(more).toEqual([])
  expect(mail).toMatchObject({ subject: '小提醒', to: [person.email] })
  const names = instrumentIndex.flatMap(({ id, title }) => [id, title.zh, title.en])
  // Without the mark of the link that stops them: letters at random, among which a short name may stand.
  const withoutMarks = (part: string | undefined) => (part ?? '').replace(/stop-reminder#[\w-]+/g, '')
  for (const part of [mail?.text, mail?.html, mail?.subject].map(withoutMarks)) {
    for (const name of names) expect(part).not.toContain(name)
    expect(part).not.toMatch(
      /心理|健康|情绪|抑郁|焦虑|问卷|筛查|分数|mental|health|mood|depress|anxi|screening|score|questionnaire/i,
    )
    expect(part).not.toContain(person.uid)
  }
  const headers = Reflect.get(Object(mail), 'headers')
  expect(headers['list-unsubscribe-post']).toBe('List-Unsubscribe=One-Click')
  // Where the functions run, on whatever port: the mail was written by the emulator's own process.
  const stop = /^<(.+)\?mark=[\w-]+>$/.exec(headers['list-unsubscribe'])
  expect(stop?.[1]).toBe(`${functionsAddress}/stopReminderNow`)
  expect(await nextOf(person, 'look-again')).toBeGreaterThan(Date.now())
  await runSchedule()
  expect(await mailsTo(person)).toBe(1)
})

test('two that are due on one day bring one mail, and a crash after the mail brings no second', async () => {
  const person = await caller()
  await due(person)
  await due(person, 'look-again', { every: 'once' })
  expect(await sendDueReminders()).toMatchObject({ sent: 2 })
  expect(await mailsTo(person)).toBe(1)
  expect((await place(person, 'look-again').get()).data()).toMatchObject({ nextAt: null, ended: 'over' })
  // As if the run had ended before it wrote the next date.
  await due(person)
  await sendDueReminders()
  expect(await mailsTo(person)).toBe(1)
  expect(await nextOf(person)).toBeGreaterThan(Date.now())
})

test('in the quiet hours of the person nothing comes; it waits for the morning', async () => {
  const person = await caller()
  const evening = Date.parse('2027-03-01T13:30:00Z')
  await due(person, 'check-in', {
    timeZone: 'Asia/Shanghai',
    nextAt: Timestamp.fromMillis(evening - 60_000),
  })
  expect(await sendDueReminders(evening)).toMatchObject({ quiet: 1 })
  expect(await mailsTo(person)).toBe(0)
  expect(await nextOf(person)).toBe(Date.parse('2027-03-02T00:00:00Z'))
  expect(await sendDueReminders(Date.parse('2027-03-02T00:05:00Z'))).toMatchObject({ sent: 1 })
  expect(await mailsTo(person)).toBe(1)
})

test('a run whose time is over begins nothing more; the next one goes on', async () => {
  const person = await caller()
  await due(person)
  expect(await sendDueReminders(undefined, Date.now())).toEqual({})
  expect(await mailsTo(person)).toBe(0)
  expect(await sendDueReminders()).toEqual({ sent: 1 })
})

test('nobody without an open account and a verified address gets one, and the dates go on', async () => {
  const [disabled, unverified, banned, bare] = await Promise.all([caller(), caller(), caller(), caller()])
  for (const person of [disabled, unverified, banned, bare]) await due(person)
  await auth.updateUser(disabled.uid, { disabled: true })
  await auth.updateUser(unverified.uid, { emailVerified: false })
  await rememberBan(firestore, banned.email)
  await firestore.doc(`users/${bare.uid}`).delete()
  expect(await sendDueReminders()).toEqual({ skipped: 4 })
  for (const person of [disabled, unverified, banned, bare]) {
    expect(await mailsTo(person)).toBe(0)
    expect(await nextOf(person)).toBeGreaterThan(Date.now())
  }
})

test('a mail server that is away loses nothing', async () => {
  const person = await caller()
  await due(person)
  vi.stubEnv('SMTP_PORT', '1')
  expect(await sendDueReminders()).toMatchObject({ later: 1 })
  const again = await nextOf(person)
  expect(again).toBeLessThan(Date.now() + hour + 60_000)
  const { smtp } = JSON.parse(process.env.AMHS_PORTS ?? '{}')
  vi.stubEnv('SMTP_PORT', String(smtp))
  await sendDueReminders((again ?? 0) + 1)
  expect(await mailsTo(person)).toBe(1)
})

test('all mails of a run go out by one connection, and one that breaks off loses nothing', async () => {
  const people = await Promise.all([caller(), caller(), caller()])
  for (const person of people) await due(person)
  const { smtp } = JSON.parse(process.env.AMHS_PORTS ?? '{}')
  // What stands before the real mail server only counts.
  let connections = 0
  let breakAfter = Number.POSITIVE_INFINITY
  const door = createServer((socket) => {
    connections += 1
    const server = connect(smtp, '127.0.0.1')
    let taken = 0
    server.on('data', (bytes) => {
      socket.write(bytes)
      // 250 with a queue's words ends a message; the next one meets a closed connection.
      if (/^250 .*queued/im.test(String(bytes))) taken += 1
      if (taken >= breakAfter) socket.end()
    })
    socket.pipe(server)
    for (const end of [socket, server]) end.on('error', () => undefined).on('close', () => server.destroy())
  })
  await new Promise<void>((resolve) => door.listen(0, '127.0.0.1', resolve))
  vi.stubEnv('SMTP_PORT', String((door.address() as AddressInfo).port))
  expect(await sendDueReminders()).toEqual({ sent: 3 })
  expect(connections).toBe(1)
  for (const person of people) expect(await mailsTo(person)).toBe(1)
  breakAfter = 1
  connections = 0
  const others = await Promise.all([caller(), caller()])
  for (const person of others) await due(person)
  expect(await sendDueReminders()).toEqual({ sent: 2 })
  for (const person of others) expect(await mailsTo(person)).toBe(1)
  door.close()
  vi.stubEnv('SMTP_PORT', String(smtp))
})

test.each([
  ['550 5.1.1 no', /^RCPT/i, 'undeliverable'],
  ['550 no such user here', /^RCPT/i, 'undeliverable'],
  ['550 5.7.1 policy', /^RCPT/i, 'refused'],
  ['554 5.6.0 content', /^DATA/i, 'refused'],
  ['552 5.2.2 full for good', /^RCPT/i, 'refused'],
] as const)(
  'what is refused for good ("%s") is tried on three days, never again in an hour, and then not at all',
  async (answer, to, ended) => {
    const person = await caller()
    await due(person, 'check-in', { every: 'once' })
    const close = await serverThatSays(answer, to)
    for (const number of [1, 2, 3]) {
      const at = ((await nextOf(person)) ?? 0) + 1
      expect(await sendDueReminders(at)).toEqual({ refused: 1 })
      if (number < 3) expect(await nextOf(person)).toBe(at + day)
      expect((await place(person).get()).data()).toMatchObject(
        number < 3 ? { refusals: number } : { nextAt: null, ended },
      )
    }
    close()
  },
)

test.each([
  ['535 5.7.8 wrong password of this site', /^AUTH/i, 'tomorrow', day],
  ['451 4.7.1 greylisted, come again', /^RCPT/i, 'later', hour],
  ['550 5.7.1 sender refused', /^MAIL/i, 'tomorrow', day],
] as const)(
  'a mail server that says "%s" to everybody ends nobody\'s reminders',
  async (answer, to, outcome, wait) => {
    const person = await caller()
    await due(person, 'check-in', { refusals: 2 })
    if (to.test('AUTH')) vi.stubEnv('SMTP_USER', 'site')
    const close = await serverThatSays(answer, to)
    const now = Date.now()
    expect(await sendDueReminders(now)).toEqual({ [outcome]: 1 })
    vi.stubEnv('SMTP_USER', '')
    close()
    expect((await place(person).get()).data()).toMatchObject({ refusals: 2 })
    expect(await nextOf(person)).toBe(now + wait)
  },
)

test('what cannot be read ends, and holds up nobody', async () => {
  const [broken, person] = await Promise.all([caller(), caller()])
  await due(broken, 'check-in', { timeZone: 'Moon/Base' })
  await due(person)
  expect(await sendDueReminders()).toEqual({ unreadable: 1, sent: 1 })
  expect(await nextOf(broken)).toBe(null)
})

test('opening the link stops nothing; the press of a mail program and that on the page do, and there is a way back', async () => {
  const person = await caller()
  await due(person)
  await due(person, 'look-again')
  await runSchedule()
  const [mail] = await caughtMails(person.email)
  const oneClick = /<(.+)>/.exec(Reflect.get(Object(mail), 'headers')['list-unsubscribe'])?.[1] ?? ''
  const mark = /stop-reminder#([\w-]+)/.exec(mail?.text ?? '')?.[1] ?? ''
  const address = `${functionsAddress}/stopReminderNow${new URL(oneClick).search}`
  for (const [asked, place] of [
    [address, /\d\/en\/stop-reminder#[\w-]+$/],
    [address.replace('&language=en', ''), /\d\/stop-reminder#[\w-]+$/],
  ] as const) {
    const opened = await fetch(asked, { redirect: 'manual' })
    expect([opened.status, opened.headers.get('location')]).toEqual([303, expect.stringMatching(place)])
  }
  const reader = visitor()
  expect(await reader.call(changeReminder, { mark, wish: 'look' })).toEqual({ state: 'on' })

  const pressed = await fetch(address, { method: 'POST', body: 'List-Unsubscribe=One-Click' })
  expect(pressed.status).toBe(200)
  expect(await reader.call(changeReminder, { mark, wish: 'look' })).toEqual({ state: 'stopped' })
  expect([await nextOf(person), await nextOf(person, 'look-again')]).toEqual([null, null])

  expect(await reader.call(changeReminder, { mark, wish: 'go-on' })).toEqual({ state: 'on' })
  expect(await nextOf(person)).toBeGreaterThan(Date.now())
  expect(await reader.call(changeReminder, { mark, wish: 'stop' })).toEqual({ state: 'stopped' })
  expect(await reader.call(changeReminder, { mark, wish: 'stop' })).toEqual({ state: 'stopped' })
})

test('whoever asks too often is told to wait, as everywhere', async () => {
  vi.stubEnv('CALL_LIMITS', '{"stopReminderNow":{"calls":1,"perAddress":1}}')
  const asked = { method: 'POST', query: { mark: 'x' }, ip: '10.98.76.54', header: () => undefined }
  const codes: number[] = []
  const response = {
    status(code: number) {
      codes.push(code)
      return response
    },
    set: () => response,
    send: () => undefined,
  }
  for (let count = 0; count < 2; count += 1)
    await stopNow(asked as unknown as Parameters<typeof stopNow>[0], response)
  vi.stubEnv('CALL_LIMITS', '')
  expect(codes).toEqual([200, 429])
})

test('reminders go with the account', async () => {
  const person = await caller()
  await due(person)
  await person.call(deleteAccount, { confirm: 'delete my account' })
  expect(await tracesOf(person)).toEqual([])
  expect(await visitor().call(changeReminder, { mark: markOf(person.uid), wish: 'go-on' })).toEqual({
    state: 'gone',
  })
})
