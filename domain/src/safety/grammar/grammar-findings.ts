import type { Finding } from '../finding'
import type { MatchedLevel } from '../lexicon'
import type { FamilyFinding } from './read-grammar'

/** From this weight on a family, or several together, are sure. */
const sureFrom = 10
/** From this weight on they ask gently. */
const gentleFrom = 4
/** Hopelessness beside signs of a crisis adds this much to them. */
const hopelessnessAdds = 2
/** Families of an attack that goes on or comes: the police are called first, not the ambulance. */
const attackFamilies: ReadonlySet<string> = new Set(['attack-now', 'attack-next-door'])
/** L1 is found from this weight on. */
const supportFrom = 5

const isCrisis = (level: MatchedLevel) => level === 'L3' || level === 'L2'

function sum(findings: readonly FamilyFinding[]): number {
  return findings.reduce((total, { weight }) => total + weight, 0)
}

/** The strongest finding of each family. */
function strongestOfFamilies(findings: readonly FamilyFinding[]): readonly FamilyFinding[] {
  const strongest = new Map<string, FamilyFinding>()
  for (const finding of findings) {
    const before = strongest.get(finding.family)
    if (!before || finding.weight > before.weight) strongest.set(finding.family, finding)
  }
  return [...strongest.values()]
}

function layersOf(findings: readonly FamilyFinding[], level: MatchedLevel, sure: boolean): Finding[] {
  return findings.map(({ family, certain, notYet, actor }) => ({
    layer: `grammar:${family}`,
    level,
    sure,
    context: null,
    certain,
    notYet,
    attack: attackFamilies.has(family),
    ofOther: actor === 'self' ? null : 'perhaps',
  }))
}

/** Signs of a crisis of the person: each may say little alone and much together. */
function crisisOf(findings: readonly FamilyFinding[], hopelessness: boolean): Finding[] {
  const own = strongestOfFamilies(findings)
  if (own.length === 0) return []
  const total = sum(own) + (hopelessness ? hopelessnessAdds : 0)
  const now = sum(own.filter(({ level }) => level === 'L3'))
  if (total >= sureFrom) return layersOf(own, now * 2 >= sureFrom ? 'L3' : 'L2', true)
  return total >= gentleFrom ? layersOf(own, 'L2', false) : []
}

/** Families that name what happens to somebody's body or where they stand; who says goodbye to "Mum, Dad" is no family of theirs. */
const bodily: readonly string[] = [
  'other-dying',
  'other-swallowed',
  'others-shut-in',
  'weapon-at-themselves',
  'about-to-jump',
  'intake',
  'wound',
  'jump',
  'others-letter',
]

/** "She's going to do it now" and where somebody stands say only beside one of them whom it is about. */
const besideThem: readonly string[] = ['doing-it', 'into-water', 'at-the-edge', 'intake-effects']

function isPlainly({ family, told, ofOther }: FamilyFinding, outright: readonly FamilyFinding[]): boolean {
  const isBodily = bodily.includes(family)
  const isBeside = besideThem.includes(family) && outright.some((other) => bodily.includes(other.family))
  return ofOther && (told || isBodily || isBeside)
}

/** Signs that somebody else is in danger: help for helpers, and the emergency card where it is happening now. */
function helperOf(findings: readonly FamilyFinding[]): Finding[] {
  const others = strongestOfFamilies(findings)
  if (sum(others) < gentleFrom) return []
  // "My friend says she wants to jump" is no scene yet.
  const onlySaid = ({ family, told }: FamilyFinding) => told && family === 'about-to-jump'
  const outright = others.filter(
    (finding) => finding.level === 'L3' && finding.weight >= sureFrom && !onlySaid(finding),
  )
  return [
    ...layersOf(others, 'T', true),
    ...outright.flatMap((finding) =>
      layersOf([finding], finding.level, true).map((each) => ({
        ...each,
        ofOther: isPlainly(finding, outright) ? ('outright' as const) : null,
      })),
    ),
  ]
}

/** Threats to others: anger that is often only said (could kill him) is sure beside a weapon, a plan or a time. */
function threatOf(findings: readonly FamilyFinding[]): Finding[] {
  const families = strongestOfFamilies(findings)
  const total = sum(families)
  if (!families.some(({ weight }) => weight >= gentleFrom)) return []
  return layersOf(families, 'H', total >= sureFrom)
}

function hasFamily(found: readonly FamilyFinding[]): (family: string) => boolean {
  return (family) => found.some((finding) => finding.family === family)
}

/** Whoever is sent a letter of farewell has not written it. */
function withoutTheirLetter(found: readonly FamilyFinding[]): readonly FamilyFinding[] {
  return hasFamily(found)('others-letter') ? found.filter(({ family }) => family !== 'letter') : found
}

/** A knife or gun that somebody turns on themselves is no attack, unless one is told as well. */
function withoutTheirWeapon(found: readonly FamilyFinding[]): readonly FamilyFinding[] {
  const has = hasFamily(found)
  if (!has('weapon-at-themselves') || has('attack-now')) return found
  return found.filter(
    ({ family, actor }) => family !== 'violence' && !(family === 'self-harm' && actor === 'self'),
  )
}

/**
 * What the grammar's findings call for. Families of one direction add up: a letter, a cat handed over and "I won't need it"
 * are each harmless, and together they are not.
 */
export function grammarFindings(all: readonly FamilyFinding[]): readonly Finding[] {
  const found = withoutTheirWeapon(withoutTheirLetter(all))
  const plain = found.filter(({ context }) => context === null)
  const support = plain.filter(({ level, told }) => level === 'L1' && !told)
  const told = plain.filter(
    (finding) => finding.level === 'L1' && finding.told && finding.weight >= supportFrom,
  )
  const crisis = plain.filter(({ level }) => isCrisis(level))
  // Whoever is named in them or not, these families are about somebody else.
  const isOther = ({ actor, family }: FamilyFinding) => actor === 'other' || /^others?-/.test(family)
  const own = crisis.filter((finding) => !isOther(finding))
  const others = crisis.filter(isOther)
  const softened = found
    .filter(({ context, weight }) => context !== null && weight >= gentleFrom)
    .map(
      ({ family, level, weight, context }): Finding => ({
        layer: `grammar:${family}`,
        level,
        sure: weight >= sureFrom,
        context,
      }),
    )
  return [
    ...crisisOf(own, support.length > 0),
    ...helperOf(others),
    ...(told.length > 0 ? layersOf(told, 'T', true) : []),
    ...threatOf(plain.filter(({ level }) => level === 'H')),
    ...(sum(strongestOfFamilies(support)) >= supportFrom ? layersOf(support, 'L1', true) : []),
    ...plain
      .filter(
        ({ level, weight }) => !isCrisis(level) && level !== 'L1' && level !== 'H' && weight >= gentleFrom,
      )
      .map(
        ({ family, level, weight }): Finding => ({
          layer: `grammar:${family}`,
          level,
          sure: weight >= sureFrom,
          context: null,
        }),
      ),
    ...softened,
  ]
}
