import { randomUUID } from 'node:crypto'
import { deleteAccount } from '@amhs/domain/contracts/delete-account.contract'
import { removeRating } from '@amhs/domain/contracts/remove-rating.contract'
import { reviewComment } from '@amhs/domain/contracts/review-comment.contract'
import { saveRating } from '@amhs/domain/contracts/save-rating.contract'
import { sendContactMessage } from '@amhs/domain/contracts/send-contact-message.contract'
import { sendTestEmail } from '@amhs/domain/contracts/send-test-email.contract'
import { setUserRole } from '@amhs/domain/contracts/set-user-role.contract'
import { unratedArticle } from './support/articles'
import { server } from './support/backend'
import { type Caller, caller, closeCallers, signIn, visitor } from './support/callers'
import { withNothingDone } from './support/nothing-done'
import { rawCall, unsignedToken } from './support/raw-call'
import { tracesOf } from './support/traces'

afterAll(closeCallers)

const confirm = { confirm: 'delete my account' } as const

/** Leaves something of a person in every place where the product keeps anything. */
async function liveHere(person: Caller, targetId: string): Promise<void> {
  const { firestore } = server
  const admin = await caller({ role: 'admin' })
  await firestore.doc('system/admins').set({ uids: [admin.uid] })
  await firestore.doc(`users/${person.uid}/screenings/one`).set({ total: 3 })
  await firestore.doc(`users/${person.uid}/screenings/two`).set({ total: 4 })
  await firestore.doc(`users/${person.uid}/savedArticles/sleep`).set({ savedAt: 1 })
  await firestore.doc(`users/${person.uid}/reminders/check-in`).set({ nextAt: null })
  await firestore
    .doc(`groups/joined-${person.uid.slice(0, 4)}/requests/${person.uid}`)
    .set({ uid: person.uid })
  await firestore
    .doc(`groups/joined-${person.uid.slice(0, 4)}/askedToLeave/${person.uid}`)
    .set({ uid: person.uid })
  // Once as who shares, once as the professional, with what stands below the grants.
  for (const grant of [`${person.uid}_somebody`, `somebody_${person.uid}`]) {
    const [ownerUid, professionalUid] = grant.split('_')
    await firestore.doc(`grants/${grant}`).set({ ownerUid, professionalUid })
    for (const part of ['released', 'talked', 'notes', 'noteDates', 'invitations'])
      await firestore.doc(`grants/${grant}/${part}/one`).set({ at: 1 })
  }
  await firestore.doc(`professionals/${person.uid}`).set({ name: 'Test Person' })
  await firestore.doc(`professionalRequests/${person.uid}`).set({ uid: person.uid })
  await firestore.doc(`professionalCodes/CODE-${person.uid}`).set({ uid: person.uid })
  await firestore
    .doc(`groups/led-by-them`)
    .set({ facilitatorUid: person.uid, facilitatorName: 'Test Person', open: true })
  // Whoever reads a public comment does not learn whose it is; the traces below are looked for by the uid.
  const comment = `Good, says ${person.uid}`
  await person.call(saveRating, { targetId, stars: 5, comment })
  const ratingId = `${targetId}_${person.uid}`
  await admin.call(reviewComment, { ratingId, comment, decision: 'approved' })
  await person.call(sendTestEmail, { requestId: randomUUID(), language: 'en' })
  const message = {
    kind: 'contact',
    name: 'T',
    subject: 'S',
    message: 'A long enough message',
    language: 'en',
  } as const
  await person.call(sendContactMessage, { ...message, requestId: randomUUID(), email: 'else@test.example' })
  await firestore.doc(`shares/${randomUUID()}`).set({ ownerUid: person.uid, jwe: 'secret' })
  await firestore.doc(`contactMessages/${randomUUID()}`).set({ email: person.email, uid: null })
  await admin.call(setUserRole, { uid: person.uid, role: 'professional' })
  const file = server.storage.bucket().file(`users/${person.uid}/photo`)
  await file.save(Buffer.from('89504e470d0a1a0a', 'hex'), { contentType: 'image/png', resumable: false })
}

/** The files of a person, wherever they lie: the whole bucket is listed. */
async function filesOf({ uid }: { readonly uid: string }): Promise<string[]> {
  const [files] = await server.storage.bucket().getFiles()
  return files.map(({ name }) => name).filter((name) => name.includes(uid))
}

test('nothing is left of an erased account, and everything of the others', async () => {
  const [person, other, targetId] = [await caller(), await caller(), await unratedArticle()]
  await other.call(saveRating, { targetId, stars: 2 })
  await server.firestore.doc(`users/${other.uid}/screenings/one`).set({ total: 3 })
  await liveHere(person, targetId)
  const traces = await tracesOf(person)
  expect(traces.length).toBeGreaterThan(10)
  expect(traces.filter((trace) => trace.startsWith('comments/'))).toHaveLength(1)
  expect(await filesOf(person), 'the photo was there').toEqual([`users/${person.uid}/photo`])
  const othersBefore = await tracesOf(other)
  const countsBefore = (await server.firestore.collection('rateLimits').get()).docs
    .map(({ id }) => id)
    .filter((id) => id.startsWith('deleteAccount_'))
  const fresh = await signIn(person)
  await fresh.call(deleteAccount, confirm)
  expect(await tracesOf(person)).toEqual([])
  expect(await filesOf(person), 'nothing of them in the whole bucket').toEqual([])
  expect(await tracesOf(other)).toEqual(othersBefore)
  expect((await server.firestore.doc(`ratingTotals/${targetId}`).get()).data()).toEqual({ count: 1, sum: 2 })
  expect((await server.firestore.doc('groups/led-by-them').get()).data()).toMatchObject({ open: false })
  // The counts of calls name people by pseudonym; those of the deletion itself are gone as well.
  const counts = server.firestore.collection('rateLimits')
  const ids = (await counts.get()).docs.map(({ id }) => id)
  expect(ids.filter((id) => id.startsWith('saveRating_')).length).toBeGreaterThan(0)
  expect(ids.filter((id) => id.startsWith('deleteAccount_'))).toEqual(countsBefore)
}, 60_000)

test('it can be repeated after it was cut off anywhere', async () => {
  const [person, targetId] = [await caller(), await unratedArticle()]
  await liveHere(person, targetId)
  // As if an earlier call had got this far.
  await server.firestore.recursiveDelete(server.firestore.doc(`users/${person.uid}`))
  await person.call(removeRating, { targetId })
  const fresh = await signIn(person)
  await fresh.call(deleteAccount, confirm)
  expect(await tracesOf(person)).toEqual([])
}, 60_000)

test('an old sign-in, a visitor, and a call without the words erase nothing', async () => {
  const person = await caller()
  await server.firestore.doc(`users/${person.uid}/screenings/one`).set({ total: 3 })
  const tenMinutesAgo = Math.floor(Date.now() / 1000) - 600
  await withNothingDone(async () => {
    const old = unsignedToken(person.uid, { auth_time: tenMinutesAgo })
    const answer = await rawCall('deleteAccount', JSON.stringify({ data: confirm }), { token: old })
    expect(answer.error?.details?.reason).toBe('requires-recent-login')
    expect(await visitor().refused(deleteAccount, confirm)).toBe('not-signed-in')
    expect(await person.refused(deleteAccount, {})).toBe('invalid-request')
    expect(await person.refused(deleteAccount, { confirm: 'yes' })).toBe('invalid-request')
    expect(await person.refused(deleteAccount, { ...confirm, uid: 'somebody-else' })).toBe('invalid-request')
  })
  expect((await server.auth.getUser(person.uid)).uid).toBe(person.uid)
})
