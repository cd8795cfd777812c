import { adminQueue } from '@amhs/domain/contracts/admin-queue.contract'
import { answerProfessionalRequest } from '@amhs/domain/contracts/answer-professional-request.contract'
import { askForProfessionalRole } from '@amhs/domain/contracts/ask-for-professional-role.contract'
import { deleteAccount } from '@amhs/domain/contracts/delete-account.contract'
import { listDueChecks } from '@amhs/domain/contracts/list-due-checks.contract'
import { makeProfessionalCode } from '@amhs/domain/contracts/make-professional-code.contract'
import { readProfessionalCode } from '@amhs/domain/contracts/read-professional-code.contract'
import { recheckProfessional } from '@amhs/domain/contracts/recheck-professional.contract'
import { setUserDisabled } from '@amhs/domain/contracts/set-user-disabled.contract'
import { setUserRole } from '@amhs/domain/contracts/set-user-role.contract'
import {
  codePattern,
  endedProfessional,
  erasedProfessional,
  grantId,
  grantSchema,
} from '@amhs/domain/documents/grant-document'
import { professionalRequestSchema, professionalSchema } from '@amhs/domain/documents/professional-document'
import {
  collection,
  deleteDoc,
  doc,
  getDoc,
  getDocFromServer,
  getDocs,
  limit,
  Timestamp as Moment,
  query,
  serverTimestamp,
  setDoc,
  updateDoc,
  where,
} from 'firebase/firestore'
import { FieldValue, Timestamp } from 'firebase-admin/firestore'
import { parse } from 'valibot'
import { eraseAccount } from '../../functions/src/account/erase-account'
import { accounts, bucket } from '../../functions/src/platform/firebase'
import { handleAnswerProfessionalRequest } from '../../functions/src/professionals/answer-professional-request'
import { server } from './support/backend'
import { type Caller, caller, closeCallers, signIn } from './support/callers'
import { caughtMails } from './support/inbox'
import { withNothingDone } from './support/nothing-done'
import { tracesOf } from './support/traces'

let admin: Caller
beforeAll(async () => {
  admin = await caller({ role: 'admin' })
})
afterAll(closeCallers)

const wish = {
  name: 'Zhou Min',
  profession: 'registered-psychologist',
  organisation: 'First Hospital',
  register: 'CPS register',
  number: 'X-00-SECRET',
  language: 'en',
} as const
const { number: _number, language: _language, ...badge } = wish

const request = async ({ uid }: Caller) =>
  parse(professionalRequestSchema, (await server.firestore.doc(`professionalRequests/${uid}`).get()).data())
const askedAt = async (person: Caller) => (await request(person)).askedAt

/** Somebody whose entry was checked, signed in with the role. */
async function professional(): Promise<Caller> {
  const person = await caller()
  await person.call(askForProfessionalRole, wish)
  await admin.call(answerProfessionalRequest, {
    uid: person.uid,
    decision: 'granted',
    askedAt: await askedAt(person),
  })
  return signIn(person)
}

/** Shares with a professional as the page does, by the rules. */
async function share(client: Caller, to: Caller): Promise<string> {
  const { code } = await to.call(makeProfessionalCode, { renew: false })
  return shareBy(client, to, code)
}

async function shareBy(client: Caller, to: Caller, code: string): Promise<string> {
  const id = grantId(client.uid, to.uid)
  await setDoc(doc(client.database, 'grants', id), {
    ownerUid: client.uid,
    professionalUid: to.uid,
    instruments: ['phq9'],
    from: Moment.fromMillis(Date.now() - 1000),
    expiresAt: Moment.fromMillis(Date.now() + 86_400_000),
    knownAs: 'Lin',
    standing: true,
    code,
    createdAt: serverTimestamp(),
    schemaVersion: 1,
  })
  return id
}

const isThere = async (path: string) => (await server.firestore.doc(path).get()).exists

