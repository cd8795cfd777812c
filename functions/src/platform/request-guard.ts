import type { Request } from 'firebase-functions/https'

/** Longest request body in bytes. The longest valid request is a chat with its history. */
const maximumBodyBytes = 256 * 1024

/** Deepest nesting of a request; the deepest valid one has five levels. */
const maximumDepth = 16

// Requests found invalid before the library saw them.
const invalid = new WeakSet<Request>()

function isFit(data: unknown): boolean {
  let level: unknown[] = [data]
  for (let depth = 0; level.length > 0; depth += 1) {
    if (depth > maximumDepth) return false
    const next: unknown[] = []
    for (const value of level) {
      if (typeof value !== 'object' || value === null) continue
      if (Object.hasOwn(value, '@type') || Object.hasOwn(value, '__proto__')) return false
      // One by one: spreading a long array into push() would overflow the stack.
      for (const inner of Object.values(value)) next.push(inner)
    }
    level = next
  }
  return true
}

/**
 * Replaces a body that the library would answer with an internal error, or write into the log, by an empty one and
 * remembers the request: wrapped numbers of an unknown `@type`, a nesting that overflows its decoder, a missing `data`,
 * fields beside it. The wrapper then refuses the request in its turn, after it has seen who calls.
 */
export function guardRequest(request: Request): void {
  if (request.method !== 'POST') return
  const body: object = Object(request.body)
  const isEnvelope = Object.keys(body).join() === 'data'
  const isJson = /^application\/json\s*(;|$)/i.test(String(request.header('content-type')))
  const isShort = (request.rawBody?.length ?? 0) <= maximumBodyBytes
  if (isEnvelope && isJson && isShort && isFit(Reflect.get(body, 'data'))) return
  invalid.add(request)
  request.headers['content-type'] = 'application/json'
  request.body = { data: null }
}

/** Whether `guardRequest` found the request invalid. */
export function wasFoundInvalid(request: Request): boolean {
  return invalid.has(request)
}
