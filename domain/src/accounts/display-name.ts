import { textKinds, writtenText } from '../forms/text-kinds'

/** The two names of a person as the profile keeps them. */
export interface PersonName {
  readonly firstName: string
  readonly lastName: string
}

/** The names of a profile that is missing. */
export const unknownName: PersonName = { firstName: 'Unknown', lastName: 'User' }

/**
 * Splits a display name at its first space; what follows is the last name, which may be empty.
 * An empty or missing display name gives the names of a missing profile.
 */
export function splitDisplayName(displayName: string | null | undefined): PersonName {
  const name = writtenText(displayName ?? '', textKinds.personName)
  if (name === '') return unknownName
  const space = name.indexOf(' ')
  const [first, last] = space < 0 ? [name, ''] : [name.slice(0, space), name.slice(space + 1).trim()]
  return { firstName: shortened(first), lastName: shortened(last) }
}

/** The beginning of a name that is too long; a character at its end is kept whole or left out. */
function shortened(name: string): string {
  return name.slice(0, textKinds.personName.longest).replace(/\p{Surrogate}$/u, '')
}

/** Typed names as they are kept. */
export function writtenNames({ firstName, lastName }: PersonName): PersonName {
  return {
    firstName: writtenText(firstName, textKinds.personName),
    lastName: writtenText(lastName, textKinds.personName),
  }
}

/** The display name of two names, so that splitting it gives them back where the first has no space. */
export function joinDisplayName({ firstName, lastName }: PersonName): string {
  return `${firstName} ${lastName}`.trim()
}