test('who asks is checked by an administrator and then has role, badge, log entry and a mail without content', async () => {
  const person = await caller()
  await person.call(askForProfessionalRole, wish)
  expect(await request(person)).toMatchObject({ ...wish, status: 'asked', uid: person.uid })
  const seen = await askedAt(person)
  const { mail } = await admin.call(answerProfessionalRequest, {
    uid: person.uid,
    decision: 'granted',
    askedAt: seen,
  })
  expect(mail).toBe('sent')
  const [message] = await caughtMails(person.email)
  expect(JSON.stringify(message)).not.toMatch(/Zhou|First Hospital|X-00|CPS|professional/i)
  expect((await server.auth.getUser(person.uid)).customClaims).toEqual({ role: 'professional' })
  const stored = await server.firestore.doc(`professionals/${person.uid}`).get()
  expect(parse(professionalSchema, stored.data())).toMatchObject(badge)
  expect(JSON.stringify(stored.data())).not.toContain(wish.number)
  expect(await request(person)).toMatchObject({ status: 'granted' })
  const { docs } = await server.firestore
    .collection('auditLog')
    .where('target', '==', `users/${person.uid}`)
    .get()
  expect(docs.map((entry) => entry.get('action')).sort()).toEqual(['professional-granted', 'role-changed'])
  expect(JSON.stringify(docs.map((entry) => entry.data()))).not.toMatch(/Zhou|X-00/)
  const again = await signIn(person)
  expect(await again.refused(askForProfessionalRole, wish)).toBe('already-professional')
  expect(
    await admin.refused(answerProfessionalRequest, { uid: person.uid, decision: 'granted', askedAt: seen }),
  ).toBe('request-changed')
})

test('a refusal has a reason, changes no role, and can be followed by another request', async () => {
  const person = await caller()
  await person.call(askForProfessionalRole, wish)
  const refused = { uid: person.uid, decision: 'refused', reason: 'No such number.' } as const
  await admin.call(answerProfessionalRequest, { ...refused, askedAt: await askedAt(person) })
  const own = await getDoc(doc(person.database, 'professionalRequests', person.uid))
  expect(own.data()).toMatchObject({ status: 'refused', reason: 'No such number.' })
  expect((await server.auth.getUser(person.uid)).customClaims).toEqual({ role: 'user' })
  expect(await isThere(`professionals/${person.uid}`)).toBe(false)
  await person.call(askForProfessionalRole, wish)
  expect((await request(person)).reason).toBeUndefined()
})

test('nobody gets in another way: unverified, not an administrator, changed meanwhile, withdrawn', async () => {
  const [person, unverified, other] = [
    await caller(),
    await caller({ verified: false }),
    await caller({ role: 'professional' }),
  ]
  await person.call(askForProfessionalRole, wish)
  const grant = { uid: person.uid, decision: 'granted', askedAt: await askedAt(person) } as const
  await withNothingDone(async () => {
    expect(await unverified.refused(askForProfessionalRole, wish)).toBe('email-not-verified')
    expect(await admin.refused(askForProfessionalRole, wish)).toBe('already-professional')
    expect(await person.refused(answerProfessionalRequest, grant)).toBe('forbidden')
    expect(await other.refused(answerProfessionalRequest, grant)).toBe('forbidden')
    expect(await admin.refused(answerProfessionalRequest, { ...grant, askedAt: 1 })).toBe('request-changed')
    expect(await admin.refused(answerProfessionalRequest, { ...grant, decision: 'refused' })).toBe(
      'invalid-request',
    )
    expect(await other.refused(makeProfessionalCode, { renew: false })).toBe('professional-not-checked')
    expect(await person.refused(makeProfessionalCode, { renew: false })).toBe('forbidden')
    expect(await person.refused(readProfessionalCode, { code: 'AAAA2222' })).toBe('code-not-found')
  })
  await deleteDoc(doc(person.database, 'professionalRequests', person.uid))
  expect(await admin.refused(answerProfessionalRequest, grant)).toBe('professional-request-not-found')
})

