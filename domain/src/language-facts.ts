// What pages ask of the table of languages only once they are open; `localized.ts` is on every page.
import type { Language, WrittenLanguage } from './localized'
import { languages, rowOf } from './localized'

/** The languages in which texts are written. */
export function writtenLanguages(): readonly WrittenLanguage[] {
  return languages.flatMap((row) => ('fallback' in row ? [] : [row.tag]))
}

const locales: Readonly<Record<Language, string>> = { 'zh-CN': 'zh-CN', en: 'en-GB', 'zh-Hant': 'zh-TW' }

/** The form of a language for `Intl`, for voices, and for services that know none of ours. */
export function localeOf(language: Language): string {
  return locales[language]
}

/** What a language is called by those who read it. */
export function nameOf(language: Language): string {
  return rowOf(language).name
}

/** The language whose texts stand for those of a language where nothing is converted: in mails, and in questionnaires. */
export function writtenLanguage(language: Language): WrittenLanguage {
  const row = rowOf(language)
  return 'fallback' in row ? row.fallback : row.tag
}
