import { readFile } from 'node:fs/promises'

/** One expression of the emulator's coverage report; without values it was never evaluated. */
export interface CoveredExpression {
  readonly sourcePosition: {
    readonly line: number
    readonly currentOffset?: number
    readonly endOffset?: number
  }
  /** What it came to, and how often; an empty value where `&&` or `||` passed it over. */
  readonly values?: readonly { readonly value: object; readonly count?: number }[]
  readonly children?: readonly CoveredExpression[]
}

/** Every expression of the rules, with what it was evaluated to since they were loaded. */
export async function coveredExpressions(projectId: string): Promise<readonly CoveredExpression[]> {
  const address = `http://${process.env.FIRESTORE_EMULATOR_HOST}/emulator/v1/projects/${projectId}:ruleCoverage`
  const { report } = (await (await fetch(address)).json()) as { report: readonly CoveredExpression[] }
  const flat = (expression: CoveredExpression): readonly CoveredExpression[] => [
    expression,
    ...(expression.children ?? []).flatMap(flat),
  ]
  return report.flatMap(flat)
}

/** How often an expression was evaluated. */
export function evaluations({ values = [] }: CoveredExpression): number {
  return values
    .filter(({ value }) => Object.keys(value).length > 0)
    .reduce((sum, { count = 1 }) => sum + count, 0)
}

export const readRules = () => readFile(new URL('../../firestore.rules', import.meta.url), 'utf8')

/** Calls of the rules that read another document. */
const reading = /^(get|exists|getAfter|existsAfter)\(\/databases\//

/** How often each place of the rules that reads another document was evaluated, by where it begins. */
async function readings(projectId: string, rules: string): Promise<ReadonlyMap<number, number>> {
  const counts = new Map<number, number>()
  for (const expression of await coveredExpressions(projectId)) {
    const { currentOffset = 0, endOffset } = expression.sourcePosition
    if (!reading.test(rules.slice(currentOffset, endOffset))) continue
    // `get(…).data` begins where `get(…)` does.
    counts.set(currentOffset, Math.max(evaluations(expression), counts.get(currentOffset) ?? 0))
  }
  return counts
}

/**
 * Makes requests and counts the documents that the rules read for them, which the bill counts too: for each request once, however
 * often a rule asks. One request after the other, in a project that nobody else uses.
 */
export function ruleReader(projectId: string, rules: string) {
  let before: ReadonlyMap<number, number> | undefined
  return async <Value>(
    request: () => Promise<Value>,
  ): Promise<{ readonly value: Value; readonly ruleReads: number }> => {
    before ??= await readings(projectId, rules)
    const earlier = before
    const value = await request()
    const after = await readings(projectId, rules)
    before = after
    // A request reads one document from each such place.
    const places = [...after].filter(([place, count]) => count > (earlier.get(place) ?? 0))
    return { value, ruleReads: places.length }
  }
}