test('a code says what was checked until it is renewed, runs out, or the professional is closed', async () => {
  const [person, client] = [await professional(), await caller({ verified: false })]
  const first = await person.call(makeProfessionalCode, { renew: false })
  expect(first.code).toMatch(codePattern)
  expect(await person.call(makeProfessionalCode, { renew: false })).toEqual(first)
  const read = (code: string) => client.call(readProfessionalCode, { code })
  expect(await read(first.code)).toMatchObject({ uid: person.uid, ...badge })
  const second = await person.call(makeProfessionalCode, { renew: true })
  expect(await client.refused(readProfessionalCode, first)).toBe('invalid-request')
  expect(await client.refused(readProfessionalCode, { code: first.code })).toBe('code-not-found')
  expect(await read(second.code)).toMatchObject({ uid: person.uid })
  await server.firestore
    .doc(`professionalCodes/${second.code}`)
    .update({ expiresAt: Timestamp.fromMillis(Date.now() - 1000) })
  expect(await client.refused(readProfessionalCode, { code: second.code })).toBe('code-not-found')
  const third = await person.call(makeProfessionalCode, { renew: false })
  expect(third.code).not.toBe(second.code)
  await admin.call(setUserDisabled, { uid: person.uid, disabled: true })
  expect(await client.refused(readProfessionalCode, { code: third.code })).toBe('code-not-found')
})

const year = 365 * 86_400_000
const inIso = (moment: number) => new Date(moment).toISOString()
const dayOf = (moment: number) => inIso(moment).slice(0, 10)

/** Changes what a badge says of its check. */
async function withCheck({ uid }: Caller, checkedAt: number, validUntil: number | null): Promise<void> {
  await server.firestore.doc(`professionals/${uid}`).update({
    checkedAt: Timestamp.fromMillis(checkedAt),
    validUntil: validUntil === null ? FieldValue.delete() : Timestamp.fromMillis(validUntil),
  })
}

const dueOf = async ({ uid }: Caller) =>
  (await admin.call(listDueChecks, null)).checks.find((check) => check.uid === uid)

test('a check holds to the end in the register, a year at most; one whose registration is over gives no role', async () => {
  const [person, other] = [await caller(), await caller()]
  for (const one of [person, other]) await one.call(askForProfessionalRole, wish)
  const grant = async (one: Caller, registeredUntil: string) =>
    ({ uid: one.uid, decision: 'granted', askedAt: await askedAt(one), registeredUntil }) as const
  const over = await grant(person, dayOf(Date.now() - 2 * 86_400_000))
  expect(await admin.refused(answerProfessionalRequest, over)).toBe('registration-over')
  expect((await server.auth.getUser(person.uid)).customClaims?.role).not.toBe('professional')
  const soon = dayOf(Date.now() + 40 * 86_400_000)
  await admin.call(answerProfessionalRequest, await grant(person, soon))
  await admin.call(answerProfessionalRequest, await grant(other, '2099-12-31'))
  const ends = async ({ uid }: Caller) =>
    parse(professionalSchema, (await server.firestore.doc(`professionals/${uid}`).get()).data())
  expect((await ends(person)).validUntil).toBe(Date.parse(`${soon}T12:00:00Z`))
  const { checkedAt, validUntil } = await ends(other)
  expect(validUntil - checkedAt).toBe(year)
})

test('after the end of the check there is no new code and no new share; who shares goes on, and a new check renews it', async () => {
  const [person, client, another] = [await professional(), await caller(), await caller()]
  expect(await dueOf(person)).toBeUndefined()
  const id = await share(client, person)
  const { code } = await person.call(makeProfessionalCode, { renew: false })
  const queued = (await admin.call(adminQueue, null)).checks.count
  const soon = Date.now() + 3_600_000
  await withCheck(person, Date.now() - year / 2, soon)
  // No code outlives the check.
  const short = await person.call(makeProfessionalCode, { renew: true })
  expect(Date.parse(short.expiresAt)).toBe(soon)
  expect(await admin.call(adminQueue, null)).toMatchObject({ checks: { count: queued + 1 } })
  expect(await dueOf(person)).toMatchObject({ ...badge, number: wish.number, asksAgain: false })
  await server.firestore.doc(`professionalCodes/${code}`).set({
    uid: person.uid,
    expiresAt: Timestamp.fromMillis(Date.now() + 86_400_000),
  })
  // As it was written now, and before its end was written.
  for (const [checked, until] of [
    [Date.now() - 1000, Date.now() - 500],
    [Date.now() - year - 1000, null],
  ] as const) {
    await withCheck(person, checked, until)
    expect(await person.refused(makeProfessionalCode, { renew: true })).toBe('check-over')
    expect(await another.refused(readProfessionalCode, { code })).toBe('code-not-found')
    await expect(shareBy(another, person, code)).rejects.toMatchObject({ code: 'permission-denied' })
    expect((await getDoc(doc(person.database, 'grants', id))).get('knownAs')).toBe('Lin')
    expect((await dueOf(person))?.uid).toBe(person.uid)
  }
  const seen = (await dueOf(person))?.checkedAt ?? ''
  const again = { uid: person.uid, checkedAt: seen }
  expect(await person.refused(recheckProfessional, again)).toBe('forbidden')
  expect(await admin.refused(recheckProfessional, { ...again, checkedAt: inIso(1) })).toBe('check-changed')
  expect(await admin.refused(recheckProfessional, { ...again, registeredUntil: '2020-01-01' })).toBe(
    'registration-over',
  )
  const { validUntil } = await admin.call(recheckProfessional, again)
  expect(Date.parse(validUntil) - Date.now()).toBeGreaterThan(year - 60_000)
  expect(await admin.refused(recheckProfessional, again)).toBe('check-changed')
  expect(await dueOf(person)).toBeUndefined()
  await person.call(makeProfessionalCode, { renew: false })
  await shareBy(another, person, code)
  const log = await server.firestore.collection('auditLog').where('target', '==', `users/${person.uid}`).get()
  expect(log.docs.map((entry) => entry.get('action'))).toContain('professional-checked-again')
})

