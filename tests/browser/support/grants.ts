import { demoPassword } from '../../../demonstration/demo-accounts'
import { type TestAccount, writeDocument } from './accounts'

/** The demonstration's professional, and the code that the seed gives. */
export const professional = {
  uid: 'demo-professional',
  email: 'professional@demo.test',
  password: demoPassword,
}
export const code = 'DEMQ2345'

const minute = 60_000
const hour = 60 * minute
const day = 24 * hour
const at = (fromNow: number) => ({ timestampValue: new Date(Date.now() + fromNow).toISOString() })
const texts = (...values: readonly string[]) => ({
  arrayValue: { values: values.map((stringValue) => ({ stringValue })) },
})

/** A share with a professional that ends in so many milliseconds, written past the rules; gives its path. */
export async function share(
  client: TestAccount,
  knownAs: string,
  endsIn: number,
  professionalUid = professional.uid,
): Promise<string> {
  const grant = `grants/${client.uid}_${professionalUid}`
  await writeDocument(grant, {
    ownerUid: { stringValue: client.uid },
    professionalUid: { stringValue: professionalUid },
    instruments: texts('phq9', 'gad2'),
    from: at(-90 * day),
    expiresAt: at(endsIn),
    knownAs: { stringValue: knownAs },
    standing: { booleanValue: false },
    code: { stringValue: code },
    createdAt: at(-hour),
    schemaVersion: { integerValue: '1' },
  })
  return grant
}

/** A result of the client, handed over: each question answered with 1, finished so many days ago. */
export async function handOver(
  client: TestAccount,
  grant: string,
  instrument: 'phq9' | 'gad2',
  questions: number,
  { id = `of-${instrument}`, daysAgo = 3 } = {},
): Promise<void> {
  const of = { stringValue: instrument }
  const [finishedAt, safety] = [at(-daysAgo * day), { booleanValue: instrument === 'phq9' }]
  const band = { stringValue: instrument === 'phq9' ? 'mild' : 'negative' }
  const answers = Object.fromEntries(
    Array.from({ length: questions }, (_, index) => [`${instrument}_${index + 1}`, { integerValue: '1' }]),
  )
  await writeDocument(`users/${client.uid}/screenings/${id}`, {
    instrument: of,
    edition: { stringValue: instrument === 'phq9' ? '2026-11-21' : '2026-11-22' },
    language: { stringValue: 'en' },
    respondent: { stringValue: 'self' },
    answers: { mapValue: { fields: answers } },
    unscored: { mapValue: { fields: {} } },
    score: { mapValue: { fields: { total: { integerValue: String(questions) }, band } } },
    safety,
    finishedAt,
    savedAt: finishedAt,
  })
  await writeDocument(`${grant}/released/${id}`, {
    instrument: of,
    finishedAt,
    safety,
    releasedAt: at(-minute),
  })
}
