import type { Language } from '../localized'
import { levelsByPriority, type MatchedLevel, type SafetyLevel } from './lexicon'
import { allDenied } from './negation'
import { findPhrases } from './phrase-matches'

/** The cards of `templates.ts` that a message can call for. */
export type CardId = MatchedLevel

/** What the gate says about a message. It holds categories only, never the text or a part of it. */
export interface SafetyAssessment {
  readonly level: SafetyLevel
  /** The card to show at once; null when nothing matched. */
  readonly card: CardId | null
  /** Every category that matched, highest first; the first one is `level`. */
  readonly categories: readonly MatchedLevel[]
  /** The message is (also) about somebody else: add the helper text of card T to the card. */
  readonly helper: boolean
  /** The only statement was plainly denied: the level stays L2, the card asks gently (L1), a session counts it as L1. */
  readonly denied: boolean
}

const nothing: SafetyAssessment = { level: 'none', card: null, categories: [], helper: false, denied: false }

/**
 * First filter of every message, before any model call: `lexicon.json` and our variants, both languages at once.
 * It never decides that somebody is safe; `none` only means that no listed phrase was found.
 *
 * @param text any length; the time taken is linear in it
 * @param _language the language of the page; accepted for callers that know it, without influence on the result,
 *   because people write in both
 */
export function assessMessage(text: string, _language?: Language): SafetyAssessment {
  const matches = findPhrases(text)
  if (matches.length === 0) return nothing
  const found = new Set(matches.map((match) => match.level))
  const categories = levelsByPriority.filter((level) => found.has(level))
  const level = categories[0] ?? 'none'
  if (level === 'none') return nothing
  const others = categories.filter((category) => category !== 'L2' && category !== 'L1')
  const denied =
    level === 'L2' && others.length === 0 && allDenied(matches.filter((match) => match.level === 'L2'))
  return { level, card: denied ? 'L1' : level, categories, helper: found.has('T'), denied }
}

/** True where no model may be called for the turn: the answer is a fixed, reviewed text. */
export function needsFixedAnswer(level: SafetyLevel): boolean {
  return level === 'L3' || level === 'H' || level === 'P' || level === 'L2'
}

/**
 * Builds the lists ahead of the first message (about half a second on a slow device, once). Call it when a chat opens or a
 * server starts, while nobody waits.
 */
export function prepareGate(): void {
  // Twice: engines translate an expression at its first use and once more when it is used again.
  for (let round = 0; round < 2; round += 1) assessMessage('a 一')
}
