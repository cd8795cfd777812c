import type { RulesCase } from '../rules/rules-case'
import type { RulesMutant } from './rules-mutants'

/** Words of rules that say nothing about what they are asked for. */
const silent = new Set(
  'allow auth becomes condition data false function match nothing null request resource return true whole without'.split(
    ' ',
  ),
)

/** What the names of cases call something that rules call otherwise. */
const synonyms: Readonly<Record<string, readonly string[]>> = {
  disabled: ['disabled'],
  ended: ['left', 'ended'],
  expires: ['over'],
  good: ['disabled', 'without a profile'],
  owns: ['stranger'],
  professional: ['demoted', 'claim', 'professional'],
  role: ['claim', 'demoted', 'former'],
  verified: ['verified'],
}

/** What a mistake is about, in words and numbers that the name of a case may have. */
function cluesOf(source: string, { line, description }: RulesMutant): readonly string[] {
  const text = `${source.split('\n')[line - 1] ?? ''} ${description}`
  const words = text
    .replaceAll(/([a-z])([A-Z])/g, '$1 $2')
    .toLowerCase()
    .match(/[a-z]{4,}[0-9]*/g)
  const numbers = text.match(/\b\d{2,}\b/g)?.flatMap((one) => [one, String(Number(one) + 1)])
  const clues = (words ?? []).filter((word) => !silent.has(word)).flatMap((word) => synonyms[word] ?? [word])
  return [...new Set([...clues, ...(numbers ?? [])])]
}

/** The cases whose names speak of what a mistake is about, those with the most in common first. */
export function speakingOf(
  cases: readonly RulesCase[],
  source: string,
  mutant: RulesMutant,
): readonly RulesCase[] {
  const clues = cluesOf(source, mutant)
  const inCommon = ({ name }: RulesCase) => clues.filter((clue) => name.toLowerCase().includes(clue)).length
  return cases
    .map((one) => [one, inCommon(one)] as const)
    .filter(([, count]) => count > 0)
    .sort(([, one], [, other]) => other - one)
    .map(([one]) => one)
}
