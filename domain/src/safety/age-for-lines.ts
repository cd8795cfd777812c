import type { AgeBand } from './age-band'

/** Whose lines are wanted: those for an age, or those for a grown-up who fills in a form or reads an article for the sake of a child. */
export type LinesFor = AgeBand | 'parent'

/** Who answers a form decides which lines are named: a parent wants those for parents, else the reader's own age counts. */
export function linesFor(
  { respondent }: { readonly respondent: string },
  ofReader: AgeBand | null,
): LinesFor | undefined {
  return respondent === 'parent' ? 'parent' : (ofReader ?? undefined)
}