test('a professional whose check ends sends their details again, and the answer renews it', async () => {
  const person = await professional()
  expect(await person.refused(askForProfessionalRole, wish)).toBe('already-professional')
  await withCheck(person, Date.now() - year - 1000, Date.now() - 1000)
  await person.call(askForProfessionalRole, { ...wish, organisation: 'Second Hospital' })
  expect(await dueOf(person)).toMatchObject({ organisation: wish.organisation, asksAgain: true })
  await admin.call(answerProfessionalRequest, {
    uid: person.uid,
    decision: 'granted',
    askedAt: await askedAt(person),
  })
  expect(await dueOf(person)).toBeUndefined()
  const { code } = await person.call(makeProfessionalCode, { renew: false })
  expect(await (await caller()).call(readProfessionalCode, { code })).toMatchObject({
    organisation: 'Second Hospital',
  })
})

test('a client shares by the code; who loses the role loses every share, badge and code, and the client is told', async () => {
  const [person, client] = [await professional(), await caller()]
  const id = await share(client, person)
  const look = () => getDoc(doc(person.database, 'grants', id))
  expect((await look()).get('knownAs')).toBe('Lin')
  await server.firestore.doc(`grants/${id}/notes/one`).set({ text: 'a' })
  await admin.call(setUserRole, { uid: person.uid, role: 'user' })
  await expect(look()).rejects.toMatchObject({ code: 'permission-denied' })
  // What is left says that it ended, and when: to its owner alone, who is sent a mail that does not say so.
  const ended = await getDoc(doc(client.database, 'grants', id))
  expect(parse(grantSchema, ended.data()).endedAt).toBeGreaterThan(0)
  await vi.waitFor(async () => expect(await caughtMails(client.email)).toHaveLength(1), {
    timeout: 20_000,
    interval: 250,
  })
  const [mail] = await caughtMails(client.email)
  expect(JSON.stringify(mail)).not.toMatch(/Zhou|First Hospital|PHQ|professional|role/i)
  // The role given back opens nothing of before.
  await admin.call(setUserRole, { uid: person.uid, role: 'professional' })
  const again = await signIn(person)
  await expect(getDoc(doc(again.database, 'grants', id))).rejects.toMatchObject({ code: 'permission-denied' })
  await admin.call(setUserRole, { uid: person.uid, role: 'user' })
  await deleteDoc(doc(client.database, 'grants', id))
  for (const path of [
    `grants/${id}/notes/one`,
    `professionals/${person.uid}`,
    `professionalRequests/${person.uid}`,
  ])
    expect([path, await isThere(path)]).toEqual([path, false])
  const codes = await server.firestore.collection('professionalCodes').where('uid', '==', person.uid).get()
  expect(codes.size).toBe(0)
})

