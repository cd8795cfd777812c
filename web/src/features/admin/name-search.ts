import { type Language, textKey } from '@amhs/domain/localized'

/** By which name a list is sorted and searched, and how the names that are wanted begin; empty for all of them. */
export interface NameSearch {
  readonly field: 'name.zh' | 'name.en'
  readonly begins: string
}

/** The name that a list shows is the one by which it is sorted. */
export function nameField(language: Language): NameSearch['field'] {
  return `name.${textKey(language)}`
}

/** Words that stay small in a name, and are no beginning. */
const small = new Set(['a', 'and', 'at', 'for', 'in', 'of', 'on', 'the'])

/**
 * What is searched of what somebody has typed: Chinese characters are looked for in the Chinese names, everything else in the English
 * ones, whatever language the panel is in. The database compares letter by letter, so who types all small gets capitals as names have them.
 */
export function nameSearch(typed: string, language: Language): NameSearch {
  const text = typed.trim().replace(/\s+/g, ' ')
  if (text === '') return { field: nameField(language), begins: '' }
  if (/\p{Script=Han}/u.test(text)) return { field: 'name.zh', begins: text }
  if (text !== text.toLowerCase()) return { field: 'name.en', begins: text }
  const words = text
    .split(' ')
    .map((word, at) => (at > 0 && small.has(word) ? word : word.charAt(0).toUpperCase() + word.slice(1)))
  return { field: 'name.en', begins: words.join(' ') }
}
