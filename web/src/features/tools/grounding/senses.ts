/** The senses in their order, each with how many things to find. */
export const senses = [
  ['see', 5],
  ['touch', 4],
  ['hear', 3],
  ['smell', 2],
  ['taste', 1],
] as const

export type Sense = (typeof senses)[number][0]

/** What comes after a sense. */
export function senseAfter(sense: Sense): Exclude<Sense, 'see'> | 'end' {
  const at = senses.findIndex(([name]) => name === sense)
  const next = senses[at + 1]?.[0]
  return next === undefined || next === 'see' ? 'end' : next
}
