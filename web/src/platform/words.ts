import type { Language } from '@amhs/domain/localized'
import { textKey } from '@amhs/domain/localized'
import { useLanguage } from './preferences'

/** What the other language must offer: the same keys, texts for texts, functions with the same values. */
type SameShape<Words> = {
  readonly [Key in keyof Words]: Words[Key] extends string
    ? string
    : Words[Key] extends (...values: infer Values) => string
      ? (...values: Values) => string
      : Words[Key] extends readonly string[]
        ? readonly string[]
        : SameShape<Words[Key]>
}

/** The texts of one component in both languages; a text that one language lacks does not compile. */
export interface WordTable<Words> {
  readonly zh: Words
  readonly en: SameShape<Words>
}

export function defineWords<Words>(table: WordTable<Words>): WordTable<Words> {
  return table
}

/** The texts of a table in a given language, for code outside components. */
export function wordsIn<Words>(table: WordTable<Words>, language: Language): SameShape<Words> {
  return table[textKey(language)] as SameShape<Words>
}

/** The texts of a table in the reader's language. */
export function useWords<Words>(table: WordTable<Words>): SameShape<Words> {
  return wordsIn(table, useLanguage())
}
