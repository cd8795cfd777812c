import * as v from 'valibot'

interface TimestampParts {
  readonly seconds: number
  readonly nanoseconds: number
}

/** What the database's client and server libraries give for a moment: a class with `toMillis`, or its two parts. */
const storedTimestamp = v.custom<{ toMillis(): number } | TimestampParts>((value) => {
  if (typeof value !== 'object' || value === null) return false
  if ('toMillis' in value && typeof value.toMillis === 'function') return true
  return hasParts(value)
}, 'must be a timestamp')

function hasParts(value: object): value is TimestampParts {
  return (
    'seconds' in value &&
    Number.isInteger(value.seconds) &&
    'nanoseconds' in value &&
    Number.isInteger(value.nanoseconds)
  )
}

/**
 * A stored moment, read as milliseconds since 1970 in UTC. Knows no class of the database, so it serves page,
 * function and test alike. A moment that the server has not set yet (null) does not fit.
 */
export const timestamp = v.pipe(
  storedTimestamp,
  v.transform((value) =>
    'toMillis' in value ? value.toMillis() : value.seconds * 1000 + Math.floor(value.nanoseconds / 1_000_000),
  ),
  v.number(),
  v.finite(),
)
