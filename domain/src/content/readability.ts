/**
 * Measures of how easy a text is to read. English: the Flesch-Kincaid grade (Kincaid and others, 1975),
 * 0.39 × words per sentence + 11.8 × syllables per word − 15.59. Chinese: characters per sentence.
 */
export interface EnglishReadability {
  readonly words: number
  readonly sentences: number
  /** Words per sentence. */
  readonly sentenceLength: number
  /** Flesch-Kincaid grade, in school years of the United States; lower is easier. */
  readonly grade: number
}

export interface ChineseReadability {
  /** Han characters; a Latin word or a number counts as one. */
  readonly characters: number
  readonly sentences: number
  /** Characters per sentence. */
  readonly sentenceLength: number
}

/** Reading speeds on which the minutes of an article rest. */
export const wordsPerMinute = 200
export const charactersPerMinute = 300

/** Vowels written side by side that are spoken apart: "anxi-ety", "cre-ate", "qui-et", "go-ing". */
const spokenApart =
  /(?<![ctsgx]|behav)i[ao]|ie(?=t|nc)|(?<![ct])ie(?=nt)|(?<=cr)ea(?=t)|ea(?=ct|$)|eo(?!p|u)|ue(?=n[tc]|l$)|(?<=[aeouyi])ing$|ui(?=d$|ci)|(?<!q)ua(?=t|l)/g

/** A silent e before an ending or inside a compound: "careful", "someone", "lifetime". */
const silentInside = /(?<=[aeiou][a-z])e(?=(?:ly|liness|ness|ment|ful|less|time|times|thing|where|one)$)/

/**
 * Syllables of an English word by its spelling, at least 1. An estimate that errs on single words and is even over a
 * text, which is what the grade needs.
 */
export function syllables(word: string): number {
  const letters = word.toLowerCase().replaceAll(/[^a-z]/g, '')
  if (letters.length <= 2) return 1
  const spoken = letters
    .replace(silentInside, '')
    .replace(/(?<=[^td])ed$/, '')
    .replace(/(?<=[^cgsxzh])es$/, '')
    .replace(/(?<=[^l]|[aeiou]l)e$/, '')
    .replace(/^y(?=[aeiou])/, '')
  const groups = spoken.match(/[aeiouy]+/g)?.length ?? 0
  return Math.max(1, groups + (spoken.match(spokenApart)?.length ?? 0))
}

function englishWords(text: string): string[] {
  return text.match(/[A-Za-z0-9]+(?:['’\-.,][A-Za-z0-9]+)*/g) ?? []
}

/** Sentences of one block; a block without a full stop (a list item) is one sentence. */
function sentencesOf(text: string, end: RegExp, counts: RegExp): number {
  return text.split(end).filter((sentence) => counts.test(sentence)).length
}

/** Measures English blocks (paragraphs, list items). Zero words give zeros. */
export function englishReadability(blocks: readonly string[]): EnglishReadability {
  const words = blocks.flatMap(englishWords)
  const sentences = blocks.reduce(
    (sum, text) => sum + sentencesOf(text, /[.!?]+["”’)]*(?:\s|$)/, /[A-Za-z0-9]/),
    0,
  )
  if (words.length === 0 || sentences === 0) return { words: 0, sentences: 0, sentenceLength: 0, grade: 0 }
  const spoken = words.reduce((sum, word) => sum + syllables(word), 0)
  const sentenceLength = words.length / sentences
  return {
    words: words.length,
    sentences,
    sentenceLength,
    grade: 0.39 * sentenceLength + 11.8 * (spoken / words.length) - 15.59,
  }
}

/** Measures Chinese blocks (paragraphs, list items). Zero characters give zeros. */
export function chineseReadability(blocks: readonly string[]): ChineseReadability {
  const characters = blocks.reduce(
    (sum, text) => sum + (text.match(/\p{Script=Han}|[A-Za-z]+|\d+(?:[.,–-]\d+)*/gu)?.length ?? 0),
    0,
  )
  const sentences = blocks.reduce(
    (sum, text) => sum + sentencesOf(text, /[。！？?!]+/, /[\p{Script=Han}\w]/u),
    0,
  )
  return { characters, sentences, sentenceLength: sentences === 0 ? 0 : characters / sentences }
}

/** Whole minutes to read so many units at a speed, rounded up, at least 1. */
export function readingMinutes(units: number, unitsPerMinute: number): number {
  return Math.max(1, Math.ceil(units / unitsPerMinute))
}
