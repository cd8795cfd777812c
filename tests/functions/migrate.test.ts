import { screeningSchema } from '@amhs/domain/documents/screening-document'
import { Timestamp } from 'firebase-admin/firestore'
import * as v from 'valibot'
import { migrate } from '../../functions/commands/migrate'
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
