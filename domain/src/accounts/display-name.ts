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
  const first = name.replace(/ .*/, '')
  return { firstName: shortened(first), lastName: shortened(name.slice(first.length).trim()) }
}

/** The beginning of a name that is too long. Only where it is cut can half a character be left, which is taken away. */
function shortened(name: string): string {
  return name.slice(0, textKinds.personName.longest).replace(/\p{Surrogate}/u, '')
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
