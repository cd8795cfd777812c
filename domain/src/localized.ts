/**
 * The languages of the site, one row each: `tag` as in `<html lang>` and in a person's preferences, `key` under which data files and
 * word tables keep its texts, `prefix` with which its addresses begin, `locale` for dates, voices and other services, `name` in its
 * own words. A row with `fallback` has no texts of its own: its pages are a build by themselves, in which the texts of that language
 * are converted (web/vite/conversions.ts).
 * Everything else that names languages follows this table (docs/decisions/017-a-language-is-a-row.md).
 */
export const languages = [
  { tag: 'zh-CN', key: 'zh', prefix: '', locale: 'zh-CN', name: '简体中文' },
  { tag: 'en', key: 'en', prefix: 'en', locale: 'en-GB', name: 'English' },
  { tag: 'zh-Hant', key: 'zh', prefix: 'zh-hant', locale: 'zh-TW', name: '繁體中文', fallback: 'zh-CN' },
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

/** The languages in which texts are written. */
export function writtenLanguages(): readonly WrittenLanguage[] {
  return languages.flatMap((row) => ('fallback' in row ? [] : [row.tag]))
}

function rowOf(language: Language): Row {
  return languages.find(({ tag }) => tag === language) ?? languages[0]
}

/** The key under which data files and word tables keep the texts of a language. */
export function textKey(language: Language): keyof Localized {
  return rowOf(language).key
}

/** With what the addresses of a language begin, without a slash; empty for the first language. */
export function prefixOf(language: Language): string {
  return rowOf(language).prefix
}

/** The form of a language for `Intl`, for voices, and for services that know none of ours. */
export function localeOf(language: Language): string {
  return rowOf(language).locale
}

/** What a language is called by those who read it. */
export function nameOf(language: Language): string {
  return rowOf(language).name
}

/** Whether the pages of a language are a build by themselves: who changes to it or from it loads a page. */
export function isBuiltApart(language: Language): boolean {
  return 'fallback' in rowOf(language)
}

/** The language whose texts stand for those of a language where nothing is converted: in mails, and in questionnaires. */
export function writtenLanguage(language: Language): WrittenLanguage {
  const row = rowOf(language)
  return 'fallback' in row ? row.fallback : row.tag
}

/** The text of a bilingual value in the reader's language. */
export function inLanguage(text: Localized, language: Language): string {
  return text[textKey(language)]
}
