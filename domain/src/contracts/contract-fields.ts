import * as v from 'valibot'

/** Fields that only contracts have; those that forms and documents share stand in `forms/field-schemas.ts`. */

/**
 * An identifier of a document that cannot leave its collection: no slash, no dots. The database keeps ids of the form
 * `__…__` for itself and answers them with an internal error.
 */
export const documentId = v.pipe(v.string(), v.regex(/^(?!__.*__$)[A-Za-z0-9_-]{1,128}$/))

/** Names one wish of a person: sent again with the same id, nothing happens twice. A version 4 UUID. */
export const requestId = v.pipe(
  v.string(),
  v.regex(/^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/),
)

/** A moment as ISO 8601 in UTC. */
export const instant = v.pipe(v.string(), v.isoTimestamp())

/** A day of the calendar as ISO 8601, such as `2027-03-31`. */
export const calendarDay = v.pipe(v.string(), v.isoDate())

/** A request that carries nothing. */
export const nothing = v.nullable(v.strictObject({}))
