import { answerGroupRequest } from '@amhs/domain/contracts/answer-group-request.contract'
import { deleteAccount } from '@amhs/domain/contracts/delete-account.contract'
import { handOverGroup } from '@amhs/domain/contracts/hand-over-group.contract'
import { listWaitingRequests } from '@amhs/domain/contracts/list-waiting-requests.contract'
import { saveGroup } from '@amhs/domain/contracts/save-group.contract'
import { saveMemberDetails } from '@amhs/domain/contracts/save-member-details.contract'
import { setUserDisabled } from '@amhs/domain/contracts/set-user-disabled.contract'
import { setUserRole } from '@amhs/domain/contracts/set-user-role.contract'
import { waitingPlace } from '@amhs/domain/contracts/waiting-place.contract'
import { askedToLeaveSchema } from '@amhs/domain/documents/asked-to-leave-document'
import { groupSchema } from '@amhs/domain/documents/group-document'
import { groupRequestSchema, type RequestStatus } from '@amhs/domain/documents/group-request-document'
import { memberDetailsSchema } from '@amhs/domain/documents/member-details-document'
import { deleteDoc, doc, getDoc, serverTimestamp, setDoc } from 'firebase/firestore'
import { FieldValue, Timestamp } from 'firebase-admin/firestore'
import { parse } from 'valibot'
import { tellFacilitators } from '../../functions/src/groups/tell-facilitators'
import { server } from './support/backend'
import {
  type Caller,
  caller,
  checkEntry,
  checkedProfessional,
  closeCallers,
  createAccount,
  signIn,
} from './support/callers'
import { groupLedBy } from './support/groups'
import { caughtMails } from './support/inbox'
import { withNothingDone } from './support/nothing-done'
import { serverThatSays } from './support/refusing-mail-server'

let admin: Caller
let facilitator: Caller
beforeAll(async () => {
  admin = await caller({ role: 'admin' })
  facilitator = await checkedProfessional()
})
/** Profiles without an account, which other tests must not meet. */
const profilesWritten = new Set<string>()
afterAll(async () => {
  await Promise.all([...profilesWritten].map((path) => server.firestore.doc(path).delete()))
  // The directory that the browser tests look at shows twenty groups a page.
  const groups = await server.firestore.collection('groups').where('name.en', '==', 'Circle').get()
  await Promise.all(groups.docs.map(({ ref }) => server.firestore.recursiveDelete(ref)))
  await closeCallers()
})

const both = (text: string) => ({ zh: text, en: text })
const groupOf = (facilitatorUid: string, capacity = 12) => groupLedBy(facilitatorUid, { capacity })

async function newGroup(capacity?: number): Promise<string> {
  return (await admin.call(saveGroup, { group: groupOf(facilitator.uid, capacity) })).id
}

const fields = (uid: string) => ({
  uid,
  name: 'Lin',
  message: 'SECRET-WORDS',
  language: 'en',
  status: 'asked',
  requestedAt: serverTimestamp(),
})

/** Asks as the page does, by the rules. */
async function ask(person: Caller, groupId: string): Promise<void> {
  await setDoc(doc(person.database, 'groups', groupId, 'requests', person.uid), fields(person.uid))
}

const withdraw = (person: Caller, groupId: string) =>
  deleteDoc(doc(person.database, 'groups', groupId, 'requests', person.uid))

/** A request of somebody who never comes to the page, past the rules. */
async function requestOf(groupId: string, uid: string, status: RequestStatus = 'asked'): Promise<void> {
  // Whoever asks has a profile: without one in good standing nobody gets a seat.
  const profile = server.firestore.doc(`users/${uid}`)
  await profile.set({ uid }, { merge: true })
  profilesWritten.add(profile.path)
  await server.firestore
    .doc(`groups/${groupId}/requests/${uid}`)
    .set({ ...fields(uid), status, requestedAt: Timestamp.now() })
}

async function stored(groupId: string, uid: string) {
  const found = await server.firestore.doc(`groups/${groupId}/requests/${uid}`).get()
  return found.exists ? parse(groupRequestSchema, found.data()) : undefined
}

