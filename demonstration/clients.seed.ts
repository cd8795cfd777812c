import { grantId } from '@amhs/domain/documents/grant-document'
import { schemaVersions } from '@amhs/domain/documents/schema-versions'
import { screeningRecord } from '@amhs/domain/documents/screening-record'
import { loadInstrument } from '@amhs/domain/instruments/instrument-catalogue'
import { scoreInstrument } from '@amhs/domain/instruments/score'
import type { Firestore } from 'firebase-admin/firestore'
import { Timestamp } from 'firebase-admin/firestore'
import { demoPassword, demoUid } from './demo-accounts'
import { saveAccount } from './save-account'
import { day, type Seed } from './seed-context'

const professional = demoUid('professional@demo.test')

/** Invented people who share with the demonstration professional: results as days ago and the points of each question. */
const clients = [
  {
    email: 'client-lin@demo.test',
    knownAs: '小林',
    instrument: 'phq9',
    days: 60,
    results: [
      [120, 2, 2, 2, 2, 2, 2, 2, 2, 2],
      [90, 2, 2, 2, 2, 2, 2, 2, 1, 1],
      [60, 2, 1, 2, 1, 1, 1, 1, 1, 1],
      [30, 1, 1, 1, 1, 1, 1, 1, 1, 1],
      [2, 2, 2, 1, 1, 2, 1, 1, 1, 1],
    ],
  },
  {
    email: 'client-bei@demo.test',
    knownAs: '阿北',
    instrument: 'gad7',
    days: 30,
    results: [
      [70, 2, 2, 2, 2, 2, 2, 2],
      [40, 2, 2, 2, 2, 2, 1, 1],
      [5, 2, 2, 1, 1, 1, 1, 1],
    ],
  },
] as const

/** A result as the page would have saved it. */
async function saveResult(
  firestore: Firestore,
  uid: string,
  instrumentId: string,
  id: string,
  [daysAgo, ...points]: readonly number[],
): Promise<void> {
  const instrument = await loadInstrument(instrumentId)
  const scored = instrument.items.slice(0, points.length)
  const answers = Object.fromEntries(scored.map((item, index) => [item.id, points[index] ?? 0]))
  const finishedAt = Date.now() - (daysAgo ?? 0) * day
  const result = scoreInstrument(instrument, answers, {})
  const record = screeningRecord({ instrument, answers, result, language: 'zh-CN', finishedAt })
  const finished = Timestamp.fromMillis(finishedAt)
  await firestore
    .doc(`users/${uid}/screenings/${id}`)
    .set({ ...record, finishedAt: finished, savedAt: finished, schemaVersion: schemaVersions.screening })
  await firestore.doc(`grants/${grantId(uid, professional)}/released/${id}`).set({
    instrument: instrumentId,
    finishedAt: finished,
    safety: record.safety,
    releasedAt: Timestamp.now(),
  })
  // Of all but the newest notes the two have talked.
  const talked = firestore.doc(`grants/${grantId(uid, professional)}/talked/${id}`)
  if (record.safety && (daysAgo ?? 0) > 7)
    await talked.set({ at: Timestamp.fromMillis(finishedAt + 2 * day) })
}

/** A code and a badge for the demonstration professional, and two people who share weeks of results with them. */
export const seed: Seed = async (context) => {
  const { firestore } = context
  const now = Timestamp.now()
  await firestore.doc(`professionals/${professional}`).set({
    name: '张伟（示例）',
    profession: 'registered-psychologist',
    organisation: '某市第一医院心理门诊（示例）',
    register: '示例登记机构',
    checkedAt: Timestamp.fromMillis(Date.now() - 60 * day),
    validUntil: Timestamp.fromMillis(Date.now() + 300 * day),
  })
  await firestore
    .doc('professionalCodes/DEMQ2345')
    .set({ uid: professional, expiresAt: Timestamp.fromMillis(Date.now() + 365 * day) })
  for (const { email, knownAs, instrument, days, results } of clients) {
    const account = {
      email,
      displayName: knownAs,
      password: demoPassword,
      role: 'user',
      createdAt: now,
    } as const
    const uid = await saveAccount(context, account)
    await firestore.doc(`grants/${grantId(uid, professional)}`).set({
      ownerUid: uid,
      professionalUid: professional,
      instruments: [instrument],
      from: Timestamp.fromMillis(Date.now() - 365 * day),
      expiresAt: Timestamp.fromMillis(Date.now() + days * day),
      knownAs,
      standing: false,
      code: 'DEMQ2345',
      createdAt: now,
      schemaVersion: schemaVersions.grant,
    })
    for (const [index, result] of results.entries())
      await saveResult(firestore, uid, instrument, `demo-result-${index}`, result)
  }
  return `${clients.length} clients of the professional`
}
