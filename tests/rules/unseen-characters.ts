import type { Change } from './test-document'

/** Control characters and such as nobody sees, by what they can do. */
const unseen = {
  'that turns the direction round': '\u202e',
  'that isolates a direction': '\u2066',
  'that ends an isolated direction': '\u2069',
  'that marks a direction': '\u200e',
  'that marks an Arabic direction': '\u061c',
  'that separates Mongolian vowels': '\u180e',
  'without width': '\u200b',
  'that is a soft hyphen': '\u00ad',
  'that is a tag': '\u{e0041}',
  'that is a byte order mark': '\ufeff',
  'that rings a bell': '\u0007',
  'that controls a terminal': '\u009b',
} as const

const lineBreaks = {
  'that breaks the line': '\n',
  'that is a tab': '\t',
  'that separates lines': '\u2028',
  'that separates paragraphs': '\u2029',
} as const

const words = (character: string) => `Li${character} Na`

/** What no text of a field may have that others read. */
export function unseenDefects(path: string, lines: 'one' | 'several'): Readonly<Record<string, Change>> {
  const characters = lines === 'one' ? { ...unseen, ...lineBreaks } : unseen
  return Object.fromEntries(
    Object.entries(characters).map(([what, character]) => [
      `${path} with a character ${what}`,
      // A document that is stored already can be read, whatever stands in it.
      { set: { [path]: words(character) }, schema: 'cannot tell' },
    ]),
  )
}

/** What it may have: the joiners of Persian and of emoji; what stands beside the marks in the table of characters; breaks and tabs where it has several lines. */
export function joinerEdges(path: string, lines: 'one' | 'several'): Readonly<Record<string, Change>> {
  const texts = {
    'in Persian': 'نمی\u200cخواهم',
    'with a family': '👩\u200d👩\u200d👧',
    // What stands right before and behind the marks of direction.
    'with a raised zero': 'H\u2070 Li',
    'with a code that no character has yet': 'H\u2065 Li',
    ...(lines === 'several' ? { 'of several lines': 'one\r\n\ttwo\u2028three\u2029four' } : {}),
  }
  return Object.fromEntries(
    Object.entries(texts).map(([what, text]) => [`${path} ${what}`, { set: { [path]: text } }]),
  )
}

/** Texts in which nobody sees anything, though none is empty. */
export function blankDefects(path: string): Readonly<Record<string, Change>> {
  const texts = {
    'of spaces': '   ',
    'of wide spaces': '\u3000\u2003',
    'of a joiner': '\u200d',
    'of an accent alone': '\u0301\u034f',
    'of a Hangul filler': '\u3164\uffa0',
    'of filling Hangul letters': '\u115f\u1160',
    'of an empty Braille sign': '\u2800',
  }
  return Object.fromEntries(
    Object.entries(texts).map(([what, text]) => [
      `${path} ${what}`,
      { set: { [path]: text }, schema: 'cannot tell' },
    ]),
  )
}
