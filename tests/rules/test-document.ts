import { serverTimestamp, Timestamp } from 'firebase/firestore'

/** A document of a test before it is written; may hold `serverNow` and `Moment`. */
export type Fields = Readonly<Record<string, unknown>>

/** Stands for the server's time. */
export const serverNow = Symbol('server time')

/** A moment that the client gives, in milliseconds from now. */
export class Moment {
  constructor(readonly fromNow: number) {}
}

/** One change of a valid document: dotted paths to set and to remove. */
export interface Change {
  readonly set?: Fields
  readonly remove?: readonly string[]
  /**
   * Whether the schema refuses it as the rules do (the default), or cannot: who writes, and at what time, is nothing
   * that a stored document shows.
   */
  readonly schema?: 'refuses' | 'cannot tell'
}

/** What may be written to a collection: a valid document, what is still allowed, and what is refused. */
export interface DocumentTable {
  readonly valid: Fields
  /** Differences that are allowed, at the bounds above all. */
  readonly edges: Readonly<Record<string, Change>>
  /** Single differences that are refused. */
  readonly defects: Readonly<Record<string, Change>>
}

/** A copy of the document with the change applied. */
export function changed(fields: Fields, change: Change): Fields {
  let result = fields
  for (const [path, value] of Object.entries(change.set ?? {}))
    result = withValue(result, path.split('.'), value)
  for (const path of change.remove ?? []) result = withValue(result, path.split('.'), undefined)
  return result
}

function withValue(fields: Fields, [key = '', ...rest]: readonly string[], value: unknown): Fields {
  const inner = rest.length > 0 ? withValue((fields[key] ?? {}) as Fields, rest, value) : value
  const { [key]: _replaced, ...others } = fields
  return inner === undefined ? others : { ...others, [key]: inner }
}

/** The document as a client sends it. */
export function asWritten(value: unknown): unknown {
  return mapValues(value, serverTimestamp, (fromNow) => Timestamp.fromMillis(Date.now() + fromNow))
}

/** The document as the database gives it back: moments are timestamps. */
export function asStored(value: unknown): unknown {
  const stored = (fromNow: number) => Timestamp.fromMillis(Date.now() + fromNow)
  return mapValues(value, () => stored(0), stored)
}

function mapValues(value: unknown, now: () => unknown, moment: (fromNow: number) => unknown): unknown {
  if (value === serverNow) return now()
  if (value instanceof Moment) return moment(value.fromNow)
  if (Array.isArray(value)) return value.map((entry) => mapValues(entry, now, moment))
  if (typeof value !== 'object' || value === null || Object.getPrototypeOf(value) !== Object.prototype)
    return value
  return Object.fromEntries(Object.entries(value).map(([key, entry]) => [key, mapValues(entry, now, moment)]))
}
