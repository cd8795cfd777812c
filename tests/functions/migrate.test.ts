import { screeningSchema } from '@amhs/domain/documents/screening-document'
import { Timestamp } from 'firebase-admin/firestore'
import * as v from 'valibot'
import { migrate, takeOldWordsOut } from '../../functions/commands/migrate'
import { server } from './support/backend'
import { caller, closeCallers } from './support/callers'

afterAll(closeCallers)

const { firestore } = server

/** A result as it was saved before documents carried a version. */
const unnumbered = {
  instrument: 'gad2',
  edition: '2026-11-21',
  language: 'en',
  respondent: 'self',
  answers: { gad2_1: 2, gad2_2: 1 },
  unscored: {},
  score: { total: 3, band: 'positive' },
  safety: false,
  finishedAt: Timestamp.fromMillis(1_790_000_000_000),
  savedAt: Timestamp.fromMillis(1_790_000_000_000),
}

test('what was saved before documents had a version is read as it is, and brought up to date once', async () => {
  const { uid } = await caller()
  const of = (name: string) => firestore.doc(`users/${uid}/screenings/${name}`)
  await of('old').set(unnumbered)
  await of('newer').set({ ...unnumbered, schemaVersion: 99 })
  await of('broken').set({ ...unnumbered, score: 'three' })
  const before = (await of('old').get()).data()
  expect(v.parse(screeningSchema, before)).toMatchObject({ instrument: 'gad2' })

  const counted = await migrate(firestore, false)
  expect(counted.screening.old).toBeGreaterThan(0)
  expect((await of('old').get()).data()).toEqual(before)

  const done = await migrate(firestore, true)
  expect(done.screening.newer).toBeGreaterThan(0)
  expect(done.screening.misshapen).toBeGreaterThan(0)
  // The account of this test was made without a number, too.
  expect(done.profile.old).toBeGreaterThan(0)
  expect((await firestore.doc(`users/${uid}`).get()).get('schemaVersion')).toBe(1)
  const after = (await of('old').get()).data()
  expect(after).toEqual({ ...unnumbered, schemaVersion: 1 })
  expect(v.parse(screeningSchema, after)).toEqual(v.parse(screeningSchema, before))
  expect((await of('newer').get()).get('schemaVersion')).toBe(99)
  expect((await of('broken').get()).data()).not.toHaveProperty('schemaVersion')
})

test('words to a facilitator of before are taken out of groups that were handed over earlier', async () => {
  const [early, handed, late] = [1000, 2000, 3000].map((at) => Timestamp.fromMillis(1_790_000_000_000 + at))
  const group = firestore.doc('groups/handed-over-early')
  const logged = firestore.doc('auditLog/handed-over-early')
  const of = (uid: string) => group.collection('requests').doc(uid)
  const words = { message: 'SECRET', answer: 'SECRET-ANSWER', status: 'accepted', requestedAt: early }
  await logged.set({ action: 'group-handed-over', actorUid: 'admin', target: group.path, at: handed })
  await of('both').set({ ...words, message: 'I want to kill myself', uid: 'both', answeredAt: early })
  await of('answered-since').set({ ...words, uid: 'answered-since', answeredAt: late })
  await of('asked-since').set({ ...words, uid: 'asked-since', requestedAt: late, answeredAt: late })
  const fieldsOf = async (uid: string) => (await of(uid).get()).data()
  try {
    expect((await takeOldWordsOut(firestore, false)).left).toBeGreaterThanOrEqual(2)
    expect(await fieldsOf('both')).toHaveProperty('message')
    await takeOldWordsOut(firestore, true)
    const { message: _message, answer: _answer, ...rest } = words
    const gone = { handedOverAt: handed, wordsGone: true }
    expect(await fieldsOf('both')).toEqual({ ...rest, uid: 'both', answeredAt: early, ...gone, urgent: true })
    expect(await fieldsOf('answered-since')).toEqual({
      ...rest,
      uid: 'answered-since',
      answer: words.answer,
      answeredAt: late,
      ...gone,
    })
    expect(await fieldsOf('asked-since')).not.toHaveProperty('handedOverAt')
    expect(await takeOldWordsOut(firestore, true)).toEqual({ left: 0, busy: 0 })
  } finally {
    await Promise.all([logged.delete(), firestore.recursiveDelete(group)])
  }
})
