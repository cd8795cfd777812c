import facts from './lexicon.json'
import variants from './lexicon-variants.json'
import { chinesePattern, englishPattern, idiomPattern } from './phrase-pattern'

/** What a message can match, in the order of the lists' own priority: the first one decides. */
export type MatchedLevel = 'L3' | 'H' | 'P' | 'L2' | 'A' | 'T' | 'E' | 'L1'
export type SafetyLevel = MatchedLevel | 'none'

/** Highest first, as `testNote` of the lexicon says. */
export const levelsByPriority: readonly MatchedLevel[] = ['L3', 'H', 'P', 'L2', 'A', 'T', 'E', 'L1']

/** 0 for `none`, then rising; the higher of two levels is the one that counts. */
export function levelRank(level: SafetyLevel): number {
  return level === 'none' ? 0 : levelsByPriority.length - levelsByPriority.indexOf(level)
}

/** The higher of two levels. */
export function higherLevel(one: SafetyLevel, other: SafetyLevel): SafetyLevel {
  return levelRank(one) >= levelRank(other) ? one : other
}

/** A harmless phrase. `takesEndings`: it also takes away a match that begins before it and ends inside it. */
export interface Idiom {
  readonly pattern: RegExp
  readonly takesEndings: boolean
}

export interface CompiledLexicon {
  readonly phrases: readonly {
    readonly level: MatchedLevel
    /** The phrases of the reviewed list first. */
    readonly zh: readonly RegExp[]
    readonly en: readonly RegExp[]
    /** So many of them come from the reviewed list. */
    readonly reviewed: Readonly<Record<'zh' | 'en', number>>
  }[]
  readonly idioms: { readonly zh: readonly Idiom[]; readonly en: readonly Idiom[] }
}

let compiled: CompiledLexicon | null = null

/** The facts' suppress phrases; where one needs to see its surroundings to be safe, our narrower form replaces it. */
function suppressPhrases(language: 'zh' | 'en'): readonly string[] {
  const inContext: Record<string, string> = variants.idiomsInContext
  return facts.idiomSuppress[language].map((phrase) => inContext[phrase] ?? phrase)
}

function idiomsOf(language: 'zh' | 'en'): readonly Idiom[] {
  // Our own English idioms name a harmless object at their end, so they may also close a longer match ("he beat me at
  // chess"). The facts' phrases are too short for that: "to die for" must not take "I want to die" away.
  const ours = variants.idioms[language].map((phrase) => ({
    pattern: idiomPattern(phrase, language),
    takesEndings: true,
  }))
  const given = suppressPhrases(language).map((phrase) => ({
    pattern: idiomPattern(phrase, language),
    takesEndings: language === 'zh',
  }))
  return [...given, ...ours]
}

/** The lists as expressions. Built at the first use, so that a page that only imports the gate pays nothing. */
export function compiledLexicon(): CompiledLexicon {
  compiled ??= {
    phrases: levelsByPriority.map((level) => ({
      level,
      zh: [...facts.zh[level], ...variants.zh[level]].map(chinesePattern),
      en: [...facts.en[level], ...variants.en[level]].map(englishPattern),
      reviewed: { zh: facts.zh[level].length, en: facts.en[level].length },
    })),
    idioms: { zh: idiomsOf('zh'), en: idiomsOf('en') },
  }
  return compiled
}

const unsurePhrases = new RegExp(`^(?:${variants.unsurePhrases.join('|')})$`)
const cursePhrases = new RegExp(`^(?:${variants.cursePhrases.join('|')})$`)
const lightPhrases = new RegExp(`^(?:${variants.lightPhrases.join('|')})$`)

const groans = new RegExp(`^(?:${variants.groans.join('|')})$`)

/** Also an everyday exaggeration (kms, 我要死了): laughter around it is believed. */
export function isLightPhrase(found: string): boolean {
  return lightPhrases.test(found)
}

/** A groan about a chore as often as a wish (kill me now): what stands beside it decides. */
export function isGroan(found: string): boolean {
  return groans.test(found)
}

/**
 * As often said in anger or jest as meant (要死, could strangle), or a curse where nobody says it of themselves (去死): it asks
 * gently where nothing else is found.
 */
export function isUnsurePhrase(found: string, self: boolean): boolean {
  return unsurePhrases.test(found) || (!self && cursePhrases.test(found))
}
