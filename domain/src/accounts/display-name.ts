import { storableText } from '../documents/storable-text'

/** The two names of a person as the profile keeps them. */
export interface PersonName {
  readonly firstName: string
  readonly lastName: string
}

/** The names of a profile that is missing. */
export const unknownName: PersonName = { firstName: 'Unknown', lastName: 'User' }

/** The longest first or last name, in UTF-16 units; the rules of the database hold the same number. */
export const longestName = 100

/**
 * Splits a display name at its first space; what follows is the last name, which may be empty.
 * An empty or missing display name gives the names of a missing profile.
 */
export function splitDisplayName(displayName: string | null | undefined): PersonName {
  const name = storableText(displayName ?? '')
  if (name === '') return unknownName
  const space = name.indexOf(' ')
  const [first, last] = space < 0 ? [name, ''] : [name.slice(0, space), name.slice(space + 1).trim()]
  return { firstName: shortened(first), lastName: shortened(last) }
}

/** The beginning of a name that is too long; a character at its end is kept whole or left out. */
function shortened(name: string): string {
  return name.slice(0, longestName).replace(/\p{Surrogate}$/u, '')
}

/** The display name of two names, so that splitting it gives them back where the first has no space. */
export function joinDisplayName({ firstName, lastName }: PersonName): string {
  return `${firstName} ${lastName}`.trim()
}
