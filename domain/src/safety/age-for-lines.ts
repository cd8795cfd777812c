import type { AgeBand } from './age-band'

/**
 * A child whom a grown-up fills in a form or reads an article for. Such a form is for children up to 17 and asks their age before it begins;
 * under 18 the lines are the same at any age.
 */
export const childBand: AgeBand = 'under-14'

/** Whose age decides which lines are named: that of the child where a parent answers, else the reader's own. */
export function ageForLines(
  { respondent }: { readonly respondent: string },
  ofReader: AgeBand | null,
): AgeBand | undefined {
  return respondent === 'parent' ? childBand : (ofReader ?? undefined)
}
