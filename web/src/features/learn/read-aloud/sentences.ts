/** A sentence, and where it stands. */
export interface Sentence {
  /** Number of the text that it belongs to. */
  readonly text: number
  /** Offset of its first character in that text (UTF-16 units). */
  readonly start: number
  readonly words: string
}

/** Cuts texts into sentences: short enough for speech engines that stop after some seconds, and places to go on from. */
export function sentencesOf(texts: readonly string[]): readonly Sentence[] {
  return texts.flatMap((text, number) => {
    const found: Sentence[] = []
    for (const match of text.matchAll(/[^。！？!?.…\n]+(?:[。！？!?…\n]+|\.+(?:\s|$)|\.)*[”’」』）)]*/g)) {
      const words = match[0]
      const previous = found.at(-1)
      // A full stop inside a number or an abbreviation ends no sentence.
      if (previous && /[\d\p{L}]\.$/u.test(previous.words) && /^[\d\p{L}]/u.test(words)) {
        found[found.length - 1] = { ...previous, words: previous.words + words }
      } else if (words.trim() !== '') {
        found.push({ text: number, start: match.index, words })
      }
    }
    return found
  })
}