const group = async (groupId: string) =>
  parse(groupSchema, (await server.firestore.doc(`groups/${groupId}`).get()).data())

/** What the page of the facilitator would send. */
async function answering(
  groupId: string,
  uid: string,
  decision: 'accepted' | 'waiting' | 'declined' | 'removed',
  answer?: string,
) {
  const now = await stored(groupId, uid)
  return {
    groupId,
    uid,
    decision,
    ...(answer === undefined ? {} : { answer }),
    seen: { status: now?.status ?? ('asked' as const), requestedAt: now?.requestedAt ?? 0 },
  }
}

describe('an answer', () => {
  test('reaches the person with a mail that says nothing, and the details open with it', async () => {
    const person = await caller()
    const id = await newGroup()
    await facilitator.call(saveMemberDetails, {
      groupId: id,
      capacity: 5,
      details: { link: 'https://meet.example/room', rules: 'Be kind' },
    })
    const details = doc(person.database, 'groups', id, 'memberDetails', 'meeting')
    await ask(person, id)
    await expect(getDoc(details)).rejects.toMatchObject({ code: 'permission-denied' })
    const sent = await answering(id, person.uid, 'waiting', 'We are full until May.')
    expect(await facilitator.call(answerGroupRequest, sent)).toEqual({ mail: 'sent' })
    expect(await stored(id, person.uid)).toMatchObject({
      status: 'waiting',
      answer: 'We are full until May.',
    })
    await expect(getDoc(details)).rejects.toMatchObject({ code: 'permission-denied' })
    await facilitator.call(answerGroupRequest, await answering(id, person.uid, 'accepted'))
    expect(await stored(id, person.uid)).not.toHaveProperty('answer')
    expect(parse(memberDetailsSchema, (await getDoc(details)).data())).toMatchObject({
      link: 'https://meet.example/room',
    })
    expect(await group(id)).toMatchObject({ taken: 1, capacity: 5 })
    const mails = await caughtMails(person.email)
    expect(mails).toHaveLength(2)
    for (const { subject, text, html } of mails) {
      expect(subject).toBe('你的账户里有新消息 · There is news in your account')
      expect(`${text} ${html}`).toMatch(/Please sign in/)
      expect(`${text} ${html}`).not.toMatch(/Circle|Wei|May|group|小组|Lin|@/i)
    }
  })

  test('stands where no mail can go out, and says so', async () => {
    const person = await caller()
    const id = await newGroup()
    await ask(person, id)
    await server.auth.updateUser(person.uid, { emailVerified: false })
    const sent = await answering(id, person.uid, 'declined', 'Not this time.')
    expect(await facilitator.call(answerGroupRequest, sent)).toEqual({ mail: 'not-sent' })
    expect(await stored(id, person.uid)).toMatchObject({ status: 'declined', answer: 'Not this time.' })
    // A slip is not the last word: other words, or another answer.
    await facilitator.call(answerGroupRequest, await answering(id, person.uid, 'declined', 'We are full.'))
    expect(await stored(id, person.uid)).toMatchObject({ status: 'declined', answer: 'We are full.' })
    expect(await caughtMails(person.email)).toHaveLength(0)
  })

  test('to a request that changed meanwhile, or is gone, is refused', async () => {
    const person = await caller()
    const id = await newGroup()
    await ask(person, id)
    const old = await answering(id, person.uid, 'accepted')
    await withdraw(person, id)
    expect(await facilitator.refused(answerGroupRequest, old)).toBe('request-not-found')
    await ask(person, id)
    expect(await facilitator.refused(answerGroupRequest, old)).toBe('request-changed')
    const removing = await answering(id, person.uid, 'removed')
    expect(await facilitator.refused(answerGroupRequest, removing), 'no member').toBe('request-changed')
    const now = await answering(id, person.uid, 'accepted')
    await facilitator.call(answerGroupRequest, now)
    expect(await facilitator.refused(answerGroupRequest, now), 'twice').toBe('request-changed')
    const declining = await answering(id, person.uid, 'declined')
    expect(await facilitator.refused(answerGroupRequest, declining), 'a member').toBe('request-changed')
  })

  test('to urgent words is never nothing, whether or not they are marked yet', async () => {
    const id = await newGroup()
    const path = (uid: string) => server.firestore.doc(`groups/${id}/requests/${uid}`)
    await requestOf(id, 'marked')
    // As after a handing over: the words are gone, the mark stays.
    await path('marked').update({ urgent: true, message: FieldValue.delete(), wordsGone: true })
    await requestOf(id, 'unmarked')
    await path('unmarked').update({ message: 'I want to kill myself tonight' })
    for (const uid of ['marked', 'unmarked']) {
      for (const decision of ['accepted', 'waiting', 'declined'] as const) {
        const empty = await answering(id, uid, decision)
        expect(await facilitator.refused(answerGroupRequest, empty), `${uid} ${decision}`).toBe(
          'urgent-needs-words',
        )
        const blank = { ...empty, answer: ' \u200b\n' }
        expect(await facilitator.refused(answerGroupRequest, blank)).toBe('invalid-request')
      }
      expect(await stored(id, uid)).toMatchObject({ status: 'asked' })
      await facilitator.call(answerGroupRequest, await answering(id, uid, 'accepted', 'I read you.'))
      // Whoever is a member was answered before.
      await facilitator.call(answerGroupRequest, await answering(id, uid, 'removed'))
    }
    await requestOf(id, 'calm')
    await facilitator.call(answerGroupRequest, await answering(id, 'calm', 'declined'))
  })

  test('is given by the facilitator of the group alone', async () => {
    const id = await newGroup()
    await requestOf(id, 'somebody')
    const request = await answering(id, 'somebody', 'accepted')
    const details = { groupId: id, capacity: 5, details: {} }
    const others = {
      stranger: [await caller(), 'forbidden'],
      'another professional': [await caller({ role: 'professional' }), 'forbidden'],
      administrator: [admin, 'forbidden'],
      unverified: [await caller({ role: 'professional', verified: false }), 'email-not-verified'],
    } as const
    const disabledAccount = await createAccount({ role: 'professional' })
    const disabled = await signIn(disabledAccount)
    await server.auth.updateUser(disabledAccount.uid, { disabled: true })
    const demotedAccount = await createAccount({ role: 'professional' })
    const demoted = await signIn(demotedAccount)
    await server.auth.setCustomUserClaims(demotedAccount.uid, { role: 'user' })
    const closed = { disabled: [disabled, 'account-disabled'], demoted: [demoted, 'forbidden'] } as const
    for (const [who, [somebody, reason]] of Object.entries({ ...others, ...closed })) {
      // Even where the group still names them.
      if (who !== 'another professional' && who !== 'administrator')
        await server.firestore.doc(`groups/${id}`).update({ facilitatorUid: somebody.uid })
      await withNothingDone(async () => {
        expect(await somebody.refused(answerGroupRequest, request), who).toBe(reason)
        expect(await somebody.refused(saveMemberDetails, details), who).toBe(reason)
      })
    }
    expect(await facilitator.refused(answerGroupRequest, { ...request, groupId: 'nothing' })).toBe(
      'group-not-found',
    )
    expect(await facilitator.refused(saveMemberDetails, { ...details, groupId: 'nothing' })).toBe(
      'group-not-found',
    )
    const script = { ...details, details: { link: 'javascript:alert(1)' } }
    expect(await facilitator.refused(saveMemberDetails, script)).toBe('invalid-request')
  })
})

