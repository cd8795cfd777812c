import harmless from './harmless-neighbours.json'

/** Words that are read as they stand although a dangerous word is one letter away (beach – bleach). */
const harmlessWords: ReadonlySet<string> = new Set(harmless.words.flatMap((line) => line.split(' ')))

/** One edit is tolerated from this length on. */
const shortestTolerant = 5
const longestWord = 24

const signLetters: Readonly<Record<string, readonly string[]>> = {
  '0': ['o'],
  '1': ['i', 'l'],
  '3': ['e'],
  '4': ['a'],
  '5': ['s'],
  '7': ['t'],
  '8': ['b'],
  '@': ['a'],
  $: ['s'],
  '!': ['i', 'l'],
  '|': ['i', 'l'],
  '*': [''],
}

function withoutLetter(word: string, index: number): string {
  return word.slice(0, index) + word.slice(index + 1)
}

/** True if one letter added, left out, exchanged or swapped with its neighbour makes one word the other. */
function isOneEdit(one: string, other: string): boolean {
  let start = 0
  while (start < one.length && one[start] === other[start]) start += 1
  let end = 0
  while (end < Math.min(one.length, other.length) - start && one.at(-1 - end) === other.at(-1 - end)) end += 1
  const left = one.slice(start, one.length - end)
  const right = other.slice(start, other.length - end)
  if (left.length <= 1 && right.length <= 1) return true
  return left.length === 2 && right.length === 2 && left[0] === right[1] && left[1] === right[0]
}

/** Reads disguised, stretched and misspelt words as the words of a vocabulary. */
export class Spelling {
  private readonly known: ReadonlySet<string>
  private readonly shortened = new Map<string, string[]>()

  /**
   * @param known every word that any slot holds
   * @param tolerant those for which one edit is tolerated
   */
  constructor(known: ReadonlySet<string>, tolerant: Iterable<string>) {
    this.known = known
    for (const word of tolerant) {
      if (word.length < shortestTolerant) continue
      for (let index = 0; index < word.length; index += 1) this.remember(withoutLetter(word, index), word)
      this.remember(word, word)
    }
  }

  private remember(key: string, word: string): void {
    const words = this.shortened.get(key)
    if (words) words.push(word)
    else this.shortened.set(key, [word])
  }

  /** The word of the vocabulary that is meant; the word itself where none is. */
  read(word: string): string {
    if (this.known.has(word) || word.length > longestWord) return word
    for (const reading of this.readings(word)) {
      if (this.known.has(reading)) return reading
      const near = this.nearest(reading)
      if (near !== null) return near
    }
    return word
  }

  /** The word, undisguised and with stretched letters cut. */
  private *readings(word: string): Generator<string> {
    const plain = /[^a-z\u00df]/.test(word) ? undisguise(word) : [word]
    for (const reading of plain) {
      if (/([a-z])\1\1/.test(reading)) {
        yield reading.replace(/([a-z])\1{2,}/g, '$1')
        yield reading.replace(/([a-z])\1{2,}/g, '$1$1')
      } else yield reading
    }
  }

  private nearest(word: string): string | null {
    if (word.length < shortestTolerant - 1 || harmlessWords.has(word)) return null
    const keys = [word, ...Array.from(word, (_, index) => withoutLetter(word, index))]
    for (const key of keys) {
      for (const candidate of this.shortened.get(key) ?? []) if (isOneEdit(word, candidate)) return candidate
    }
    return null
  }
}

function undisguise(word: string): string[] {
  let readings = ['']
  for (const character of word) {
    const letters = signLetters[character] ?? [character]
    // Two readings of a tall sign each; more than two such signs are nobody's word.
    readings = readings.flatMap((reading) => letters.map((letter) => reading + letter)).slice(0, 8)
  }
  return readings
}
