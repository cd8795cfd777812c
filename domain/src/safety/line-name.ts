import type { Localized } from '../localized'
import type { CrisisLine } from './crisis-lines'

/**
 * The name of a line where its number stands beside it: a number that the name begins or ends with is not said twice, written with
 * strokes ("9-8-8") or without.
 */
export function lineNameBeside({ number, name }: CrisisLine): Localized {
  if (number === null) return name
  const digits = number.replace(/\D/g, '').split('').join('[- ]?')
  const short = (text: string) => text.replace(new RegExp(`^${digits}(?= |$)|(?:^| )${digits}$`), '').trim()
  return { zh: short(name.zh), en: short(name.en) }
}
