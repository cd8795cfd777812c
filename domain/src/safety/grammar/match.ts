import type { Mention } from './mention'
import type { Rule, Step } from './rule'
import type { Mentions } from './slots'
import type { Token } from './tokens'

/** A text as the rules see it. */
export interface ReadText {
  readonly tokens: readonly Token[]
  readonly mentions: Mentions
}

/** What the end of a sentence and a pause add to the distance between two slots. */
const endWeight = 5
const pauseWeight = 1
/** However light the words in between: no slot is looked for further away than this many tokens. */
const furthest = 24

/** Where one of the slots begins at a token, the end of the longest mention; undefined where none does. */
export function mentionAt(
  { mentions }: ReadText,
  slots: readonly number[],
  place: number,
): number | undefined {
  let end: number | undefined
  for (const slot of slots) {
    const to = mentions.get(slot)?.get(place)
    if (to !== undefined && (end === undefined || to > end)) end = to
  }
  return end
}

function boundaryWeight(token: Token): number {
  return token.before === 'end' ? endWeight : token.before === 'pause' ? pauseWeight : 0
}

/** The first way to find the rest of a sequence after a token; the end of its last slot. */
function restOf(text: ReadText, steps: readonly Step[], index: number, after: number): number | undefined {
  const step = steps[index]
  if (!step) return after
  let distance = 0
  for (let place = after; place < text.tokens.length && place - after <= furthest; place += 1) {
    const token = text.tokens[place]
    if (!token) return undefined
    distance += boundaryWeight(token)
    if (distance > step.gap) return undefined
    const to = mentionAt(text, step.slots, place)
    if (to !== undefined) {
      const end = restOf(text, steps, index + 1, to)
      if (end !== undefined) return end
    }
    distance += token.weight
  }
  return undefined
}

/** All places where one of the slots begins. */
function* startsOf({ mentions }: ReadText, slots: readonly number[]): Generator<Mention> {
  for (const slot of slots) {
    for (const [from, to] of mentions.get(slot) ?? []) yield { from, to }
  }
}

function* sequenceMatches(text: ReadText, steps: readonly Step[]): Generator<Mention> {
  const [first] = steps
  if (!first) return
  for (const { from, to } of startsOf(text, first.slots)) {
    const end = restOf(text, steps, 1, to)
    if (end !== undefined) yield { from, to: end }
  }
}

/** The nearest mention of one of the slots around a mention, within a distance; it may not overlap it. */
function nearby(
  text: ReadText,
  slots: readonly number[],
  around: Mention,
  within: number,
): Mention | undefined {
  let distance = 0
  for (let place = around.to; place < text.tokens.length && place - around.to <= furthest; place += 1) {
    const token = text.tokens[place]
    if (!token) break
    distance += boundaryWeight(token)
    if (distance > within) break
    const to = mentionAt(text, slots, place)
    if (to !== undefined) return { from: place, to }
    distance += token.weight
  }
  distance = 0
  for (let place = around.from - 1; place >= 0 && around.from - place <= furthest; place -= 1) {
    const token = text.tokens[place]
    const next = text.tokens[place + 1]
    if (!token || !next) break
    distance += boundaryWeight(next)
    if (distance > within) break
    const to = mentionAt(text, slots, place)
    if (to !== undefined && to <= around.from) return { from: place, to }
    distance += token.weight
  }
  return undefined
}

function* groupMatches(
  text: ReadText,
  group: readonly (readonly number[])[],
  within: number,
): Generator<Mention> {
  const [first, ...others] = group
  if (!first) return
  for (const start of startsOf(text, first)) {
    let { from, to } = start
    const complete = others.every((slots) => {
      const found = nearby(text, slots, start, within)
      if (!found) return false
      from = Math.min(from, found.from)
      to = Math.max(to, found.to)
      return true
    })
    if (complete) yield { from, to }
  }
}

