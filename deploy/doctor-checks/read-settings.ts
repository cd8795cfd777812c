/** The settings of functions or site, by name. */
export type Settings = Readonly<Record<string, string | undefined>>

/** A setting by its name, without spaces around it; empty where there is none. */
export type Read = (name: string) => string

export const reader =
  (settings: Settings): Read =>
  (name) =>
    (settings[name] ?? '').trim()

/** A fault with the name of its setting in front; nothing where there is none. */
export function named(name: string, fault: string | undefined): readonly string[] {
  return fault === undefined ? [] : [`${name}: ${fault}`]
}

/** The parts of a list that is separated by commas. */
export function listed(text: string): readonly string[] {
  return text
    .split(',')
    .map((part) => part.trim())
    .filter((part) => part !== '')
}

/** What speaks against a number that has to lie between two bounds; undefined if nothing does, or where none was chosen. */
export function numberFault(text: string, least: number, most: number): string | undefined {
  const number = Number(text)
  if (text === '' || (number >= least && number <= most)) return undefined
  return `is no number from ${least} to ${most}`
}
