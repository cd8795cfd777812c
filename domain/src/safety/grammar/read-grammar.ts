import type { HarmlessContext, OfOther } from '../finding'
import type { MatchedLevel } from '../lexicon'
import { cleanText } from '../normalise'
import { findIdioms } from '../phrase-matches'
import { grammar } from './grammar'
import { matchesOf, type ReadText } from './match'
import type { Mention } from './mention'
import type { Mentions } from './slots'
import { type Actor, type StatementKind, Surroundings } from './surroundings'

/** What one family of rules found in a text: its strongest match. */
export interface FamilyFinding {
  readonly family: string
  readonly level: MatchedLevel
  /** 10 and more is sure; from 4 on it asks gently; below, it only adds to others. */
  readonly weight: number
  readonly context: HarmlessContext | null
  readonly actor: Actor
  /** Somebody else is said to have said it. */
  readonly told: boolean
  /** The classifier's doubt takes nothing from it. */
  readonly certain: boolean
  /** It asks or prepares. */
  readonly notYet: boolean
  /** Somebody else is named as who it happens to. */
  readonly ofOther: boolean
}

/** A text, read by the grammar. */
export interface GrammarReading {
  readonly findings: readonly FamilyFinding[]
  /** The harmless context of a place in the cleaned text, first and last character included. */
  readonly contextOf: (first: number, last: number, kind: StatementKind) => HarmlessContext | null
  /** Whether a place names the topic (suicide, 上吊) and says nothing of anybody. */
  readonly isTopic: (first: number, last: number) => boolean
  /** Whom a place speaks of. */
  readonly actorOf: (first: number, last: number) => Actor
  /** Whether what stands there is about somebody else. */
  readonly ofOther: (first: number, last: number) => OfOther
  /** Whether somebody else is said to have said what stands there. */
  readonly toldByOther: (first: number, last: number) => boolean
}

/** The tokens that lie in a place of the cleaned text. */
function tokensIn({ tokens }: ReadText, first: number, last: number): Mention {
  let low = 0
  let high = tokens.length
  while (low < high) {
    const middle = (low + high) >> 1
    if ((tokens[middle]?.last ?? 0) < first) low = middle + 1
    else high = middle
  }
  let to = low
  while (to < tokens.length && (tokens[to]?.first ?? 0) <= last) to += 1
  return { from: low, to: Math.max(to, low + 1) }
}

/** "One last match and then I'm taking these pills": who takes leave of a game does not speak of one. */
function withoutGamesOfFarewell(mentions: Mentions): Mentions {
  const { gameFarewell, games } = grammar()
  if (!gameFarewell.some((slot) => (mentions.get(slot)?.size ?? 0) > 0)) return mentions
  return new Map([...mentions].filter(([slot]) => !games.includes(slot)))
}

/** From this weight on a rule about the person also counts for somebody whose words are told. */
const telling = 7

/** Reads a text with every rule. Linear in the length of the text; nothing is kept. */
export function readGrammar(given: string): GrammarReading {
  const { slots, rules, surroundingSlots } = grammar()
  const tokens = slots.tokens(given)
  const text: ReadText = { tokens, mentions: withoutGamesOfFarewell(slots.mentions(tokens)) }
  const cleaned = cleanText(given)
  const surroundings = new Surroundings(text, surroundingSlots, cleaned)
  const isIdiom = findIdioms(cleaned)
  const strongest = new Map<string, FamilyFinding>()
  for (const rule of rules) {
    const { family, level, weight, about, speaker, certain = false, notYet = false } = rule.source
    for (const match of matchesOf(text, rule)) {
      if (isIdiom(tokens[match.from]?.first ?? 0, tokens[match.to - 1]?.last ?? 0)) continue
      const told = speaker !== true && surroundings.toldByOther(match)
      const actor = told ? 'other' : speaker === true ? 'self' : surroundings.actorOf(match)
      // What somebody else is said to have said of themselves counts for them, where it says much by itself.
      const saidOfThemselves = told && (level === 'L2' || level === 'L3') && weight >= telling
      if (about === 'self' && actor === 'other' && !saidOfThemselves) continue
      if (about === 'other' && actor !== 'other') continue
      const context = surroundings.contextOf(match, rule.source)
      const key = `${family} ${level}`
      const before = strongest.get(key)
      const better =
        !before ||
        (before.context !== null && context === null) ||
        ((context === null) === (before.context === null) &&
          (weight > before.weight || (weight === before.weight && certain && !before.certain)))
      const ofOther = told || rule.source.ofOther === true || surroundings.isToldOf(match)
      if (better)
        strongest.set(key, { family, level, weight, context, actor, told, certain, notYet, ofOther })
      if (context === null) break
    }
  }
  return {
    findings: [...strongest.values()],
    contextOf: (first, last, kind) => surroundings.contextOf(tokensIn(text, first, last), kind),
    isTopic: (first, last) => surroundings.isTopic(tokensIn(text, first, last)),
    actorOf: (first, last) => surroundings.actorOf(tokensIn(text, first, last)),
    ofOther: (first, last) => surroundings.ofOther(tokensIn(text, first, last)),
    toldByOther: (first, last) => surroundings.toldByOther(tokensIn(text, first, last)),
  }
}
