import * as v from 'valibot'
import { mapValue } from './document-fields'

/**
 * Documents that people keep for years carry the number of the shape in which they were written, `schemaVersion`. Who changes a shape
 * raises the number here, adds the step that makes a document of the version before into one of the new, and every reader has it
 * (`versioned`), the operator's `npm run migrate` too. Documents of before the number was written have none and count as 0.
 */

/** The version in which documents of each kind are written now. */
export const schemaVersions = { profile: 1, screening: 1, grant: 1, reminder: 1 } as const

/** A kind of document that carries a `schemaVersion`. */
export type VersionedKind = keyof typeof schemaVersions

type Fields = Readonly<Record<string, unknown>>

/** The steps of one kind: the first makes version 1 of version 0, and so on. They see the fields as the database gives them. */
export type Steps = readonly ((fields: Fields) => Fields)[]

/** Nothing but the number is new. */
const unchanged = (fields: Fields): Fields => fields

const stepsOf: Record<VersionedKind, Steps> = {
  profile: [unchanged],
  screening: [unchanged],
  grant: [unchanged],
  reminder: [unchanged],
}

/** The version that a document says it has: 0 where it says none, NaN where it is none. */
function versionOf({ schemaVersion = 0 }: Fields): number {
  return typeof schemaVersion === 'number' && Number.isInteger(schemaVersion) && schemaVersion >= 0
    ? schemaVersion
    : Number.NaN
}

/** Whether a newer release wrote this document: what it means is not known here, and nothing may be written over it. */
export function isNewer(fields: Fields, steps: Steps): boolean {
  return versionOf(fields) > steps.length
}

/**
 * A document in the shape of now, made by one step after the other. One of a newer release, or with a version that is none, comes back
 * as it is: the schema refuses it.
 */
export function inShapeOfNow(fields: Fields, steps: Steps): Fields {
  let shaped = fields
  for (let version = versionOf(fields); version < steps.length; version += 1)
    shaped = { ...steps[version]?.(shaped), schemaVersion: version + 1 }
  return shaped
}

/** What has to be done about a stored document; `fields` are those it should have. */
export type Migration =
  | { readonly state: 'up to date' }
  | { readonly state: 'newer' }
  | { readonly state: 'old'; readonly fields: Fields }

/** Looks at a stored document of a kind: `npm run migrate` writes what is old anew. */
export function migrationOf(kind: VersionedKind, fields: Fields): Migration {
  const steps = stepsOf[kind]
  if (isNewer(fields, steps)) return { state: 'newer' }
  const shaped = inShapeOfNow(fields, steps)
  return shaped === fields ? { state: 'up to date' } : { state: 'old', fields: shaped }
}

/**
 * The schema of a kind of documents for its readers: any version that there ever was is read in the shape of now, without its number,
 * which concerns nobody else.
 *
 * @param schema of the fields without `schemaVersion`
 */
export function versioned<const Schema extends v.GenericSchema>(
  kind: VersionedKind,
  schema: Schema,
): v.GenericSchema<unknown, v.InferOutput<Schema>> {
  return v.pipe(
    mapValue,
    v.transform((fields) => inShapeOfNow(fields, stepsOf[kind])),
    v.check(({ schemaVersion }) => schemaVersion === schemaVersions[kind], 'must be of a known version'),
    v.transform(({ schemaVersion: _known, ...fields }) => fields),
    // What an object schema is given is looked at whatever its type says.
    schema as v.GenericSchema<Fields, v.InferOutput<Schema>>,
  )
}