test('a loss of the role that was cut off after the claim is finished by asking again, and stands in the log', async () => {
  const [person, client] = [await professional(), await caller()]
  const id = await share(client, person)
  await server.auth.setCustomUserClaims(person.uid, { role: 'user' })
  await admin.call(setUserRole, { uid: person.uid, role: 'user' })
  expect(await isThere(`professionals/${person.uid}`)).toBe(false)
  const endedAt = async () => (await server.firestore.doc(`grants/${id}`).get()).get('endedAt')?.toMillis()
  const first = await endedAt()
  expect(first).toBeGreaterThan(0)
  const log = server.firestore.collection('auditLog').where('target', '==', `users/${person.uid}`)
  const taken = async () =>
    (await log.get()).docs.filter((entry) => entry.get('after')?.role === 'user').map((entry) => entry.data())
  expect(await taken()).toMatchObject([{ action: 'role-changed', before: { role: 'professional' } }])
  // Once more changes nothing, and whoever lost the role may ask anew.
  await admin.call(setUserRole, { uid: person.uid, role: 'user' })
  expect(await taken()).toHaveLength(1)
  expect(await endedAt()).toBe(first)
  await (await signIn(person)).call(askForProfessionalRole, wish)
})

test('a request that changes while the role is given leaves no role without a badge, and still waits', async () => {
  const person = await caller()
  await person.call(askForProfessionalRole, wish)
  const seen = await askedAt(person)
  const auth = await accounts()
  const give = auth.setCustomUserClaims.bind(auth)
  const meanwhile = vi.spyOn(auth, 'setCustomUserClaims').mockImplementationOnce(async (uid, claims) => {
    await give(uid, claims)
    await person.call(askForProfessionalRole, { ...wish, organisation: 'Second Hospital' })
  })
  const answer = handleAnswerProfessionalRequest({
    request: { uid: person.uid, decision: 'granted', askedAt: seen },
    account: { uid: admin.uid, role: 'admin' },
  } as Parameters<typeof handleAnswerProfessionalRequest>[0])
  await expect(answer).rejects.toMatchObject({ details: { reason: 'request-changed' } })
  meanwhile.mockRestore()
  expect((await server.auth.getUser(person.uid)).customClaims).toEqual({ role: 'user' })
  expect(await isThere(`professionals/${person.uid}`)).toBe(false)
  expect(await request(person)).toMatchObject({ status: 'asked', organisation: 'Second Hospital' })
})

test('a request of somebody who has become an administrator is not granted: the role stays', async () => {
  const person = await caller()
  await person.call(askForProfessionalRole, wish)
  await server.auth.setCustomUserClaims(person.uid, { role: 'admin' })
  const grant = { uid: person.uid, decision: 'granted', askedAt: await askedAt(person) } as const
  expect(await admin.refused(answerProfessionalRequest, grant)).toBe('request-changed')
  expect((await server.auth.getUser(person.uid)).customClaims).toEqual({ role: 'admin' })
})

test('where the storage does not answer, an erased client is read no longer all the same', async () => {
  const [person, client] = [await professional(), await caller()]
  const id = await share(client, person)
  const { storage } = await bucket()
  const failing = vi.spyOn(Object.getPrototypeOf(storage.bucket('any')), 'deleteFiles')
  failing.mockRejectedValue(new Error('no storage'))
  await expect(eraseAccount(client.uid, client.email)).rejects.toThrow('no storage')
  failing.mockRestore()
  expect(await isThere(`grants/${id}`)).toBe(false)
})

/** Who stands in a professional's list. */
async function clientsOf(person: Caller) {
  const list = query(
    collection(person.database, 'grants'),
    where('professionalUid', '==', person.uid),
    where('expiresAt', '>', Moment.fromMillis(Date.now() + 60_000)),
    limit(20),
  )
  return (await getDocs(list)).docs.map(({ id }) => id)
}

/** What a client's page of shares is told, and that one mail went out which says nothing of it. */
async function told(client: Caller) {
  await vi.waitFor(async () => expect(await caughtMails(client.email)).toHaveLength(1), {
    timeout: 20_000,
    interval: 250,
  })
  expect(JSON.stringify(await caughtMails(client.email))).not.toMatch(/Zhou|First Hospital|PHQ|professional/i)
  const own = query(collection(client.database, 'grants'), where('ownerUid', '==', client.uid), limit(20))
  return (await getDocs(own)).docs.map((grant) => ({ ref: grant.ref, ...parse(grantSchema, grant.data()) }))
}

