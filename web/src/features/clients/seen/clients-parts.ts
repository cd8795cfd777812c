/** The parts of the professional's workspace, by the key of their name in the words. */
export type ClientsPart = 'heading' | 'codeHeading' | 'badgeHeading'

/** The part that an address asks for by `?part=`; the list of people where it names none. */
export function clientsPart(wanted: string | null): ClientsPart {
  if (wanted === 'code') return 'codeHeading'
  return wanted === 'badge' ? 'badgeHeading' : 'heading'
}