/** The sentence around a mention: back and forth to the nearest ends, bounded. */
export function sentenceAround({ tokens }: ReadText, { from, to }: Mention, reach = 60): Mention {
  let start = from
  while (start > 0 && from - start < reach && tokens[start]?.before !== 'end') start -= 1
  let end = to
  while (end < tokens.length && end - to < reach && tokens[end]?.before !== 'end') end += 1
  return { from: start, to: end }
}

/** Whether one of the slots begins in a part of the text. */
export function standsIn(text: ReadText, slots: readonly number[], part: Mention): boolean {
  if (slots.length === 0) return false
  for (let place = part.from; place < part.to; place += 1) {
    if (mentionAt(text, slots, place) !== undefined) return true
  }
  return false
}

/** Whether one of the slots ends right before a token, fillers apart. */
function endsBefore(text: ReadText, slots: readonly number[], place: number): boolean {
  if (slots.length === 0) return false
  for (let start = place - 1; start >= 0 && place - start <= 6; start -= 1) {
    const to = mentionAt(text, slots, start)
    if (to === undefined) continue
    if (to <= place && text.tokens.slice(to, place).every(({ weight }) => weight === 0)) return true
  }
  return false
}

/** Whether one of the slots begins right after a token, fillers apart. */
function beginsAfter(text: ReadText, slots: readonly number[], place: number): boolean {
  if (slots.length === 0) return false
  for (let start = place; start < text.tokens.length && start - place <= 3; start += 1) {
    if (mentionAt(text, slots, start) !== undefined) return true
    if ((text.tokens[start]?.weight ?? 1) > 0) return false
  }
  return false
}

/** Whether each of the places of a pattern can be filled at all; most rules are done with here. */
function canMatch({ mentions }: ReadText, places: readonly (readonly number[])[]): boolean {
  return places.every((slots) => slots.some((slot) => (mentions.get(slot)?.size ?? 0) > 0))
}

/**
 * Whether an exception of the rule stands in the sentence around a match. Two characters or more that lie inside a longer word of the rule's own are
 * none: 退烧 in 退烧药 names no fever, 消毒 in 消毒液 no cleaning. A single one is often meant (食 in 食晒).
 */
function isExcepted(text: ReadText, rule: Rule, match: Mention): boolean {
  if (rule.unless.length === 0) return false
  const sentence = sentenceAround(text, match)
  for (const mention of startsOf(text, rule.unless)) {
    if (mention.from < sentence.from || mention.from >= sentence.to) continue
    if (mention.to - mention.from < 2 || !isInsideOwn(text, rule, mention, match)) return true
  }
  return false
}

/** Whether a mention lies inside a longer mention of one of the rule's own slots, in the match. */
function isInsideOwn(text: ReadText, { own }: Rule, { from, to }: Mention, match: Mention): boolean {
  if (from < match.from || to > match.to) return false
  for (const mention of startsOf(text, own)) {
    const covers = mention.from <= from && mention.to >= to
    if (covers && mention.to - mention.from > to - from) return true
  }
  return false
}

/** Every place where a rule's slots stand as it asks, without its exceptions. */
export function* matchesOf(text: ReadText, rule: Rule): Generator<Mention> {
  if (rule.message.length > 0 && !rule.message.some((slot) => (text.mentions.get(slot)?.size ?? 0) > 0))
    return
  if (text.tokens.length >= (rule.source.shorterThan ?? Number.POSITIVE_INFINITY)) return
  const allowed = (match: Mention) =>
    !endsBefore(text, rule.notAfter, match.from) &&
    !beginsAfter(text, rule.notBefore, match.to) &&
    !isExcepted(text, rule, match)
  for (const sequence of rule.sequences) {
    if (
      !canMatch(
        text,
        sequence.map(({ slots }) => slots),
      )
    )
      continue
    for (const match of sequenceMatches(text, sequence)) if (allowed(match)) yield match
  }
  for (const group of rule.groups) {
    if (!canMatch(text, group)) continue
    for (const match of groupMatches(text, group, rule.within)) if (allowed(match)) yield match
  }
}