test('a professional whose account is disabled: every share ends, the client is told, and enabling brings none back', async () => {
  const [person, client] = [await professional(), await caller()]
  const id = await share(client, person)
  await server.firestore.doc(`grants/${id}/notes/00`).set({ text: 'a' })
  await admin.call(setUserDisabled, { uid: person.uid, disabled: true })
  const shares = await told(client)
  expect(shares).toMatchObject([
    { professionalUid: endedProfessional, formerUid: person.uid, endedBy: 'site', knownAs: 'Lin' },
  ])
  expect(shares[0]?.endedAt).toBeGreaterThan(0)
  expect(await isThere(`grants/${id}/notes/00`)).toBe(false)
  await admin.call(setUserDisabled, { uid: person.uid, disabled: false })
  const again = await signIn(person)
  await expect(getDoc(doc(again.database, 'grants', id))).rejects.toMatchObject({ code: 'permission-denied' })
  expect(await clientsOf(again)).toEqual([])
  expect(await told(client)).toHaveLength(1)
  // They hear why the list is empty, not whose shares it were; nobody else hears of it.
  const { sharesEndedAt } = await again.call(makeProfessionalCode, { renew: false })
  expect(Date.parse(sharesEndedAt ?? '')).toBe(shares[0]?.endedAt)
  const other = await professional()
  expect((await other.call(makeProfessionalCode, { renew: false })).sharesEndedAt).toBeNull()
}, 60_000)

test('a professional who is banned reads nothing with the token of before, and nothing either while the ending is under way', async () => {
  const [person, client] = [await professional(), await caller()]
  const id = await share(client, person)
  const own = `users/${client.uid}/screenings/one`
  const now = Timestamp.now()
  const handOver = async () => {
    await server.firestore.doc(own).set({ instrument: 'phq9', finishedAt: now, score: { total: 9 } })
    const release = { instrument: 'phq9', finishedAt: now, safety: true, releasedAt: now }
    await server.firestore.doc(`grants/${id}/released/one`).set(release)
    await server.firestore.doc(`grants/${id}/notes/00`).set({ text: 'a', createdAt: now })
    await server.firestore.doc(`grants/${id}/invitations/00`).set({ instrument: 'phq9', status: 'asked' })
  }
  await handOver()
  const grant = await server.firestore.doc(`grants/${id}`).get()
  const of = (path: string) => doc(person.database, path)
  // The client's own class, to the nanosecond: the rules compare.
  const moment = (field: string) => new Moment(grant.get(field).seconds, grant.get(field).nanoseconds)
  const opened = [where('instrument', 'in', ['phq9']), where('finishedAt', '>=', moment('from'))]
  const reads: Readonly<Record<string, () => Promise<unknown>>> = {
    'the grant': () => getDocFromServer(of(`grants/${id}`)),
    'the clients': () => clientsOf(person),
    'the result': () => getDocFromServer(of(own)),
    'what was released': () =>
      getDocs(
        query(
          collection(person.database, `grants/${id}/released`),
          ...opened,
          where('releasedAt', '>=', moment('createdAt')),
          limit(20),
        ),
      ),
    notes: () => getDocs(query(collection(person.database, `grants/${id}/notes`), limit(20))),
    invitations: () => getDocs(query(collection(person.database, `grants/${id}/invitations`), limit(20))),
  }
  for (const [what, read] of Object.entries(reads)) await expect(read(), what).resolves.toBeDefined()
  // The profile is what a banning writes first; here as if it had been cut off right after that.
  await server.firestore.doc(`users/${person.uid}`).update({ disabled: true })
  const readsNothing = async () => {
    for (const [what, read] of Object.entries(reads))
      await expect(read(), what).rejects.toMatchObject({ code: 'permission-denied' })
  }
  await readsNothing()
  await server.firestore.doc(`users/${person.uid}`).update({ disabled: FieldValue.delete() })
  await admin.call(setUserDisabled, { uid: person.uid, disabled: true })
  await readsNothing()
  // What the client releases meanwhile is not open either, and enabling opens none of it.
  await handOver()
  await readsNothing()
  await admin.call(setUserDisabled, { uid: person.uid, disabled: false })
  await expect(reads['the result']?.()).rejects.toMatchObject({ code: 'permission-denied' })
}, 60_000)

