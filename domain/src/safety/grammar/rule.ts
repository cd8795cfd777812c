import type { MatchedLevel } from '../lexicon'

/** A rule as the data files hold it. Everything is explicit: which slots, in which order, how far apart. */
export interface RuleSource {
  /** Names the finding, so that a decision can be explained without the text. */
  readonly family: string
  readonly level: MatchedLevel
  /** How much it says by itself: 10 is sure. Below, it asks gently from 4 on, and adds to other families. */
  readonly weight: number
  /**
   * Slots in their order. `~6`: at most 6 units between (a character is 1, a word 2, a filler 0; 3 if nothing is said);
   * `a|b`: one of several; `:last_time`: these very words.
   */
  readonly say?: readonly string[]
  /** Slots in any order. */
  readonly together?: readonly (readonly string[])[]
  /** For `together`: how far apart the first slot and each other one may stand, in units. */
  readonly within?: number
  /** No match where one of these slots stands in the same sentence. */
  readonly unless?: readonly string[]
  /** No match where one of these slots ends right before it. */
  readonly notAfter?: readonly string[]
  /** No match where one of these slots begins right after it. */
  readonly notBefore?: readonly string[]
  /** Only where one of these slots stands somewhere in the message. */
  readonly message?: readonly string[]
  /** Only where the person speaks of themselves (`self`) or of somebody else (`other`); otherwise both. */
  readonly about?: 'self' | 'other'
  /** Its words themselves say that it is somebody else's danger, wherever they are named. */
  readonly ofOther?: true
  /** It names act, target or means so exactly that the classifier's doubt takes nothing from it. */
  readonly certain?: boolean
  /** It asks or prepares (is the door to the roof locked?): the classifier alone does not make it danger now. */
  readonly notYet?: boolean
  /** The person's own, whoever is named in it (忌日那天去找他). */
  readonly speaker?: boolean
  /** Only in messages of fewer tokens than this: a word that says it all when nothing else is said. */
  readonly shorterThan?: number
  /** Also an everyday exaggeration: laughter in the message takes the edge off it. */
  readonly light?: boolean
  /** The negation belongs to it: a "not" before it is no denial. */
  readonly undeniable?: boolean
}

export interface RuleFile {
  readonly purpose: string
  readonly rules: readonly RuleSource[]
}

/** One place of a pattern: any of its slots, after at most `gap` units. */
export interface Step {
  readonly slots: readonly number[]
  readonly gap: number
}

export interface Rule {
  readonly source: RuleSource
  readonly sequences: readonly (readonly Step[])[]
  readonly groups: readonly (readonly (readonly number[])[])[]
  readonly within: number
  /** Every slot that it says or puts together. */
  readonly own: readonly number[]
  readonly unless: readonly number[]
  readonly notAfter: readonly number[]
  readonly notBefore: readonly number[]
  readonly message: readonly number[]
}

const usualGap = 3
const usualSpan = 10

/** The names of slots in one step, also the literal ones (`:last_time`). */
function namesOf(step: string): readonly string[] {
  return step.split('|')
}

/** Every `:literal` of a rule; each is a slot of its own. */
export function literalsOf(rule: RuleSource): readonly string[] {
  const steps = [
    ...(rule.say ?? []).flatMap((pattern) => pattern.split(' ')),
    ...(rule.together ?? []).flat(),
  ]
  const others = [
    ...(rule.unless ?? []),
    ...(rule.notAfter ?? []),
    ...(rule.notBefore ?? []),
    ...(rule.message ?? []),
  ]
  return [...steps, ...others].flatMap(namesOf).filter((name) => name.startsWith(':'))
}

/**
 * Turns a rule's words into numbers.
 *
 * @throws Error where a rule names a slot that no file holds
 */
export function compileRule(
  source: RuleSource,
  { has, numberOf }: { readonly has: (name: string) => boolean; readonly numberOf: (name: string) => number },
): Rule {
  const number = (name: string) => {
    if (!has(name)) throw new Error(`Rule ${source.family} names the slot ${name}, which no file holds`)
    return numberOf(name)
  }
  const numbers = (names: readonly string[] | undefined) => (names ?? []).map(number)
  const sequence = (pattern: string): Step[] => {
    const steps: Step[] = []
    let gap = usualGap
    for (const word of pattern.split(' ')) {
      if (word.startsWith('~')) gap = Number(word.slice(1))
      else {
        steps.push({ slots: namesOf(word).map(number), gap })
        gap = usualGap
      }
    }
    return steps
  }
  const sequences = (source.say ?? []).map(sequence)
  const groups = (source.together ?? []).map((group) => group.map((names) => namesOf(names).map(number)))
  return {
    source,
    ...{ sequences, groups },
    own: [...new Set([...sequences.flat().flatMap(({ slots }) => slots), ...groups.flat(2)])],
    within: source.within ?? usualSpan,
    unless: numbers(source.unless),
    notAfter: numbers(source.notAfter),
    notBefore: numbers(source.notBefore),
    message: numbers(source.message),
  }
}
