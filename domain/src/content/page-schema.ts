import * as v from 'valibot'
import { pageIds } from './page'

const text = v.pipe(v.string(), v.trim(), v.minLength(1))
const localized = v.strictObject({ zh: text, en: text })

/** Front matter of a page as `readFrontMatter` reads it: every value is still a text. */
export const pageFrontMatterSchema = v.strictObject({
  id: v.picklist(pageIds),
  title: text,
  description: v.pipe(text, v.maxLength(160)),
  updatedOn: v.pipe(v.string(), v.isoDate()),
  version: v.pipe(v.string(), v.regex(/^\d+\.\d+$/, 'is not a version such as 1.0')),
  summary: text,
})

/** `content/pages/operator.json`, or the example beside it: what only the team that runs an installation can know. */
export const operatorSchema = v.strictObject({
  operatorName: localized,
  operatorAddress: localized,
  contactEmail: localized,
  dataProtectionContact: localized,
  representative: localized,
  hostingRegion: localized,
  mailProvider: localized,
  assistantProvider: localized,
  supervisoryAuthority: localized,
  governingLaw: localized,
})

export type Operator = v.InferOutput<typeof operatorSchema>
