import { cleanText } from '../normalise'
import folds from './word-folds.json'

const chineseFolds: ReadonlyMap<string, string> = new Map(
  // The lists are written simplified; both sides are cleaned as messages are, so that they meet.
  Object.entries(folds.chinese).map(([from, to]) => [cleanText(from), cleanText(to)]),
)
const englishFolds: ReadonlyMap<string, readonly string[]> = new Map(
  Object.entries(folds.english).map(([from, to]) => [from, to.split(' ')]),
)
const longestFold = Math.max(...[...chineseFolds.keys()].map((from) => from.length))

/** Replaces the longest listed word at each place. Characters and words that are not listed stay. */
function foldChinese(text: string): string {
  let result = ''
  let place = 0
  while (place < text.length) {
    const code = text.charCodeAt(place)
    let taken = 0
    if (code >= 0x3400 && code <= 0x9fff) {
      for (let length = Math.min(longestFold, text.length - place); length > 0 && taken === 0; length -= 1) {
        const folded = chineseFolds.get(text.slice(place, place + length))
        if (folded === undefined) continue
        result += folded
        taken = length
      }
    }
    if (taken === 0) {
      result += text[place] ?? ''
      taken = 1
    }
    place += taken
  }
  return result
}

const pieces = /[a-z]+(?:'[a-z]+)*|[0-9]+(?:[.:][0-9]+)*|\/\/|[\s\S]/gu

const sentenceEnds: ReadonlySet<string> = new Set(['.', '。', '!', '?', ';', '…', '~', '|'])

/** True for a unit that is a Latin word. */
export function isWord(unit: string): boolean {
  const first = unit.charCodeAt(0)
  return first >= 97 && first <= 122
}

/** True where a sentence, a line or a turn ends. */
export function isEnd(unit: string): boolean {
  return sentenceEnds.has(unit)
}

/**
 * A message as the classifier reads it: Chinese characters, Latin words, numbers by their length (#2), emoji and the ends of
 * sentences, one unit each, in their order. Spaces and commas are left out: in chat they stand anywhere. Linear in the length.
 */
export function readUnits(text: string): string[] {
  const units: string[] = []
  for (const [piece] of foldChinese(cleanText(text)).matchAll(pieces)) {
    const code = piece.charCodeAt(0)
    if (code >= 97 && code <= 122) {
      const word = piece.replaceAll("'", '')
      const folded = englishFolds.get(word)
      if (folded === undefined) units.push(word)
      else units.push(...folded)
    } else if (code >= 48 && code <= 57) units.push(`#${Math.min(piece.length, 9)}`)
    else if (piece === '\n' || piece === '//') units.push('|')
    else if (isEnd(piece)) {
      if (units.at(-1) !== piece) units.push(piece)
    } else if (code >= 0x2000 && !/[\s、\u2000-\u206f]/.test(piece)) units.push(piece)
  }
  return units
}
