import { wordBreak } from './normalise'

/**
 * Phrases of the lists are written for people: literal text with `(a|b)`, `(a)?` and, in Chinese, `.{0,n}` for a short gap.
 * Here they become expressions that run in linear time: no gap without a bound, and runs of a letter cut short before.
 */

const letterClasses: Record<string, string> = {
  a: '[a*]',
  e: '[e*]',
  i: '[i1*]',
  l: '[l1]',
  o: '[o*]',
  u: '[u*]',
}

/**
 * A letter written once may be stretched (3 or 4 after cutting: diiie); one written twice may be longer (killlll).
 * Between any two letters one break may stand.
 */
function stretched(letter: string, count: number): string {
  const one = letterClasses[letter] ?? letter
  const again = `${wordBreak}?${one}`
  const run = count === 1 ? `${one}(?:(?:${again}){2,3})?` : `${one}(?:${again}){${Math.min(count, 4) - 1},3}`
  return `${run}${wordBreak}?`
}

/** The expression of an English phrase, to be compared with a Latin reading; it begins and ends with a word. */
export function englishPattern(phrase: string): RegExp {
  const compact = phrase.replace(/ \?/g, '').replace(/[^a-z()|?]/g, '')
  const source = compact
    .replace(/\((?!\?)/g, '(?:')
    .replace(/([a-z])\1*/g, (run, letter: string) => stretched(letter, run.length))
  return new RegExp(`(?<![a-z1*])(?:${source})(?:(?<=${wordBreak})|(?![a-z1*]))`, 'g')
}

/** The expression of a Chinese phrase, to be compared with the Chinese reading. */
export function chinesePattern(phrase: string): RegExp {
  return new RegExp(phrase.replace(/\((?!\?)/g, '(?:'), 'g')
}

/** The expression of an idiom, to be compared with the cleaned text: words as they stand, nothing in between. */
export function idiomPattern(phrase: string, language: 'zh' | 'en'): RegExp {
  const source = phrase.replace(/\((?!\?)/g, '(?:')
  return language === 'zh'
    ? new RegExp(source, 'g')
    : new RegExp(`(?<![a-z])${source.replace(/ /g, '\\s+').replace(/'/g, "'?")}(?![a-z])`, 'g')
}
