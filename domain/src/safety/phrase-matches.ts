import { compiledLexicon, type Idiom, type MatchedLevel } from './lexicon'
import { cleanText, normaliseMessage, type Reading, wordBreak } from './normalise'

/** A place in the cleaned text, first and last character included. */
interface Span {
  readonly first: number
  readonly last: number
}

/** One phrase that was found. `before` is what stands before it in its reading, for the negation rule. */
export interface PhraseMatch {
  readonly level: MatchedLevel
  readonly language: 'zh' | 'en'
  readonly before: string
  readonly after: string
  /** It stands in the reviewed list, not in our additions. */
  readonly reviewed: boolean
  /** Its places in the cleaned text, first and last character included. */
  readonly first: number
  readonly last: number
}

const contextLength = 50

function withoutBreaks(text: string): string {
  return text.replaceAll(wordBreak, '')
}

function* spansOf(pattern: RegExp, text: string): Generator<{ start: number; end: number }> {
  pattern.lastIndex = 0
  for (let found = pattern.exec(text); found; found = pattern.exec(text)) {
    const start = found.index
    const end = start + Math.max(found[0].length, 1)
    yield { start, end }
    pattern.lastIndex = start + 1
  }
}

/** For each place of the cleaned text that lies in an idiom: the furthest end of these. 0 for all others. */
interface IdiomReach {
  readonly any: Int32Array
  readonly takingEndings: Int32Array
}

function idiomReach(idioms: readonly Idiom[], cleaned: string): IdiomReach {
  const any = new Int32Array(cleaned.length)
  const takingEndings = new Int32Array(cleaned.length)
  const spans = idioms.flatMap(({ pattern, takesEndings }) =>
    [...spansOf(pattern, cleaned)].map((span) => ({ ...span, takesEndings })),
  )
  // The furthest is written last.
  for (const { start, end, takesEndings } of spans.sort((one, other) => one.end - other.end)) {
    any.fill(end, start, end)
    if (takesEndings) takingEndings.fill(end, start, end)
  }
  return { any, takingEndings }
}

/**
 * An idiom takes away a match that lies inside it, and where it may, one whose end lies inside it (我[想死你了]): the
 * characters that made the match dangerous belong to the idiom. It never takes away anything else in the message.
 */
function isIdiom(match: Span, reach: IdiomReach): boolean {
  return (reach.any[match.first] ?? 0) > match.last || (reach.takingEndings[match.last] ?? 0) > match.last
}

function* matchesIn(
  reading: Reading,
  level: MatchedLevel,
  language: 'zh' | 'en',
  { patterns, reviewed }: { readonly patterns: readonly RegExp[]; readonly reviewed: number },
  idioms: IdiomReach,
): Generator<PhraseMatch> {
  for (const [index, pattern] of patterns.entries()) {
    for (const { start, end } of spansOf(pattern, reading.text)) {
      const span = { first: reading.places[start] ?? 0, last: reading.places[end - 1] ?? 0 }
      if (isIdiom(span, idioms)) continue
      yield {
        level,
        language,
        before: withoutBreaks(reading.text.slice(Math.max(0, start - contextLength), start)),
        after: withoutBreaks(reading.text.slice(end, end + contextLength)),
        reviewed: index < reviewed,
        ...span,
      }
    }
  }
}

/** Whether a place of the cleaned text, first and last character included, belongs to a harmless idiom of either language. */
export type IdiomTest = (first: number, last: number) => boolean

/** Finds the idioms of a text, for others than the phrase lists. */
export function findIdioms(cleaned: string): IdiomTest {
  const { idioms } = compiledLexicon()
  const reaches = [idiomReach(idioms.zh, cleaned), idiomReach(idioms.en, cleaned)]
  return (first, last) => reaches.some((reach) => isIdiom({ first, last }, reach))
}

/**
 * The cleaned text with every idiom left out, for a reader that knows none; null where there is none. What stands around an
 * idiom stays, with a space in its place.
 */
export function withoutIdioms(text: string): string | null {
  const cleaned = cleanText(text)
  const { idioms } = compiledLexicon()
  const isInside: boolean[] = []
  for (const { pattern } of [...idioms.zh, ...idioms.en]) {
    for (const { start, end } of spansOf(pattern, cleaned)) {
      for (let place = start; place < end; place += 1) isInside[place] = true
    }
  }
  if (isInside.length === 0) return null
  return Array.from({ length: cleaned.length }, (_, place) => (isInside[place] ? ' ' : cleaned[place])).join(
    '',
  )
}

/**
 * Every listed phrase in the text that is not part of an idiom, highest level first. Both languages are always compared:
 * people mix them, and a language setting must never hide a statement.
 */
export function findPhrases(text: string): PhraseMatch[] {
  const lexicon = compiledLexicon()
  const message = normaliseMessage(text)
  const chineseIdioms = idiomReach(lexicon.idioms.zh, message.cleaned)
  const englishIdioms = idiomReach(lexicon.idioms.en, message.cleaned)
  const chinese = [message.chinese, message.chineseSentences].filter((reading) => reading !== null)
  const found: PhraseMatch[] = []
  for (const { level, zh, en, reviewed } of lexicon.phrases) {
    const inChinese = { patterns: zh, reviewed: reviewed.zh }
    const inEnglish = { patterns: en, reviewed: reviewed.en }
    for (const reading of chinese) found.push(...matchesIn(reading, level, 'zh', inChinese, chineseIdioms))
    for (const reading of message.latin) {
      if (/[a-z]/.test(reading.text)) found.push(...matchesIn(reading, level, 'en', inEnglish, englishIdioms))
    }
  }
  return found
}
