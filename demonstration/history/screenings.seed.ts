import { Timestamp } from 'firebase-admin/firestore'
import { schemaVersions } from '../../domain/src/documents/schema-versions'
import { screeningRecord } from '../../domain/src/documents/screening-record'
import { answersFromValues } from '../../domain/src/instruments/answers-from-values'
import { loadInstrument } from '../../domain/src/instruments/instrument-catalogue'
import { scoreInstrument } from '../../domain/src/instruments/score'
import { demoUid } from '../demo-accounts'
import { day, type Seed, type SeedContext } from '../seed-context'
import { type AnsweredBefore, caregiverCourse, demoCourse } from './demo-course'

const savedArticles = [
  ['sleep', 40],
  ['stress', 9],
] as const

/** Months of results of the demonstration user and caregiver, and two articles that the user kept. */
export const seed: Seed = async (context) => {
  const { firestore, now } = context
  await saveCourse(context, 'user@demo.test', demoCourse)
  await saveCourse(context, 'caregiver@demo.test', caregiverCourse)
  const user = firestore.doc(`users/${demoUid('user@demo.test')}`)
  const batch = firestore.batch()
  for (const [article, daysAgo] of savedArticles)
    batch.set(user.collection('savedArticles').doc(article), {
      savedAt: Timestamp.fromMillis(now - daysAgo * day),
    })
  await batch.commit()
  const results = demoCourse.length + caregiverCourse.length
  return `${results} results of the demo user and caregiver, and ${savedArticles.length} kept articles`
}

/** A course as results in an account, scored as the page scores them. */
async function saveCourse(
  { firestore, now }: SeedContext,
  email: string,
  course: readonly AnsweredBefore[],
): Promise<void> {
  const user = firestore.doc(`users/${demoUid(email)}`)
  const batch = firestore.batch()
  const ids: string[] = []
  for (const { instrument: name, daysAgo, values } of course) {
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
  await batch.commit()
}
