import { createHash } from 'node:crypto'
import { appendFileSync, existsSync, mkdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import * as v from 'valibot'
import type { RulesMutant } from './rules-mutants'

/** With all cases, or with those of some collections alone: what survives then may still be noticed by others. */
export const allCases = 'all'

const verdict = v.strictObject({
  /** The digest of the rules with this mistake; of those without any, the cases were green. */
  id: v.string(),
  outcome: v.picklist(['killed', 'survived', 'invalid', 'green']),
  /** `all`, or the names of the collections whose cases were tried. */
  scope: v.string(),
})

export type RulesVerdict = v.InferOutput<typeof verdict>
export type RulesOutcome = RulesVerdict['outcome']

/** What one mutant is called in the state: another mistake is another text. */
function idOf(text: string): string {
  return createHash('sha256').update(text).digest('hex').slice(0, 20)
}

/** The name of what a run tries. */
export function scopeOf(parts: readonly string[]): string {
  return parts.length === 0 ? allCases : [...parts].sort().join(' ')
}

/**
 * The verdicts of earlier runs on the same rules and cases, in a file to which each new one is added at once: a run that is interrupted
 * anywhere goes on where it was.
 */
export class RulesMutantState {
  readonly #file: string
  readonly #known = new Map<string, RulesVerdict>()

  /** @param key a fingerprint of everything that a verdict depends on; another one begins anew */
  constructor(folder: string, key: string) {
    this.#file = path.join(folder, `rules-${key.slice(0, 20)}.jsonl`)
    mkdirSync(folder, { recursive: true })
    const lines = existsSync(this.#file) ? readFileSync(this.#file, 'utf8').split('\n') : []
    for (const line of lines) this.#take(parsedLine(line))
  }

  /** What is known of a text in this scope. Whatever was noticed by some cases is noticed by all. */
  outcome(text: string, scope: string): RulesOutcome | undefined {
    const found = this.#known.get(idOf(text))
    if (found === undefined) return undefined
    const holds = found.outcome === 'killed' || found.outcome === 'invalid' || found.scope === allCases
    return holds || found.scope === scope ? found.outcome : undefined
  }

  /** Keeps a verdict, at once. */
  add(text: string, outcome: RulesOutcome, scope: string): void {
    const kept = { id: idOf(text), outcome, scope }
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
