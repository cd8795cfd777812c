import { type CompiledLexicon, compiledLexicon, type MatchedLevel } from './lexicon'
import { type NormalisedMessage, normaliseMessage, type Reading } from './normalise'

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
}

const contextLength = 40

function* spansOf(pattern: RegExp, text: string): Generator<{ start: number; end: number }> {
  pattern.lastIndex = 0
  for (let found = pattern.exec(text); found; found = pattern.exec(text)) {
    const start = found.index
    const end = start + Math.max(found[0].length, 1)
    yield { start, end }
    pattern.lastIndex = start + 1
  }
}

function idiomSpans(lexicon: CompiledLexicon, message: NormalisedMessage): Record<'zh' | 'en', Span[]> {
  const find = (patterns: readonly RegExp[]) =>
    patterns.flatMap((pattern) =>
      [...spansOf(pattern, message.cleaned)].map(({ start, end }) => ({ first: start, last: end - 1 })),
    )
  return { zh: find(lexicon.idioms.zh), en: find(lexicon.idioms.en) }
}

/**
 * An idiom takes away a match that lies inside it. In Chinese also one whose end lies inside it (想[笑死], 我[想死你了]):
 * the character that made the match dangerous belongs to the idiom. It never takes away anything else in the message.
 */
function isIdiom(match: Span, idioms: readonly Span[], language: 'zh' | 'en'): boolean {
  return idioms.some(
    (idiom) =>
      idiom.last >= match.last &&
      (language === 'zh' ? idiom.first <= match.last : idiom.first <= match.first),
  )
}

function* matchesIn(
  reading: Reading,
  level: MatchedLevel,
  language: 'zh' | 'en',
  patterns: readonly RegExp[],
  idioms: readonly Span[],
): Generator<PhraseMatch> {
  for (const pattern of patterns) {
    for (const { start, end } of spansOf(pattern, reading.text)) {
      if (language === 'en' && !(reading.starts[start] && reading.ends[end - 1])) continue
      const span = { first: reading.places[start] ?? 0, last: reading.places[end - 1] ?? 0 }
      if (isIdiom(span, idioms, language)) continue
      yield {
        level,
        language,
        before: reading.text.slice(Math.max(0, start - contextLength), start),
        after: reading.text.slice(end, end + contextLength),
      }
    }
  }
}

/**
 * Every listed phrase in the text that is not part of an idiom, highest level first. Both languages are always compared:
 * people mix them, and a language setting must never hide a statement.
 */
export function findPhrases(text: string): PhraseMatch[] {
  const lexicon = compiledLexicon()
  const message = normaliseMessage(text)
  const idioms = idiomSpans(lexicon, message)
  const found: PhraseMatch[] = []
  for (const { level, zh, en } of lexicon.phrases) {
    found.push(...matchesIn(message.chinese, level, 'zh', zh, idioms.zh))
    for (const reading of message.latin) {
      if (reading.text.length > 0) found.push(...matchesIn(reading, level, 'en', en, idioms.en))
    }
  }
  return found
}
