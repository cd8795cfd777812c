import type { Localized } from '../localized'
import type { CrisisLine } from './crisis-lines'

/** The name of a line where its number stands beside it: a number that begins the name is not said twice. */
export function lineNameBeside(line: CrisisLine): Localized {
  const { number } = line
  const short = (name: string) =>
    number !== null && `${name} `.startsWith(`${number} `) ? name.slice(number.length).trim() : name
  return { zh: short(line.name.zh), en: short(line.name.en) }
}
