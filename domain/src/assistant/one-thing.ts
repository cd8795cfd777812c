import { cleanText } from '../safety/normalise'

/** So many characters say one thing. */
const longestTold = 60

/** A message that is short enough to say one thing, folded and without apostrophes; null for a longer one, in which more is said. */
export function oneThing(text: string): string | null {
  const plain = cleanText(text).replace(/'/g, '').trim()
  return plain.length <= longestTold ? plain : null
}
