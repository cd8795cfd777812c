import type { OwnResult } from './own-results.firestore'

type Listed = Pick<OwnResult, 'id' | 'instrument' | 'finishedAt'>

/**
 * What is in sight of the results to choose from, and what is folded below. Whoever came from one result meets that one, where it is
 * there; anybody else the latest of each questionnaire, newest first.
 */
export function firstShown<Result extends Listed>(
  offered: readonly Result[],
  wanted: string | null,
): { readonly first: readonly Result[]; readonly others: readonly Result[] } {
  const latest = new Map<string, Result>()
  for (const result of offered.toSorted((one, other) => other.finishedAt - one.finishedAt))
    if (!latest.has(result.instrument)) latest.set(result.instrument, result)
  const isFirst = (result: Result) =>
    wanted === null ? latest.get(result.instrument) === result : result.id === wanted
  return { first: offered.filter(isFirst), others: offered.filter((result) => !isFirst(result)) }
}
