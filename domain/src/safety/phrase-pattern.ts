import { wordBreak } from './normalise'

/**
 * Phrases of the lists are written for people: literal text with `(a|b)`, `(a)?` and, in Chinese, `.{0,n}` for a short gap.
 * Here they become expressions that run in linear time (no gap without a bound) and stay small: several hundred of them are
 * built when the first message is read, and somebody may be waiting for a card.
 */

/** The expression of an English phrase, to be compared with a Latin reading; it begins and ends with a word. */
export function englishPattern(phrase: string): RegExp {
  const compact = phrase.replace(/ \?/g, '').replace(/[^a-z()|?]/g, '')
  const source = compact.replace(/\(/g, '(?:').replace(/[a-z]/g, (letter) => `${letter}${wordBreak}?`)
  return new RegExp(`(?<![a-z])(?:${source})(?:(?<=${wordBreak})|(?![a-z]))`, 'g')
}

/** The expression of a Chinese phrase, to be compared with the Chinese reading. */
export function chinesePattern(phrase: string): RegExp {
  // A gap takes as little as it can: a long one could end inside an idiom of the next sentence and be taken away with it.
  return new RegExp(phrase.replace(/\((?!\?)/g, '(?:').replace(/(\.\{\d,\d\})/g, '$1?'), 'g')
}

/** The expression of an idiom, to be compared with the cleaned text: words as they stand, nothing in between. */
export function idiomPattern(phrase: string, language: 'zh' | 'en'): RegExp {
  const source = phrase.replace(/\((?!\?)/g, '(?:')
  return language === 'zh'
    ? new RegExp(source, 'g')
    : new RegExp(`(?<![a-z])${source.replace(/ /g, '\\s+').replace(/'/g, "'?")}(?![a-z])`, 'g')
}