describe('seats', () => {
  test('are not given twice, however many are accepted at the same moment', async () => {
    const id = await newGroup(2)
    const uids = ['a', 'b', 'c', 'd', 'e', 'f']
    await Promise.all(uids.map((uid) => requestOf(id, uid)))
    const requests = await Promise.all(uids.map((uid) => answering(id, uid, 'accepted')))
    /** Six at once wait for each other: on a busy machine some are told to try again, as a person would. */
    const outcomeOf = async (request: (typeof requests)[number]): Promise<string> => {
      const outcome = await facilitator.call(answerGroupRequest, request).then(
        () => 'accepted',
        (error: unknown) => String(Reflect.get(Object(Reflect.get(Object(error), 'details')), 'reason')),
      )
      return outcome === 'unavailable' ? outcomeOf(request) : outcome
    }
    const outcomes = await Promise.all(requests.map(outcomeOf))
    expect(outcomes.toSorted()).toEqual([
      'accepted',
      'accepted',
      ...Array.from({ length: 4 }, () => 'group-full'),
    ])
    const statuses = await Promise.all(uids.map(async (uid) => (await stored(id, uid))?.status))
    expect(statuses.filter((status) => status === 'accepted')).toHaveLength(2)
    expect(await group(id)).toMatchObject({ taken: 2 })
  })

  test('are free again when somebody leaves, is asked to leave, or erases the account', async () => {
    const [leaving, erasing, next] = [await caller(), await caller(), await caller()]
    const id = await newGroup(2)
    const accept = async (person: Caller) => {
      await ask(person, id)
      const request = await answering(id, person.uid, 'accepted')
      await facilitator.call(answerGroupRequest, request)
    }
    await accept(leaving)
    await accept(erasing)
    await ask(next, id)
    const request = await answering(id, next.uid, 'accepted')
    expect(await facilitator.refused(answerGroupRequest, request)).toBe('group-full')
    await withdraw(leaving, id)
    await expect.poll(async () => (await group(id)).taken, { timeout: 20_000 }).toBe(1)
    await facilitator.call(answerGroupRequest, request)
    await ask(leaving, id)
    const again = await answering(id, leaving.uid, 'accepted')
    expect(await facilitator.refused(answerGroupRequest, again), 'asked again').toBe('group-full')
    await erasing.call(deleteAccount, { confirm: 'delete my account' })
    expect(await stored(id, erasing.uid)).toBeUndefined()
    await expect.poll(async () => (await group(id)).taken, { timeout: 20_000 }).toBe(1)
    await facilitator.call(answerGroupRequest, again)
    const removing = await answering(id, next.uid, 'removed', 'Please come back when you are ready.')
    await facilitator.call(answerGroupRequest, removing)
    const mark = doc(next.database, 'groups', id, 'askedToLeave', next.uid)
    expect(parse(askedToLeaveSchema, (await getDoc(mark)).data())).toMatchObject({
      uid: next.uid,
      name: 'Lin',
    })
    expect(await group(id)).toMatchObject({ taken: 1 })
    expect(await stored(id, next.uid)).toMatchObject({ status: 'removed' })
    const log = await server.firestore.collection('auditLog').where('target', '==', `groups/${id}`).get()
    expect(log.docs.map((entry) => entry.get('action'))).toContain('group-member-removed')
    expect(JSON.stringify(log.docs.map((entry) => entry.data()))).not.toMatch(/come back|SECRET/)
  })

  test('who was asked to leave asks again only once the facilitator lets them, or has them back', async () => {
    const [person, stranger] = [await caller(), await caller()]
    const id = await newGroup()
    const markOf = (by: Caller) => doc(by.database, 'groups', id, 'askedToLeave', person.uid)
    const leaveAndClear = async () => {
      await facilitator.call(answerGroupRequest, await answering(id, person.uid, 'accepted'))
      await facilitator.call(answerGroupRequest, await answering(id, person.uid, 'removed'))
    }
    await ask(person, id)
    await leaveAndClear()
    const denied = { code: 'permission-denied' }
    await withdraw(person, id)
    await expect(ask(person, id)).rejects.toMatchObject(denied)
    await expect(deleteDoc(markOf(person))).rejects.toMatchObject(denied)
    await expect(deleteDoc(markOf(stranger))).rejects.toMatchObject(denied)
    await ask(stranger, id)
    await deleteDoc(markOf(facilitator))
    await ask(person, id)
    // Had back, as long as the request still stands.
    await leaveAndClear()
    await facilitator.call(answerGroupRequest, await answering(id, person.uid, 'declined'))
    expect((await getDoc(markOf(person))).exists()).toBe(true)
    await facilitator.call(answerGroupRequest, await answering(id, person.uid, 'accepted'))
    await facilitator.call(answerGroupRequest, await answering(id, person.uid, 'removed'))
    await facilitator.call(answerGroupRequest, await answering(id, person.uid, 'waiting'))
    expect((await getDoc(markOf(person))).exists()).toBe(false)
    await withdraw(person, id)
    await ask(person, id)
  })

  test('are not given to somebody who has been disabled or erased meanwhile', async () => {
    const id = await newGroup()
    await requestOf(id, 'banned')
    await server.firestore.doc('users/banned').set({ uid: 'banned', disabled: true })
    await requestOf(id, 'erased')
    await server.firestore.doc('users/erased').delete()
    for (const uid of ['banned', 'erased']) {
      const request = await answering(id, uid, 'accepted')
      expect(await facilitator.refused(answerGroupRequest, request), uid).toBe('request-not-found')
      expect(await stored(id, uid), 'no row stays that cannot be answered').toBeUndefined()
    }
    expect(await group(id)).toMatchObject({ taken: 0 })
    // Also where the facilitator declines somebody who is no longer there; who is disabled can be declined.
    await requestOf(id, 'erased')
    await server.firestore.doc('users/erased').delete()
    const declined = await answering(id, 'erased', 'declined')
    expect(await facilitator.refused(answerGroupRequest, declined)).toBe('request-not-found')
    expect(await stored(id, 'erased')).toBeUndefined()
    await requestOf(id, 'banned')
    await facilitator.call(answerGroupRequest, await answering(id, 'banned', 'declined'))
    expect(await stored(id, 'banned')).toMatchObject({ status: 'declined' })
  })

  test('stay counted when an administrator changes the group', async () => {
    const id = await newGroup(3)
    await requestOf(id, 'a')
    await facilitator.call(answerGroupRequest, await answering(id, 'a', 'accepted'))
    await admin.call(saveGroup, { id, group: groupOf(facilitator.uid, 4) })
    expect(await group(id)).toMatchObject({ taken: 1, capacity: 4 })
  })
})

