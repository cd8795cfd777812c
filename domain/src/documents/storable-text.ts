/**
 * Marks that change the direction of writing: embeddings and overrides (U+202A–E), isolates (U+2066–9), left and right marks. Unseen,
 * they let a name turn round what stands beside it ("from Li · 22 Nov"). Chinese and English need none; a name in a script that
 * runs from right to left reads well without, since pages show names in `<bdi>`.
 */
const directionMarks = /[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/g

/** The text without marks that change the direction of writing. */
export function withoutDirectionMarks(text: string): string {
  return text.replace(directionMarks, '')
}

/**
 * A text as the database keeps it: without marks of direction and space around it, and with U+FFFD in place of half a surrogate
 * pair, as browsers themselves do when they send a form. Half a pair has no UTF-8: the database turns it into something
 * else, or refuses it in a way that its library takes for a fault of the network, so that it tries for ever.
 */
export function storableText(text: string): string {
  return withoutDirectionMarks(text)
    .trim()
    .replace(/\p{Surrogate}/gu, '\ufffd')
}
