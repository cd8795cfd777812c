import { createHash } from 'node:crypto'
import { appendFileSync, existsSync, mkdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import * as v from 'valibot'
import type { RulesCase } from '../rules/rules-case'
import type { RulesMutant } from './rules-mutants'

/** With all cases, or with those of some collections alone: what survives then may still be noticed by others. */
export const allCases = 'all'

const verdict = v.strictObject({
  /** The digest of the rules with this mistake; of those without any, the cases were green. */
  id: v.string(),
  outcome: v.picklist(['killed', 'survived', 'invalid', 'green']),
  /** `all`, or the names of the collections whose cases were tried. */
  scope: v.string(),
  /** The case that was red, by `nameOf` and `digestOf`; of another outcome, the digest of all cases. */
  by: v.string(),
})

export type RulesVerdict = v.InferOutput<typeof verdict>
export type RulesOutcome = RulesVerdict['outcome']

const digest = (text: string) => createHash('sha256').update(text).digest('hex').slice(0, 20)

/** What a case is called in the state. */
export function nameOf({ area, name }: RulesCase): string {
  return `${area}: ${name}`
}

/** What a case does, as far as its own lines tell: who tries what, how, and what must come of it. */
function digestOf(one: RulesCase): string {
  const attempts = one.attempts.map(({ who, what, outcome, prepare, request }) =>
    [who, what, outcome, String(prepare), String(request)].join('\n'),
  )
  return `${nameOf(one)} ${digest(attempts.join('\n'))}`
}

/** The name of what a run tries. */
export function scopeOf(parts: readonly string[]): string {
  return parts.length === 0 ? allCases : [...parts].sort().join(' ')
}

/**
 * The verdicts of earlier runs, in a file to which each new one is added at once: a run that is interrupted anywhere goes on where it was.
 * A mistake that a case has noticed stays noticed as long as the rules say the same and that case is there and does the same, whatever
 * other cases come or go. One that no case noticed is tried again as soon as any case is another.
 */
export class RulesMutantState {
  readonly #file: string
  readonly #known = new Map<string, RulesVerdict>()
  readonly #cases: ReadonlySet<string>
  readonly #allCases: string

  /**
   * @param key a fingerprint of what a verdict depends on besides rules and cases: limits, schemas and the helpers of the cases; another
   *   one begins anew
   */
  constructor(folder: string, key: string, cases: readonly RulesCase[]) {
    this.#cases = new Set(cases.map(digestOf))
    this.#allCases = digest([...this.#cases].sort().join('\n'))
    this.#file = path.join(folder, `rules-${key.slice(0, 20)}.jsonl`)
    mkdirSync(folder, { recursive: true })
    const lines = existsSync(this.#file) ? readFileSync(this.#file, 'utf8').split('\n') : []
    for (const line of lines) this.#take(parsedLine(line))
  }

  /** What is known of a text in this scope. Whatever was noticed by some cases is noticed by all. */
  outcome(text: string, scope: string): RulesOutcome | undefined {
    const found = this.#known.get(digest(text))
    if (found === undefined) return undefined
    const { outcome, by } = found
    if (outcome === 'invalid') return outcome
    if (outcome === 'killed') return this.#cases.has(by) ? outcome : undefined
    if (by !== this.#allCases) return undefined
    return found.scope === allCases || found.scope === scope ? outcome : undefined
  }

  /** The name of the case that noticed a mistake when it was tried last, where that counts no longer: it is likely to notice it again. */
  earlierKiller(text: string): string | undefined {
    const found = this.#known.get(digest(text))
    return found?.outcome === 'killed' ? found.by.slice(0, found.by.lastIndexOf(' ')) : undefined
  }

  /**
   * Keeps a verdict, at once.
   * @param killer the case that was red, where one was
   */
  add(text: string, outcome: RulesOutcome, scope: string, killer?: RulesCase): void {
    const kept = { id: digest(text), outcome, scope, by: killer ? digestOf(killer) : this.#allCases }
    this.#take(kept)
    appendFileSync(this.#file, `${JSON.stringify(kept)}\n`)
  }

  #take(kept: RulesVerdict | undefined): void {
    if (kept) this.#known.set(kept.id, kept)
  }
}

/** A line of the file; undefined for one that was cut off as it was written. */
function parsedLine(line: string): RulesVerdict | undefined {
  try {
    return v.parse(verdict, JSON.parse(line))
  } catch {
    return undefined
  }
}

/** What became of the mutants of one rules file. */
export interface RulesResult {
  readonly file: string
  readonly killed: readonly RulesMutant[]
  readonly survived: readonly RulesMutant[]
  readonly invalid: readonly RulesMutant[]
  /** Those that no run has tried yet. */
  readonly open: readonly RulesMutant[]
}

/** Sorts the mutants of a file by what is known of them. */
export function resultOf(
  file: string,
  mutants: readonly RulesMutant[],
  state: RulesMutantState,
  scope: string,
): RulesResult {
  const are = (outcome: RulesOutcome | undefined) =>
    mutants.filter(({ text }) => state.outcome(text, scope) === outcome)
  return {
    file,
    killed: are('killed'),
    survived: are('survived'),
    invalid: are('invalid'),
    open: are(undefined),
  }
}
