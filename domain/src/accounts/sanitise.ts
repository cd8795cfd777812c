/**
 * Cleans a text that local mode keeps, as the specification says: `<` and `>`, `javascript:` and inline handlers
 * (`on…=`) are removed, and the result is trimmed. It is repeated until nothing changes, so that the removal of
 * one piece cannot leave another one behind. Passwords are never sanitised: they are hashed as they were typed.
 */
export function sanitise(text: string): string {
  let before: string
  let after = text
  do {
    before = after
    after = withoutHandlers(before.replace(/[<>]/g, '').replace(/javascript:/gi, '')).trim()
  } while (after !== before)
  return after
}

/** Removes each `on…=`. Written as one walk, because a regular expression would take quadratic time on `ononon…`. */
function withoutHandlers(text: string): string {
  const pieces = text.split('=').slice(0, -1)
  const last = text.slice(text.lastIndexOf('=') + 1)
  return pieces.map((piece) => withoutHandlerAtEnd(piece) ?? `${piece}=`).join('') + last
}

/** The text before a handler's name at the end of `piece`, or null where there is none. */
function withoutHandlerAtEnd(piece: string): string | null {
  const body = piece.trimEnd()
  let start = body.length
  while (/\w/.test(body.charAt(start - 1))) start -= 1
  const handler = body.slice(start).search(/on\w/i)
  return handler < 0 ? null : body.slice(0, start + handler)
}
