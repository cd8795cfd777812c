import * as v from 'valibot'

/**
 * An identifier of a document that cannot leave its collection: no slash, no dots. The database keeps ids of the form
 * `__…__` for itself and answers them with an internal error.
 */
export const documentId = v.pipe(v.string(), v.regex(/^(?!__.*__$)[A-Za-z0-9_-]{1,128}$/))

/** The slug of something that was rated, which is an article; no underscore, so `{target}_{uid}` is unambiguous. */
export const targetId = v.pipe(v.string(), v.regex(/^[a-z0-9][a-z0-9-]{0,79}$/))

/** Names one wish of a person: sent again with the same id, nothing happens twice. A version 4 UUID. */
export const requestId = v.pipe(
  v.string(),
  v.regex(/^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/),
)

export const language = v.picklist(['zh-CN', 'en'])

/** A moment as ISO 8601 in UTC. */
export const instant = v.pipe(v.string(), v.isoTimestamp())

// A text may hold line breaks and tabs, but no other control character: they have no business in names, mails or logs.
// biome-ignore lint/suspicious/noControlCharactersInRegex: naming control characters is the purpose
const controlCharacters = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f]/

// Half of a surrogate pair cannot be stored as UTF-8: the database would refuse it with an internal error.
const wellFormed = v.check<string>((value) => !/\p{Surrogate}/u.test(value))

/** One line of text, trimmed, between the given numbers of characters (UTF-16 units). */
export function line(minimum: number, maximum: number) {
  return v.pipe(
    v.string(),
    v.trim(),
    v.minLength(minimum),
    v.maxLength(maximum),
    v.check((text) => !controlCharacters.test(text) && !/[\t\r\n\u2028\u2029]/.test(text)),
    wellFormed,
  )
}

/** A text of several lines, trimmed, between the given numbers of characters (UTF-16 units). */
export function text(minimum: number, maximum: number) {
  return v.pipe(
    v.string(),
    v.trim(),
    v.minLength(minimum),
    v.maxLength(maximum),
    v.check((value) => !controlCharacters.test(value)),
    wellFormed,
  )
}

/** An e-mail address, trimmed; at most 254 characters as SMTP allows. */
export const emailAddress = v.pipe(v.string(), v.trim(), v.maxLength(254), v.email())

/** A request that carries nothing. */
export const nothing = v.nullable(v.strictObject({}))
