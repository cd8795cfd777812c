import { readFileSync } from 'node:fs'
import * as OpenCC from 'opencc-js'
import type { Inline } from '../../domain/src/content/article'
import { parseInline } from '../../domain/src/content/parse-inline'
import { languages } from '../../domain/src/localized'

/** A language that has no texts of its own: how its texts are made out of those of its fallback, and which browsers ask for it. */
export interface Conversion {
  /** Words and characters, as readers of the language write them. */
  readonly text: (source: string) => string
  /** Characters alone, for names of places and institutions elsewhere. */
  readonly name: (source: string) => string
  /** What readers call instead of a number that an article links, by that number; two with 或 between them are one entry. */
  readonly numbers: Readonly<Record<string, readonly Inline[]>>
  /** The regions whose crisis lines stand first in lists. */
  readonly regionsFirst: readonly string[]
  /** The first languages of browsers to whose readers the pages are offered, as a regular expression. */
  readonly offeredTo: string
}

type Edits = Readonly<Record<string, string>>

const { words: edits, numbers }: { readonly words: Edits; readonly numbers: Edits } = JSON.parse(
  readFileSync(new URL('../../content/zh-hant/edits.json', import.meta.url), 'utf8'),
)

/** Where an edited word stands while the text around it is converted; no text of the site has such characters. */
const firstMark = 0xe000

/** A converter that writes the words of a list as the list says, the longest first, and leaves the rest to another converter. */
export function withEdits(convert: (text: string) => string, words: Edits): (text: string) => string {
  const longestFirst = Object.keys(words).sort((one, other) => other.length - one.length)
  const found = new RegExp(longestFirst.join('|'), 'g')
  return (text) => {
    const written: string[] = []
    const marked = text.replace(found, (word) => {
      written.push(words[word] ?? word)
      return String.fromCharCode(firstMark + written.length - 1)
    })
    return convert(marked).replace(
      /[\ue000-\uf8ff]/g,
      (mark) => written[mark.charCodeAt(0) - firstMark] ?? mark,
    )
  }
}

/** Quotation marks as they are set in Taiwan and Hong Kong; an apostrophe in a Latin word stays. */
export function cornerQuotes(text: string): string {
  let isInside = false
  return text.replace(/“|”|‘|(?<![A-Za-z])’|(?<=[A-Za-z])’(?![A-Za-z])/g, (mark) => {
    if (mark === '“') {
      isInside = true
      return '「'
    }
    if (mark === '”') {
      isInside = false
      return '」'
    }
    if (mark === '‘') return isInside ? '『' : '「'
    return isInside ? '』' : '」'
  })
}

const words = OpenCC.Converter({ from: 'cn', to: 'twp' })
const characters = OpenCC.Converter({ from: 'cn', to: 'tw' })
/** Characters with two forms of which OpenCC takes the one that a name is not written with. */
const inNames = withEdits(characters, { 台: '台', 岩: '岩', 胡同: '胡同', 仙岳: '仙岳', 湖里: '湖里' })
const edited = withEdits(words, edits)

/** The conversions by the tag of their language; each row of the table with a fallback needs one. */
export const conversions: Readonly<Record<string, Conversion>> = {
  'zh-Hant': {
    text: (source) => cornerQuotes(edited(source)),
    name: (source) => cornerQuotes(inNames(source)),
    numbers: Object.fromEntries(
      Object.entries(numbers).map(([number, instead]) => [number, parseInline(instead)]),
    ),
    regionsFirst: ['TW', 'HK', 'MO'],
    offeredTo: '^zh-(?:Hant|TW|HK|MO)',
  },
}

/**
 * The conversion of a language.
 *
 * @throws Error where the table of languages has a row with a fallback and nobody has said how to convert
 */
export function conversionOf(tag: string): Conversion {
  const conversion = conversions[tag]
  if (!conversion) throw new Error(`web/vite/conversions.ts says nothing of ${tag}`)
  return conversion
}

/** The rows of the table whose pages are a build by themselves. */
export function builtApart() {
  return languages.filter((row) => 'fallback' in row)
}
