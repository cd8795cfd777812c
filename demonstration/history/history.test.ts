import type { Firestore } from 'firebase-admin/firestore'
import * as v from 'valibot'
import { isArticleId } from '../../domain/src/content/article'
import { auditEntrySchema } from '../../domain/src/documents/audit-entry-document'
import { commentSchema } from '../../domain/src/documents/comment-document'
import { contactMessageSchema } from '../../domain/src/documents/contact-message-document'
import { groupRequestSchema } from '../../domain/src/documents/group-request-document'
import { memberDetailsSchema } from '../../domain/src/documents/member-details-document'
import { ratingSchema } from '../../domain/src/documents/rating-document'
import { ratingTotalSchema } from '../../domain/src/documents/rating-total-document'
import { savedArticleSchema } from '../../domain/src/documents/saved-article-document'
import { screeningSchema } from '../../domain/src/documents/screening-document'
import { caregiverCourse, demoCourse } from './demo-course'
import { seed as seedRequests } from './group-requests.seed'
import { seed as seedInboxes } from './inboxes.seed'
import { seed as seedScreenings } from './screenings.seed'

const schemas: Readonly<Record<string, v.GenericSchema>> = {
  auditLog: auditEntrySchema,
  comments: commentSchema,
  contactMessages: contactMessageSchema,
  requests: groupRequestSchema,
  memberDetails: memberDetailsSchema,
  ratings: ratingSchema,
  ratingTotals: ratingTotalSchema,
  savedArticles: savedArticleSchema,
  screenings: screeningSchema,
}

interface Place {
  readonly path: string
  readonly collection: (name: string) => { readonly doc: (id: string) => Place }
}

function place(path: string): Place {
  return { path, collection: (name) => ({ doc: (id) => place(`${path}/${name}/${id}`) }) }
}

/** What the seeds write, by path, without a database. */
async function written(now: number): Promise<ReadonlyMap<string, unknown>> {
  const documents = new Map<string, unknown>()
  const firestore = {
    doc: place,
    batch: () => ({
      set: ({ path }: Place, data: unknown) => documents.set(path, data),
      update: () => undefined,
      commit: async () => undefined,
    }),
  } as unknown as Firestore
  for (const seed of [seedScreenings, seedRequests, seedInboxes])
    await seed({ firestore, now, auth: undefined as never })
  return documents
}

test('every document of the history is one that the product could have written', async () => {
  const now = Date.now()
  const documents = await written(now)
  expect(documents.size).toBeGreaterThan(40)
  for (const [path, data] of documents) {
    const kind = path.split('/').at(-2) ?? ''
    const { issues } = v.safeParse(schemas[kind] ?? v.never(), data)
    expect(issues, path).toBeUndefined()
    const target: unknown = Reflect.get(Object(data), 'targetId')
    if (target !== undefined) expect(isArticleId(target), path).toBe(true)
  }
})

test('the course is told from its beginning, lies in the past and touches no safety question', () => {
  for (const course of [demoCourse, caregiverCourse]) {
    const days = course.map(({ daysAgo }) => daysAgo)
    expect(days).toEqual(days.toSorted((one, other) => other - one))
    expect(Math.min(...days)).toBeGreaterThan(0)
  }
  for (const { instrument, values } of demoCourse) if (instrument === 'phq9') expect(values[8]).toBe(0)
})

test('the caregiver has results about a child, and some of their own', async () => {
  const documents = await written(Date.now())
  const respondents = [...documents]
    .filter(([path]) => path.startsWith('users/demo-caregiver/screenings/'))
    .map(([, data]) => Reflect.get(Object(data), 'respondent'))
  expect(respondents.filter((respondent) => respondent === 'parent')).toHaveLength(3)
  expect(respondents).toContain('self')
})
