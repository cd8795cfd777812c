/**
 * Characters that nobody sees: marks that change the direction of writing (U+202A–E, U+2066–9 and others), spaces without width, soft
 * hyphens, tags. A name can turn round with them what stands beside it ("from Li · 22 Nov"), look like another's, or carry words that
 * no reader sees. Chinese and English need none; a name in a script that runs from right to left reads well without, since pages
 * show names in `<bdi>`. The two joiners stay: Persian and many emoji are written with them.
 */
const unseenMarks = /(?![\u200c\u200d])\p{Cf}/gu

/** The text without characters that nobody sees. */
export function withoutUnseenMarks(text: string): string {
  return text.replace(unseenMarks, '')
}

// The Hangul fillers and the empty Braille sign count as letters and signs, and show nothing.
const visibleSign = /[^\p{Z}\p{Cc}\p{Cf}\p{M}\u115f\u1160\u3164\uffa0\u2800]/u

/** Whether anybody would see something of the text: not only spaces, joiners, accents or letters without a shape. */
export function hasVisibleSign(text: string): boolean {
  return visibleSign.test(text)
}

/**
 * A text as the database keeps it: without unseen marks and space around it, and with U+FFFD in place of half a surrogate
 * pair, as browsers themselves do when they send a form. Half a pair has no UTF-8: the database turns it into something
 * else, or refuses it in a way that its library takes for a fault of the network, so that it tries for ever.
 */
export function storableText(text: string): string {
  return withoutUnseenMarks(text)
    .trim()
    .replace(/\p{Surrogate}/gu, '\ufffd')
}
