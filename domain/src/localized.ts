/**
 * The languages of the site, one row each: `tag` as in `<html lang>` and in a person's preferences, `key` under which data files and
 * word tables keep its texts, `prefix` with which its addresses begin, `name` in its own words. A row with `fallback` has no texts of
 * its own: its pages are a build by themselves, in which the texts of that language are converted (web/vite/conversions.ts).
 * Everything else that names languages follows this table (docs/decisions/017-a-language-is-a-row.md).
 */
export const languages = [
  { tag: 'zh-CN', key: 'zh', prefix: '', name: '简体中文' },
  { tag: 'en', key: 'en', prefix: 'en', name: 'English' },
  { tag: 'zh-Hant', key: 'zh', prefix: 'zh-hant', name: '繁體中文', fallback: 'zh-CN' },
] as const

type Row = (typeof languages)[number]

export type Language = Row['tag']

/** The languages in which texts are written, and in which the server writes its mails. */
export type WrittenLanguage = Exclude<Row, { readonly fallback: string }>['tag']

/** A text in both languages, as data files hold it. */
export interface Localized {
  readonly zh: string
  readonly en: string
}

/** The row of a language; that of the first one where nobody knows the tag, as in old storage. */
export function rowOf(language: Language): Row {
  return languages.find(({ tag }) => tag === language) ?? languages[0]
}

/** The key under which data files and word tables keep the texts of a language. */
export function textKey(language: Language): keyof Localized {
  return rowOf(language).key
}

/** Whether the pages of a language are a build by themselves: who changes to it or from it loads a page. */
export function isBuiltApart(language: Language): boolean {
  return 'fallback' in rowOf(language)
}

/** The text of a bilingual value in the reader's language. */
export function inLanguage(text: Localized, language: Language): string {
  return text[textKey(language)]
}
