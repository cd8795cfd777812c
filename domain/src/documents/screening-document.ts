import * as v from 'valibot'

import { language, slug } from './document-fields'
import { answerValues, documentLimits } from './document-limits'
import { versioned } from './schema-versions'
import { timestamp } from './timestamp'

const answer = v.union([v.picklist(answerValues), v.literal('declined')])

function answers(most: number) {
  return v.pipe(v.record(slug, answer), v.maxEntries(most))
}

const score = v.pipe(v.number(), v.minValue(0), v.maxValue(documentLimits.score))

/** One subscale as it was scored; null where too few questions were answered. */
export const subscaleSchema = v.strictObject({
  score: v.nullable(score),
  band: v.nullable(slug),
  positive: v.exactOptional(v.boolean()),
})

/** The score as the instrument's edition gave it; kept, so that a later edition does not change an old result. */
export const scoreSchema = v.strictObject({
  total: v.nullable(score),
  band: v.nullable(slug),
  percent: v.exactOptional(v.pipe(v.number(), v.minValue(0), v.maxValue(100))),
  positive: v.exactOptional(v.boolean()),
  subscales: v.exactOptional(v.pipe(v.record(slug, subscaleSchema), v.maxEntries(documentLimits.subscales))),
})

/** What of a screening does not depend on how moments are stored. */
const screeningContent = {
  instrument: slug,
  edition: v.pipe(v.string(), v.regex(/^\d{4}-\d{2}-\d{2}$/)),
  language,
  respondent: v.picklist(['self', 'parent', 'caregiver']),
  answers: v.pipe(answers(documentLimits.answers), v.minEntries(1)),
  unscored: answers(documentLimits.unscored),
  score: scoreSchema,
  safety: v.boolean(),
}

/** `users/{uid}/screenings/{id}`: one saved result. Nobody but its owner ever reads it. */
export const screeningSchema = versioned(
  'screening',
  v.strictObject({
    ...screeningContent,
    finishedAt: timestamp,
    savedAt: timestamp,
  }),
)

/** A finished screening before it is saved; `finishedAt` in milliseconds since 1970. */
export const screeningRecordSchema = v.strictObject({
  ...screeningContent,
  finishedAt: v.pipe(v.number(), v.finite()),
})

export type ScreeningDocument = v.InferOutput<typeof screeningSchema>
export type ScreeningRecord = v.InferOutput<typeof screeningRecordSchema>