test('a disabling that was cut off leaves nothing that enabling would open again', async () => {
  const [person, client] = [await professional(), await caller()]
  const id = await share(client, person)
  const { code } = await person.call(makeProfessionalCode, { renew: false })
  await server.firestore.doc(`grants/${id}/notes/00`).set({ text: 'a' })
  // So far it came: the account is closed, and nothing has ended.
  await server.auth.updateUser(person.uid, { disabled: true })
  await admin.call(setUserDisabled, { uid: person.uid, disabled: false })
  expect(await told(client)).toMatchObject([{ formerUid: person.uid, endedBy: 'site' }])
  expect(await isThere(`grants/${id}/notes/00`)).toBe(false)
  expect(await isThere(`professionalCodes/${code}`)).toBe(false)
  expect(await clientsOf(await signIn(person))).toEqual([])
}, 60_000)

test('a professional whose account is erased: the client is told, and nothing says who it was', async () => {
  const [person, client, earlier] = [await professional(), await caller(), await caller()]
  const id = await share(client, person)
  await server.firestore.doc(`grants/${id}/notes/00`).set({ text: 'a' })
  const over = await share(earlier, person)
  await server.firestore.doc(`grants/${over}`).update({ expiresAt: Timestamp.fromMillis(Date.now() - 1000) })
  await (await signIn(person)).call(deleteAccount, { confirm: 'delete my account' })
  const shares = await told(client)
  expect(shares).toMatchObject([{ professionalUid: erasedProfessional, endedBy: 'site', knownAs: 'Lin' }])
  expect(await tracesOf(person)).toEqual([])
  expect(await isThere(`grants/${id}/notes/00`)).toBe(false)
  const left = await server.firestore.collection('grants').where('ownerUid', '==', earlier.uid).get()
  expect(left.size).toBe(0)
  // Told is told: the client puts it away.
  for (const { ref } of shares) await deleteDoc(ref)
  expect(await told(client)).toEqual([])
}, 60_000)

test('a professional leaves: nothing is left of it but that it ended, which the client is told and can put away', async () => {
  const [person, client] = [await professional(), await caller()]
  const id = await share(client, person)
  const parts = ['notes/00', 'noteDates/00', 'invitations/00', 'released/one', 'talked/one']
  for (const part of parts) await server.firestore.doc(`grants/${id}/${part}`).set({ at: 1 })
  await updateDoc(doc(person.database, 'grants', id), { endedAt: serverTimestamp() })
  await expect(getDoc(doc(person.database, 'grants', id))).rejects.toMatchObject({
    code: 'permission-denied',
  })
  await vi.waitFor(
    async () => {
      for (const part of parts) expect([part, await isThere(`grants/${id}/${part}`)]).toEqual([part, false])
      expect(await caughtMails(client.email)).toHaveLength(1)
    },
    { timeout: 20_000, interval: 250 },
  )
  expect((await getDoc(doc(client.database, 'grants', id))).data()).toMatchObject({ formerUid: person.uid })
  expect(await clientsOf(person)).toEqual([])
  await deleteDoc(doc(client.database, 'grants', id))
  await share(client, person)
  expect((await getDoc(doc(person.database, 'grants', id))).get('knownAs')).toBe('Lin')
}, 60_000)

test('what stands below a grant goes with it; what belongs to a new one stays', async () => {
  const [person, client] = [await professional(), await caller()]
  const id = await share(client, person)
  await server.firestore.doc(`grants/${id}/released/old`).set({ at: 1 })
  await deleteDoc(doc(client.database, 'grants', id))
  await expect(getDoc(doc(person.database, 'grants', id))).rejects.toMatchObject({
    code: 'permission-denied',
  })
  await share(client, person)
  await server.firestore.doc(`grants/${id}/released/new`).set({ at: 2 })
  await vi.waitFor(async () => expect(await isThere(`grants/${id}/released/old`)).toBe(false), {
    timeout: 20_000,
    interval: 250,
  })
  expect(await isThere(`grants/${id}/released/new`)).toBe(true)
  expect(await isThere(`grants/${id}`)).toBe(true)
}, 60_000)
