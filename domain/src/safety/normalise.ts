import { simplify } from './simplified-characters'

/**
 * One reading of a message: the characters that count, with their places in the cleaned text. In Latin readings a
 * `wordBreak` stands where something was left out, so that a phrase can be found across it and still has to begin and
 * end with a word.
 */
export interface Reading {
  readonly text: string
  readonly places: readonly number[]
}

/** Stands for anything between two letters. */
export const wordBreak = '~'

export interface NormalisedMessage {
  /** Lower case, compatibility forms folded, simplified, without accents and invisible characters. */
  readonly cleaned: string
  /** Chinese characters, Latin letters and digits without anything between them (想 . 死 → 想死). */
  readonly chinese: Reading
  /**
   * The same with the ends of sentences kept, for texts that have any in between. What is said in one sentence must not be
   * taken away by how the next one begins: 我现在就跳了。好多人 is no 跳了好多.
   */
  readonly chineseSentences: Reading | null
  /** Latin letters only; further readings with digits and signs read as letters (k1ll, su!c1de) where there are any. */
  readonly latin: readonly Reading[]
}

const invisible = /[\p{Cf}\p{M}\u115f\u1160\u3164\uffa0]/gu

const digitLetters: Record<string, string> = { '0': 'o', '3': 'e', '4': 'a', '5': 's', '7': 't', '8': 'b' }
const signLetters: Record<string, string> = { '@': 'a', $: 's', '€': 'e' }
/** Signs that are read as i or as l: each gets a reading of its own. */
const tallSigns: ReadonlySet<string> = new Set(['!', '|'])

function isLatin(character: string): boolean {
  return character >= 'a' && character <= 'z'
}

function isHan(character: string): boolean {
  return character >= '\u3400' && character <= '\u9fff'
}

/** Folds everything that changes how a text looks but not what it says. */
export function cleanText(text: string): string {
  const folded = text.normalize('NFKC').toLowerCase().normalize('NFD').replace(invisible, '')
  let result = ''
  for (const character of folded) result += simplify(character)
  return result.replace(/[\u2018\u2019\u02bc\u00b4`]/g, "'")
}

/** Builds a reading of the characters for which `read` gives something, with `separator` where others were left out. */
function readCharacters(
  cleaned: string,
  read: (character: string) => string | null,
  separator: string,
): Reading {
  let text = ''
  const places: number[] = []
  let previous = -1
  for (let index = 0; index < cleaned.length; index += 1) {
    const kept = read(cleaned.charAt(index))
    if (kept === null) continue
    if (separator !== '' && previous >= 0 && index > previous + 1) {
      text += separator
      places.push(previous)
    }
    previous = index
    text += kept
    places.push(index)
  }
  return { text, places }
}

/** Cuts runs of three or more of one letter, also with breaks in between: vowels to `vowels`, others to `consonants`. */
function withoutStretching(reading: Reading, vowels: number, consonants: number): Reading {
  let text = ''
  const places: number[] = []
  for (const run of reading.text.matchAll(/([a-z])(?:~?\1){2,}|[\s\S]/g)) {
    const letter = run[1]
    const kept = letter === undefined ? 1 : 'aeiou'.includes(letter) ? vowels : consonants
    text += (letter ?? run[0]).repeat(kept)
    for (let step = 1; step <= kept; step += 1) {
      places.push(reading.places[run.index + (step === kept ? run[0].length : step) - 1] ?? 0)
    }
  }
  return { text, places }
}

/** A stretched word may stand for one letter or for two (diiie, killlll): all three sensible readings are added. */
function withUnstretched(reading: Reading): Reading[] {
  if (!/([a-z])~?\1~?\1/.test(reading.text)) return [reading]
  return [
    reading,
    withoutStretching(reading, 1, 1),
    withoutStretching(reading, 1, 2),
    withoutStretching(reading, 2, 1),
  ]
}

const readChinese = (character: string) =>
  isHan(character) || isLatin(character) || (character >= '0' && character <= '9') ? character : null

/** Ends of sentences and lines; after normalisation the full-width forms are among these. */
const sentenceEnds: ReadonlySet<string> = new Set(['。', '.', '!', '?', ';', '\n', '\r'])

const readSentences = (character: string) => (sentenceEnds.has(character) ? '\n' : readChinese(character))

/** A Chinese character ends an English phrase: it is kept as a break that no phrase contains. */
const readLetters = (character: string) => (isLatin(character) ? character : isHan(character) ? '\n' : null)

/** Letters, and digits (with `signs` also signs) that stand for letters; 1 is read as `tall`. */
function readDisguised(tall: 'i' | 'l', signs: boolean): (character: string) => string | null {
  return (character) => {
    if (character === '1' || (signs && tallSigns.has(character))) return tall
    return digitLetters[character] ?? (signs ? signLetters[character] : undefined) ?? readLetters(character)
  }
}

function latinReadings(cleaned: string): Reading[] {
  const ways: ((character: string) => string | null)[] = [readLetters]
  if (/[0134578]/.test(cleaned)) ways.push(readDisguised('i', false), readDisguised('l', false))
  if (/[@$!|€]/.test(cleaned)) ways.push(readDisguised('i', true), readDisguised('l', true))
  return ways.flatMap((way) => withUnstretched(readCharacters(cleaned, way, wordBreak)))
}

/**
 * Normalises a message as `lexicon.json` asks (NFKC, lower case, simplified, nothing between characters) into readings
 * that the phrase lists are compared with. Linear in the length of the text; nothing is kept.
 */
export function normaliseMessage(text: string): NormalisedMessage {
  const cleaned = cleanText(text)
  const sentences = readCharacters(cleaned, readSentences, '')
  return {
    cleaned,
    chinese: readCharacters(cleaned, readChinese, ''),
    chineseSentences: /[^\n]\n+[^\n]/.test(sentences.text) ? sentences : null,
    latin: latinReadings(cleaned),
  }
}
