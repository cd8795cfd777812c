/** The languages of the product, as they stand in `<html lang>` and in a person's preferences. */
export type Language = 'zh-CN' | 'en'

export const languages: readonly Language[] = ['zh-CN', 'en']

/** A text in both languages, as data files hold it. */
export interface Localized {
  readonly zh: string
  readonly en: string
}

/** The key under which data files and word tables keep the texts of a language. */
export function textKey(language: Language): keyof Localized {
  return language === 'en' ? 'en' : 'zh'
}

/** The text of a bilingual value in the reader's language. */
export function inLanguage(text: Localized, language: Language): string {
  return text[textKey(language)]
}
