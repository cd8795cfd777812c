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
  /** Latin letters only; further readings with digits and signs read as letters (k1ll, su!c1de) where there are any. */
  readonly latin: readonly Reading[]
}

const invisible = /[\p{Cf}\p{M}\u115f\u1160\u3164\uffa0]/gu
const longestRun = 4

const digitLetters: Record<string, string> = {
  '0': 'o',
  '1': '1',
  '3': 'e',
  '4': 'a',
  '5': 's',
  '7': 't',
  '8': 'b',
}
const signLetters: Record<string, string> = { '@': 'a', $: 's', '!': '1', '|': '1', '€': 'e', '*': '*' }

function isLatin(character: string | undefined): boolean {
  return character !== undefined && character >= 'a' && character <= 'z'
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

/** Builds a reading of the characters for which `read` gives something; a run of one character is cut to four. */
function readCharacters(
  cleaned: string,
  read: (character: string) => string | null,
  separator: string,
): Reading {
  let text = ''
  const places: number[] = []
  let run = 0
  let last = ''
  let lastIndex = -1
  for (let index = 0; index < cleaned.length; index += 1) {
    const kept = read(cleaned[index] ?? '')
    if (kept === null) continue
    run = kept === last ? run + 1 : 1
    last = kept
    const previous = lastIndex
    lastIndex = index
    if (run > longestRun) {
      places[places.length - 1] = index
      continue
    }
    if (previous >= 0 && index > previous + 1 && separator !== '') {
      text += separator
      places.push(previous)
    }
    text += kept
    places.push(index)
  }
  return { text, places }
}

const readChinese = (character: string) =>
  isHan(character) || isLatin(character) || (character >= '0' && character <= '9') ? character : null

/** A Chinese character ends an English phrase: it is kept as a break that no phrase contains. */
const readLetters = (character: string) => (isLatin(character) ? character : isHan(character) ? '\n' : null)

const readDigits = (character: string) => digitLetters[character] ?? readLetters(character)

const readSigns = (character: string) => signLetters[character] ?? readDigits(character)

/**
 * Normalises a message as `lexicon.json` asks (NFKC, lower case, simplified, nothing between characters) into readings
 * that the phrase lists are compared with. Linear in the length of the text; nothing is kept.
 */
export function normaliseMessage(text: string): NormalisedMessage {
  const cleaned = cleanText(text)
  const latin = [readCharacters(cleaned, readLetters, wordBreak)]
  if (/[0134578]/.test(cleaned)) latin.push(readCharacters(cleaned, readDigits, wordBreak))
  if (/[@$!|€*]/.test(cleaned)) latin.push(readCharacters(cleaned, readSigns, wordBreak))
  return { cleaned, chinese: readCharacters(cleaned, readChinese, ''), latin }
}