describe('the waiting list', () => {
  test('tells each their own place, in the order of the inbox, and nothing of the others', async () => {
    const id = await newGroup(1)
    const [first, second, other] = [await caller(), await caller(), await caller()]
    for (const person of [first, second]) {
      await ask(person, id)
      await facilitator.call(answerGroupRequest, await answering(id, person.uid, 'waiting'))
    }
    await ask(other, id)
    const place = (person: Caller) => person.call(waitingPlace, { groupId: id })
    expect([await place(first), await place(second)]).toEqual([{ place: 'next' }, { place: 'soon' }])
    await withNothingDone(async () => {
      for (const person of [other, facilitator, admin]) expect(await place(person)).toEqual({ place: null })
    })
    await withdraw(first, id)
    expect(await place(second)).toEqual({ place: 'next' })
  })
})

describe('the mail to whoever leads a group', () => {
  beforeAll(() => {
    const { smtp, hosting } = JSON.parse(process.env.AMHS_PORTS ?? '{}')
    vi.stubEnv('SMTP_HOST', '127.0.0.1')
    vi.stubEnv('SMTP_PORT', String(smtp))
    vi.stubEnv('SMTP_ENCRYPTION', 'none')
    vi.stubEnv('SITE_ADDRESS', `http://127.0.0.1:${hosting}`)
  })
  afterAll(() => void vi.unstubAllEnvs())

  test('says nothing but that there is news, once for the requests of a day, to a verified address alone', async () => {
    const leaders = [
      await caller({ role: 'professional' }),
      await caller({ role: 'professional', verified: false }),
    ] as const
    const mailsTo = async (leader: Caller) => await caughtMails(leader.email)
    const groups = await Promise.all(
      leaders
        .flatMap(({ uid }) => [uid, uid])
        .map(async (uid) => {
          const group = server.firestore.collection('groups').doc()
          await group.set({ ...groupOf(uid), updatedAt: Timestamp.now() })
          return group.id
        }),
    )
    for (const [index, id] of groups.entries()) await requestOf(id, `asking-${index}`)
    await tellFacilitators()
    await requestOf(groups[0] ?? '', 'asking-later')
    // After midnight it is still the same request.
    await tellFacilitators()
    await tellFacilitators(Date.now() + 12 * 60 * 60_000)
    const [mail, ...more] = await mailsTo(leaders[0])
    expect(more).toEqual([])
    expect(JSON.stringify(mail)).not.toMatch(/Lin|SECRET|Circle|group|小组|join/i)
    expect(await mailsTo(leaders[1])).toEqual([])
  })

  test('is not tried again where the mailbox refuses for good, and is where this site is at fault', async () => {
    const leader = await checkedProfessional()
    const group = server.firestore.collection('groups').doc()
    await group.set({ ...groupOf(leader.uid), updatedAt: Timestamp.now() })
    await requestOf(group.id, 'asking')
    const wanted = `RCPT TO:<${leader.email}>`
    let tries = 0
    const count = (line: string) => {
      if (line.toUpperCase().startsWith(wanted.toUpperCase())) tries += 1
    }
    // The sender is refused first: no recipient is named, and another run may succeed.
    const ofSite = await serverThatSays('550 5.7.1 sender refused', /^MAIL/i, count)
    await tellFacilitators()
    ofSite()
    const ofMailbox = await serverThatSays('550 5.1.1 no', /^RCPT/i, count)
    for (let run = 0; run < 3; run += 1) await tellFacilitators()
    ofMailbox()
    expect(tries).toBe(1)
    await tellFacilitators()
    expect(await caughtMails(leader.email)).toEqual([])
  })

  test('is not sent for what was answered, or has waited for more than a day, or of a closed group', async () => {
    const leader = await checkedProfessional()
    const group = server.firestore.collection('groups').doc()
    await group.set({ ...groupOf(leader.uid), updatedAt: Timestamp.now() })
    await requestOf(group.id, 'answered', 'waiting')
    await requestOf(group.id, 'old')
    await group
      .collection('requests')
      .doc('old')
      .update({ requestedAt: Timestamp.fromMillis(Date.now() - 25 * 60 * 60_000) })
    const closed = server.firestore.collection('groups').doc()
    await closed.set({ ...groupOf(leader.uid), open: false, updatedAt: Timestamp.now() })
    await requestOf(closed.id, 'of-a-closed-group')
    await tellFacilitators()
    expect(await caughtMails(leader.email)).toEqual([])
  })
})

