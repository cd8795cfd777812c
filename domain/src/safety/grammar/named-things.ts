import { type Grammar, grammar } from './grammar'
import type { Mentions } from './slots'
import type { Token } from './tokens'

/** What a text may name, as a list of slots of the grammar. */
type Named = 'harmlessThings' | 'otherMatters' | 'dangers' | 'masks' | 'arrivals'

/** A text cut into tokens, and where the slots of the grammar stand in it. */
function read(text: string): { readonly tokens: readonly Token[]; readonly mentions: Mentions } {
  const { slots } = grammar()
  const tokens = slots.tokens(text)
  return { tokens, mentions: slots.mentions(tokens) }
}

function standsIn(mentions: Mentions, slots: Grammar[Named]): boolean {
  return slots.some((slot) => (mentions.get(slot)?.size ?? 0) > 0)
}

/** Whether a text names a story, a song, a game, or a word that only holds a dangerous one ("the film", 跳绳). */
export function namesOtherMatter(text: string): boolean {
  return standsIn(read(text).mentions, grammar().otherMatters)
}

/** Whether a text names a word that only holds a dangerous one (跳绳, "guitar bridge"). */
export function namesMask(text: string): boolean {
  return standsIn(read(text).mentions, grammar().masks)
}

/** Whether a text names a number, or a means, place, time, act or part of the body that an alarm could be about. */
export function namesDanger(text: string): boolean {
  const { tokens, mentions } = read(text)
  return tokens.some(({ kind }) => kind === 'number') || standsIn(mentions, grammar().dangers)
}

/** Whether a text says that somebody comes home, stands at the door or takes a weapon in hand. */
export function namesArrival(text: string): boolean {
  return standsIn(read(text).mentions, grammar().arrivals)
}

/** A few characters or words: what names a thing rather than tells something. */
const longestThing = 6

/** A harmless thing that a short text names. */
export interface HarmlessThing {
  /** Whether its name holds a word of the alarm ("跳绳" after "我要跳了"): then nothing else is needed to understand it. */
  readonly holdsWordOf: (alarm: string) => boolean
}

/**
 * The harmless thing that a short text names (跳绳, "the film", 切水果), null where it names none. Said right after an alarm, it may say what
 * was meant; it may also say where somebody is ("in the kitchen"), so the alarm has to be read with it.
 */
export function harmlessThing(text: string): HarmlessThing | null {
  const { harmlessThings, masks } = grammar()
  const { tokens, mentions } = read(text)
  if (tokens.length > longestThing || !standsIn(mentions, harmlessThings)) return null
  const masked = masks.flatMap((mask) =>
    [...(mentions.get(mask) ?? [])].flatMap(([from, to]) => tokens.slice(from, to)),
  )
  return {
    holdsWordOf: (alarm) => {
      const said = new Set(read(alarm).tokens.map((token) => token.text))
      return masked.some((token) => token.weight > 0 && said.has(token.text))
    },
  }
}
