import {
  clientNoteSchema,
  grantSchema,
  invitationSchema,
  noteDateSchema,
  releaseSchema,
} from '@amhs/domain/documents/grant-document'
import { groupRequestSchema } from '@amhs/domain/documents/group-request-document'
import { profileSchema } from '@amhs/domain/documents/profile-document'
import { reminderSchema } from '@amhs/domain/documents/reminder-document'
import { savedArticleSchema } from '@amhs/domain/documents/saved-article-document'
import { screeningSchema } from '@amhs/domain/documents/screening-document'
import type { GenericSchema } from 'valibot'
import * as v from 'valibot'
import { invitationTable, momentTable, noteTable, releaseTable } from './cases/grant-part-cases'
import { groupRequestTable } from './cases/group-request-cases'
import { profileCreation, profileUpdate } from './cases/profile-table'
import { reminderTable } from './cases/reminder-cases'
import { savedArticleTable } from './cases/saved-article-cases'
import { screeningTable } from './cases/screening-cases'
import { grantTable } from './grant-world'
import { asStored, changed, type DocumentTable } from './test-document'

/** The tables that the rules are tested with, run on the schemas: what one accepts, the other must accept. */
const tables: readonly (readonly [string, DocumentTable, GenericSchema])[] = [
  ['profile, created', profileCreation, profileSchema],
  ['profile, updated', profileUpdate, profileSchema],
  ['screening', screeningTable, screeningSchema],
  ['saved article', savedArticleTable, savedArticleSchema],
  ['reminder', reminderTable, reminderSchema],
  ['group request', groupRequestTable, groupRequestSchema],
  ['grant', grantTable, grantSchema],
  ['release', releaseTable, releaseSchema],
  ['note', noteTable, clientNoteSchema],
  ['date of a note', momentTable, noteDateSchema],
  ['invitation', invitationTable, invitationSchema],
]

describe.each(tables)('the schema of the %s', (_name, { valid, edges, defects }, schema) => {
  const accepts = (fields: unknown) => v.safeParse(schema, asStored(fields)).success

  test('accepts the valid document', () => {
    expect(accepts(valid)).toBe(true)
  })

  test.each(Object.entries({ 'the valid document': {}, ...edges }))('accepts: %s', (_case, change) => {
    expect(accepts(changed(valid, change))).toBe(true)
  })

  test.each(Object.entries(defects).filter(([, defect]) => defect.schema !== 'cannot tell'))(
    'refuses as the rules do: %s',
    (_case, change) => {
      expect(accepts(valid)).toBe(true)
      expect(accepts(changed(valid, change))).toBe(false)
    },
  )

  test.each(Object.entries(defects).filter(([, defect]) => defect.schema === 'cannot tell'))(
    'cannot tell what only the rules see: %s',
    (_case, change) => {
      expect(accepts(changed(valid, change))).toBe(true)
    },
  )
})
