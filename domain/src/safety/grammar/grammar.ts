import { compileRule, literalsOf, type Rule, type RuleFile } from './rule'
import { ruleFiles } from './rules/rule-files'
import { type SlotFile, SlotReader } from './slots'
import { slotFiles } from './slots/slot-files'
import type { SurroundingSlots } from './surroundings'

/** The data files as the reader needs them. */
export interface Grammar {
  readonly slots: SlotReader
  readonly rules: readonly Rule[]
  readonly surroundingSlots: SurroundingSlots
  /** Slots of everyday things that share a word with a danger. */
  readonly harmlessThings: readonly number[]
  /** Slots of harmless words that hold a dangerous one (跳绳). */
  readonly masks: readonly number[]
  /** Slots of what is nobody's own: stories, songs, games, and words that only hold a dangerous one. */
  readonly otherMatters: readonly number[]
  /** Slots of who takes leave of a game or a stream, and those of games and stories, which are no harmless context then. */
  readonly gameFarewell: readonly number[]
  readonly games: readonly number[]
  /** Slots of who comes home or stands at the door. */
  readonly arrivals: readonly number[]
  /** Slots of means, places, times, acts and bodies: a correction that names one takes nothing back. */
  readonly dangers: readonly number[]
}

/**
 * Builds a grammar in small steps.
 *
 * @throws Error where a rule names a slot that no file holds
 */
export function* buildGrammar(
  slotData: readonly SlotFile[],
  ruleData: readonly RuleFile[],
): Generator<void, Grammar> {
  const sources = ruleData.flatMap(({ rules }) => rules)
  const slots = yield* SlotReader.build(slotData, new Set(sources.flatMap(literalsOf)))
  const reading = {
    has: (name: string) => slots.has(name),
    numberOf: (name: string) => slots.numberOf(name),
  }
  const numbers = (...names: readonly string[]) => names.map((name) => slots.numberOf(name))
  return {
    slots,
    rules: sources.map((source) => compileRule(source, reading)),
    harmlessThings: numbers('mask', 'harmlessUse', 'seeing', 'fiction', 'gameOrJoke'),
    masks: numbers('mask'),
    otherMatters: numbers('mask', 'fiction'),
    gameFarewell: numbers('gameFarewell'),
    games: numbers('gameOrJoke', 'fiction'),
    arrivals: numbers('comesHome', 'weaponInHand'),
    dangers: [
      ...numbers(
        'medicine',
        'poison',
        'household',
        'container',
        'charcoal',
        'gas',
        'blade',
        'rope',
        'firearm',
      ),
      ...numbers(
        'roof',
        'ledge',
        'bridge',
        'track',
        'floor',
        'water',
        'overEdge',
        'onTracks',
        'jump',
        'cut',
        'neck',
      ),
      ...numbers(
        'dieWord',
        'killSelf',
        'killOther',
        'wantDie',
        'selfHarm',
        'hits',
        'planned',
        'rightNow',
        'tookAll',
      ),
    ],
    surroundingSlots: {
      self: numbers('self'),
      other: numbers('other'),
      study: numbers('study'),
      fiction: numbers('fiction'),
      wordQuestion: numbers('wordQuestion'),
      reporting: numbers('reporting'),
      farPast: numbers('farPast'),
      recovered: numbers('recovered'),
      again: numbers('again'),
      laughter: numbers('laughter'),
      topicQuestion: numbers('topicQuestion'),
      topic: numbers('killSelf'),
      cut: numbers('cut'),
      accident: numbers('accident'),
      joking: numbers('joking'),
      negation: numbers('negation'),
      hyperbole: numbers('hyperbole'),
      gameOrJoke: numbers('gameOrJoke'),
      askedAbout: numbers('askedAbout'),
      answeredNo: numbers('answeredNo'),
      admits: numbers('admits'),
      confirms: numbers('confirms'),
      height: numbers('highUp', 'bridge'),
      heightWork: numbers('heightWork'),
      earnest: numbers('earnest'),
      chores: numbers('chores'),
      saysSo: numbers('saysSo'),
      firstPerson: numbers('firstPerson'),
      meToo: numbers('meToo'),
    },
  }
}

let built: Grammar | null = null
let building: Generator<void, Grammar> | null = null

/** One small step of building the grammar, for whoever prepares it while nobody waits. True when it is built. */
export function stepGrammar(): boolean {
  if (built) return true
  building ??= buildGrammar(slotFiles, ruleFiles)
  const step = building.next()
  if (step.done) built = step.value
  return built !== null
}

/** The grammar, built at its first use, so that a page that only imports it pays nothing. */
export function grammar(): Grammar {
  while (!built) stepGrammar()
  return built
}