describe('administrators', () => {
  test.each([
    ['demoted', (uid: string) => admin.call(setUserRole, { uid, role: 'user' })],
    ['disabled', (uid: string) => admin.call(setUserDisabled, { uid, disabled: true })],
  ] as const)('close the groups of a facilitator who is %s', async (_, change) => {
    const leader = await checkedProfessional()
    const { id } = await admin.call(saveGroup, { group: groupOf(leader.uid) })
    const details = server.firestore.doc(`groups/${id}/memberDetails/meeting`)
    await details.set({ link: 'https://room.test/theirs' })
    await change(leader.uid)
    expect(await group(id)).toMatchObject({ open: false, facilitatorUid: leader.uid })
    expect((await details.get()).exists).toBe(false)
  })

  test('hand a group over, by whichever way, without the room of whoever led it before', async () => {
    const id = await newGroup()
    const next = await checkedProfessional()
    const details = server.firestore.doc(`groups/${id}/memberDetails/meeting`)
    await details.set({ link: 'https://room.test/earlier' })
    await admin.call(saveGroup, { id, group: groupOf(facilitator.uid, 5) })
    expect((await details.get()).exists, 'the same facilitator').toBe(true)
    await admin.call(saveGroup, { id, group: groupOf(next.uid, 5) })
    expect((await details.get()).exists).toBe(false)
    await details.set({ link: 'https://room.test/later' })
    await admin.call(handOverGroup, { id, facilitatorUid: facilitator.uid })
    expect((await details.get()).exists).toBe(false)
    const log = await server.firestore.collection('auditLog').where('target', '==', `groups/${id}`).get()
    const handed = log.docs.filter((entry) => entry.get('action') === 'group-handed-over')
    expect(handed.map((entry) => entry.get('subjectUid')).sort()).toEqual([facilitator.uid, next.uid].sort())
  })

  test('see that requests wait and since when, and nothing else of them', async () => {
    const id = await newGroup()
    await requestOf(id, 'a')
    await requestOf(id, 'b')
    await requestOf(id, 'c', 'waiting')
    const answer = await admin.call(listWaitingRequests, null)
    const oldest = (await stored(id, 'a'))?.requestedAt ?? 0
    expect(answer.groups.find((one) => one.id === id)).toEqual({
      id,
      name: both('Circle'),
      facilitatorUid: facilitator.uid,
      facilitatorName: 'Wei',
      count: 2,
      oldest: new Date(oldest).toISOString(),
    })
    expect(JSON.stringify(answer)).not.toMatch(/SECRET|Lin/)
    for (const somebody of [facilitator, await caller()])
      expect(await somebody.refused(listWaitingRequests, null)).toBe('forbidden')
    await expect(getDoc(doc(admin.database, 'groups', id, 'requests', 'a'))).rejects.toMatchObject({
      code: 'permission-denied',
    })
  })

  test('hand a group to another professional, who then answers in its place', async () => {
    const next = await checkedProfessional()
    const id = await newGroup()
    await requestOf(id, 'a')
    const request = await answering(id, 'a', 'declined')
    const notOne = await createAccount()
    await withNothingDone(async () => {
      expect(await admin.refused(handOverGroup, { id, facilitatorUid: notOne.uid })).toBe(
        'facilitator-not-found',
      )
      expect(await facilitator.refused(handOverGroup, { id, facilitatorUid: next.uid })).toBe('forbidden')
      expect(await admin.refused(handOverGroup, { id: 'nothing', facilitatorUid: next.uid })).toBe(
        'group-not-found',
      )
    })
    expect(await admin.call(handOverGroup, { id, facilitatorUid: next.uid })).toEqual({
      facilitatorName: 'Test Person',
    })
    expect(await facilitator.refused(answerGroupRequest, request)).toBe('forbidden')
    await next.call(answerGroupRequest, request)
    expect(await stored(id, 'a')).toMatchObject({ status: 'declined' })
  })

  test.each([
    ['handed over', (id: string, uid: string) => admin.call(handOverGroup, { id, facilitatorUid: uid })],
    ['saved with another', (id: string, uid: string) => admin.call(saveGroup, { id, group: groupOf(uid) })],
  ] as const)(
    'let nobody new read what was said in a group that is %s, and tell whoever waits',
    async (_, give) => {
      const next = await checkedProfessional()
      const person = await caller()
      const id = await newGroup()
      await ask(person, id)
      await requestOf(id, 'waits', 'waiting')
      await facilitator.call(answerGroupRequest, await answering(id, 'waits', 'accepted', 'SECRET-ANSWER'))
      await requestOf(id, 'silent')
      const silent = server.firestore.doc(`groups/${id}/requests/silent`)
      await silent.update({ message: FieldValue.delete() })
      const declined = await caller()
      await ask(declined, id)
      await facilitator.call(answerGroupRequest, await answering(id, declined.uid, 'declined'))
      const before = (await caughtMails(person.email)).length
      await give(id, facilitator.uid)
      expect(await stored(id, person.uid), 'the same facilitator').toMatchObject({ message: 'SECRET-WORDS' })
      await give(id, next.uid)
      const requests = await server.firestore.collection(`groups/${id}/requests`).get()
      expect(JSON.stringify(requests.docs.map((request) => request.data()))).not.toContain('SECRET')
      for (const uid of [person.uid, 'waits'])
        expect((await stored(id, uid))?.handedOverAt).toBeGreaterThan(Date.now() - 60_000)
      expect(await stored(id, 'waits')).toMatchObject({ status: 'accepted', name: 'Lin' })
      expect(await stored(id, person.uid)).toMatchObject({ wordsGone: true })
      expect(await stored(id, 'silent')).not.toHaveProperty('wordsGone')
      const mailsOf = async ({ email }: Caller) => (await caughtMails(email)).length
      await expect.poll(() => mailsOf(person), { timeout: 20_000 }).toBe(before + 1)
      const mails = await caughtMails(person.email)
      expect(JSON.stringify(mails.at(-1))).not.toMatch(/SECRET|Circle|Lin/)
      // Another change of the request is no other hand-over; a second one is, and leaves what is known of the first.
      await next.call(answerGroupRequest, await answering(id, person.uid, 'waiting'))
      await give(id, facilitator.uid)
      await expect.poll(() => mailsOf(person), { timeout: 20_000 }).toBe(before + 3)
      expect(await stored(id, person.uid)).toMatchObject({ status: 'waiting', wordsGone: true })
      expect(await mailsOf(declined), 'was told of the answer alone').toBe(1)
    },
  )

  test('go to nobody whose entry in a register was not checked, or no longer is', async () => {
    const id = await newGroup()
    const next = await caller({ role: 'professional' })
    const group = groupOf(next.uid)
    const refusedAll = async () => {
      for (const [contract, request] of [
        [handOverGroup, { id, facilitatorUid: next.uid }],
        [saveGroup, { id, group }],
        [saveGroup, { group }],
      ] as const)
        expect(await admin.refused(contract, request)).toBe('facilitator-not-checked')
    }
    await withNothingDone(refusedAll)
    await checkEntry(next.uid, Date.now() - 1000)
    await withNothingDone(refusedAll)
    await checkEntry(next.uid)
    await admin.call(handOverGroup, { id, facilitatorUid: next.uid })
    // Whoever leads it goes on when the check is over, as what was shared with them does.
    await checkEntry(next.uid, Date.now() - 1000)
    expect(await admin.call(saveGroup, { id, group })).toEqual({ id })
    // Other tests count whose check is due.
    await server.firestore.doc(`professionals/${next.uid}`).delete()
  })

  test.each(['我今晚就想死', 'I want to kill myself tonight'])(
    'keep that urgent words were in a request, whoever takes it over, and nothing else of "%s"',
    async (message) => {
      const next = await checkedProfessional()
      const [person, calm] = [await caller(), await caller()]
      const id = await newGroup()
      const request = doc(person.database, 'groups', id, 'requests', person.uid)
      await setDoc(request, { ...fields(person.uid), message })
      await ask(calm, id)
      await expect
        .poll(() => stored(id, person.uid), { timeout: 20_000 })
        .toMatchObject({ urgent: true, message })
      const { groups } = await admin.call(listWaitingRequests, {})
      expect(JSON.stringify(groups)).not.toContain('urgent')
      // One that the mark never reached is looked at as the words go.
      await server.firestore
        .doc(`groups/${id}/requests/${person.uid}`)
        .update({ urgent: FieldValue.delete() })
      await admin.call(handOverGroup, { id, facilitatorUid: next.uid })
      const kept = await stored(id, person.uid)
      expect(kept).toMatchObject({ urgent: true, wordsGone: true })
      expect(kept).not.toHaveProperty('message')
      expect(await stored(id, calm.uid)).not.toHaveProperty('urgent')
      await admin.call(handOverGroup, { id, facilitatorUid: facilitator.uid })
      expect(await stored(id, person.uid), 'handed over once more').toMatchObject({ urgent: true })
      // Asked anew without such words, it is another request.
      await withdraw(person, id)
      await ask(person, id)
      expect(await stored(id, person.uid)).not.toHaveProperty('urgent')
    },
  )

  test('whose facilitator erases the account, a group leads to no room of theirs', async () => {
    const person = await checkedProfessional()
    const { id } = await admin.call(saveGroup, { group: groupOf(person.uid) })
    const details = { link: 'https://meet.example/own-room' }
    await person.call(saveMemberDetails, { groupId: id, capacity: 4, details })
    await person.call(deleteAccount, { confirm: 'delete my account' })
    expect((await server.firestore.doc(`groups/${id}/memberDetails/meeting`).get()).exists).toBe(false)
    expect(await group(id)).toMatchObject({ open: false })
  })
})
