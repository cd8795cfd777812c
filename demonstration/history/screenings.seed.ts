import { Timestamp } from 'firebase-admin/firestore'
import { schemaVersions } from '../../domain/src/documents/schema-versions'
import { screeningRecord } from '../../domain/src/documents/screening-record'
import { answersFromValues } from '../../domain/src/instruments/answers-from-values'
import { loadInstrument } from '../../domain/src/instruments/instrument-catalogue'
import { scoreInstrument } from '../../domain/src/instruments/score'
import { demoUid } from '../demo-accounts'
import { day, type Seed } from '../seed-context'
import { demoCourse } from './demo-course'

const savedArticles = [
  ['sleep', 40],
  ['stress', 9],
] as const

/** Four months of results of the demonstration user, scored as the page scores them, and two kept articles. */
export const seed: Seed = async ({ firestore, now }) => {
  const user = firestore.doc(`users/${demoUid('user@demo.test')}`)
  const batch = firestore.batch()
  const ids: string[] = []
  for (const { instrument: name, daysAgo, values } of demoCourse) {
    const instrument = await loadInstrument(name)
    const answers = answersFromValues(instrument, values)
    const result = scoreInstrument(instrument, answers)
    const finishedAt = now - daysAgo * day
    const record = screeningRecord({ instrument, answers, result, language: 'zh-CN', finishedAt })
    const moment = Timestamp.fromMillis(finishedAt)
    const id = `demo-history-${name}-${daysAgo}`
    ids.push(id)
    const schemaVersion = schemaVersions.screening
    const document = { ...record, finishedAt: moment, savedAt: moment, schemaVersion }
    batch.set(user.collection('screenings').doc(id), document)
  }
  // As the rules count them when the page saves one.
  batch.update(user, { savedScreenings: { count: ids.length, newest: ids.at(-1) } })
  for (const [article, daysAgo] of savedArticles)
    batch.set(user.collection('savedArticles').doc(article), {
      savedAt: Timestamp.fromMillis(now - daysAgo * day),
    })
  await batch.commit()
  return `${ids.length} results and ${savedArticles.length} kept articles of the demo user`
}
