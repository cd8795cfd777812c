import * as v from 'valibot'
import { writtenLanguages } from '../language-facts'
import { languages } from '../localized'
import { documentLimits } from './document-limits'

/** A whole number from `lowest` to `highest`. */
export function whole(lowest: number, highest: number) {
  return v.pipe(v.number(), v.integer(), v.minValue(lowest), v.maxValue(highest))
}

/** A text with a length from `shortest` to `longest` (UTF-16 units). */
export function sized(shortest: number, longest: number) {
  return v.pipe(v.string(), v.minLength(shortest), v.maxLength(longest))
}

export const uid = sized(1, documentLimits.uid)

/** A language of the site. */
export const language = v.picklist(languages.map(({ tag }) => tag))

/** A language in which somebody writes or speaks; ours differ by their characters alone. */
export const writtenLanguage = v.picklist(writtenLanguages())

/** Ids of instruments, items and bands: small letters, digits, hyphen, underscore. */
export const slug = v.pipe(v.string(), v.regex(/^[a-z][a-z0-9_-]{0,39}$/))

/** A map of the database. The library's object and record schemas would take a list for an empty one. */
export const mapValue = v.custom<Record<string, unknown>>(
  (value) => typeof value === 'object' && value !== null && !Array.isArray(value),
  'must be a map',
)
