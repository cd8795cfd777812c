/**
 * A text as the database keeps it: without space around it, and with U+FFFD in place of half a surrogate pair, as browsers
 * themselves do when they send a form. Half a pair has no UTF-8: the database turns it into something else, or refuses
 * it in a way that its library takes for a fault of the network, so that it tries for ever.
 */
export function storableText(text: string): string {
  return text.trim().replace(/\p{Surrogate}/gu, '\ufffd')
}
