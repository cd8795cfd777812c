import { type Language, type Localized, textKey } from '../localized'

/** What a list of results shows of a title and a description, in characters; Chinese ones are twice as wide. */
export const longestTitle = { zh: 30, en: 60 } as const
export const longestDescription = { zh: 80, en: 160 } as const

/** What a list of articles says of each, in characters: enough to choose by, so that a list of forty stays short on a phone. */
export const longestListed = { zh: 36, en: 90 } as const

export const siteName: Localized = { zh: '无障碍心理支持', en: 'Accessible Mental Health Support' }

/**
 * "Learning – Accessible Mental Health Support": one pattern for every page, so that whoever goes through open tabs by ear knows whose
 * each is. What a list of results cuts off is the name of the site; the title before it fits.
 */
export function titleOfPage(title: string, language: Language): string {
  return `${title} – ${siteName[textKey(language)]}`
}

/** The sentences at the beginning of a summary that a list of results shows whole. */
export function descriptionOf(summary: string, language: Language): string {
  return beginningOf(summary, longestDescription[textKey(language)])
}

/** The sentences at the beginning of a text that fit into so many characters, at least one. */
export function beginningOf(text: string, longest: number): string {
  const sentences = text.match(/[^.。！？?!]+(?:[.。！？?!]+["”’」』)]*\s*|$)/g) ?? []
  let description = ''
  for (const sentence of sentences) {
    if (description !== '' && (description + sentence).trimEnd().length > longest) break
    description += sentence
  }
  return description.trimEnd()
}
