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

export interface CompiledLexicon {
  readonly phrases: readonly {
    readonly level: MatchedLevel
    readonly zh: readonly RegExp[]
    readonly en: readonly RegExp[]
  }[]
  readonly idioms: { readonly zh: readonly RegExp[]; readonly en: readonly RegExp[] }
}

let compiled: CompiledLexicon | null = null

/** The facts' suppress phrases; where one needs to see its surroundings to be safe, our narrower form replaces it. */
function idiomsOf(language: 'zh' | 'en'): readonly string[] {
  const inContext: Record<string, string> = variants.idiomsInContext
  return [
    ...facts.idiomSuppress[language].map((phrase) => inContext[phrase] ?? phrase),
    ...variants.idioms[language],
  ]
}

/** The lists as expressions. Built at the first use, so that a page that only imports the gate pays nothing. */
export function compiledLexicon(): CompiledLexicon {
  compiled ??= {
    phrases: levelsByPriority.map((level) => ({
      level,
      zh: [...facts.zh[level], ...variants.zh[level]].map(chinesePattern),
      en: [...facts.en[level], ...variants.en[level]].map(englishPattern),
    })),
    idioms: {
      zh: idiomsOf('zh').map((phrase) => idiomPattern(phrase, 'zh')),
      en: idiomsOf('en').map((phrase) => idiomPattern(phrase, 'en')),
    },
  }
  return compiled
}
