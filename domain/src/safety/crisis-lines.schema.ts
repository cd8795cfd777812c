import * as v from 'valibot'

/**
 * The shape of `crisis-lines.json`, `protection-lines.json`, `crisis-line-notes.json` and `crisis-line-sources.json`. Used by tests and content checks only: the public
 * pages import the data with its types and never parse it, which keeps the validator out of their bundle.
 */
const text = v.pipe(v.string(), v.trim(), v.minLength(1))
const localized = v.strictObject({ zh: text, en: text })
const isoDate = v.pipe(v.string(), v.isoDate())
const phone = v.pipe(v.string(), v.regex(/^\+?[\d -]{3,}$/))
const confidence = v.picklist(['high', 'medium-high', 'medium', 'low'])

export const crisisLineSchema = v.strictObject({
  id: v.pipe(v.string(), v.regex(/^[a-z]+-[a-z0-9]+$/)),
  name: localized,
  number: v.nullable(phone),
  channels: v.pipe(
    v.array(v.picklist(['call', 'sms', 'chat', 'webchat', 'email', 'whatsapp', 'web'])),
    v.minLength(1),
  ),
  hours: v.nullable(localized),
  languages: v.pipe(v.array(text), v.minLength(1)),
  audience: v.optional(localized),
  youth: v.boolean(),
  adults: v.boolean(),
  site: v.nullable(v.pipe(v.string(), v.url())),
  confidence: v.optional(
    v.strictObject({
      about: v.picklist(['line', 'number']),
      level: confidence,
      hours: v.optional(confidence),
    }),
  ),
  sms: v.optional(v.strictObject({ to: phone, send: v.optional(text) })),
  whatsapp: v.optional(phone),
})

export const crisisLinesSchema = v.strictObject({
  checkedOn: isoDate,
  regions: v.pipe(
    v.array(
      v.strictObject({
        region: v.pipe(v.string(), v.regex(/^(?:[A-Z]{2}|OTHER)$/)),
        name: localized,
        emergency: v.array(v.strictObject({ number: phone, for: localized })),
        lines: v.pipe(v.array(crisisLineSchema), v.minLength(1)),
        childLine: v.optional(text),
        parentLine: v.optional(text),
      }),
    ),
    v.minLength(1),
  ),
})

/** The shape of `protection-lines.json`. */
export const protectionLinesSchema = v.strictObject({
  purpose: text,
  checkedOn: isoDate,
  regions: v.record(
    v.string(),
    v.strictObject({
      police: phone,
      silent: v.optional(localized),
      text: v.optional(v.strictObject({ to: phone, send: text })),
      first: v.array(text),
      afterAssault: v.optional(v.array(text)),
      lines: v.array(crisisLineSchema),
    }),
  ),
})

/** By the id of a line. */
export const crisisLineNotesSchema = v.record(v.string(), localized)

export const crisisLineSourcesSchema = v.strictObject({
  checkedOn: isoDate,
  method: text,
  sources: v.record(v.string(), text),
})
