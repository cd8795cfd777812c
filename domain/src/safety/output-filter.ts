import { isBriefReply } from './replies/brief-reply'
import { hasHandle } from './replies/contact-handles'
import type { Harm } from './replies/reply-grammar'
import { harmOf } from './replies/reply-harm'
import type { ReplyJudge } from './replies/reply-judge'
import type { HarmReason } from './replies/reply-reason'
import thresholds from './replies/reply-thresholds.json'
import { hasForeignNumber } from './replies/telephone-numbers'
import { hasForeignAddress } from './replies/web-addresses'

export type FilterReason = HarmReason | 'classifier' | 'too-long' | 'link' | 'number' | 'handle' | 'empty'

export type FilterResult = { readonly ok: true } | { readonly ok: false; readonly reason: FilterReason }

export interface OutputFilterOptions {
  /**
   * Addresses a reply may hold: the site's own paths ("/learn") and full addresses ("https://findahelpline.com").
   * An entry also allows what lies below it. Nothing else is allowed.
   */
  readonly allowedLinks: readonly string[]
  /** Telephone numbers a reply may hold; without a list, none. */
  readonly allowedNumbers?: readonly string[]
  /** Numbers of other regions: allowed where the reply names the region ("in the UK", 香港). */
  readonly numbersElsewhere?: readonly { readonly named: RegExp; readonly numbers: readonly string[] }[]
  /** The classifier beside the rules; without it they decide alone. */
  readonly judge?: ReplyJudge
}

/**
 * What a rule with one of these reasons finds is stopped whatever the classifier says: on replies by authors who had not seen the
 * rules they were nearly always right, and somebody may have talked the model into such words.
 */
const neverOverruled: readonly HarmReason[] = [
  'diagnosis',
  'meeting',
  'money',
  'personal-data',
  'contact',
  'prompt',
]

/** A mistake would cost most here: the classifier overrules these rules only where it sees next to no harm. */
const grave: readonly HarmReason[] = ['method', 'hiding', 'eating', 'no-doctor']

/** How far a rule is believed, most first. */
export const ruleWeights = ['sure', 'grave', 'ordinary'] as const
export type RuleWeight = (typeof ruleWeights)[number]

/** How far the rule that found a harm is believed against the classifier. */
export function weightOf({ certain, reason }: Pick<Harm, 'certain' | 'reason'>): RuleWeight {
  if (certain || neverOverruled.includes(reason)) return 'sure'
  return grave.includes(reason) ? 'grave' : 'ordinary'
}

/** The score from which on the classifier agrees with a rule of each weight. */
const agreement: Readonly<Record<RuleWeight, number>> = {
  sure: 0,
  grave: thresholds.withGraveRule,
  ordinary: thresholds.withRule,
}

/**
 * For a reply that the server's classifier has read already: only what no classifier can overrule is stopped, so that what the server
 * let through is not stopped behind it.
 */
export const alreadyJudged: ReplyJudge = () => 0

/** The longest reply, in characters (section 3 of the safety specification). */
export const longestReply = 1200

/** The listed numbers that a reply may hold: those of the person's region and of every region that it names. */
function numbersAllowedIn(text: string, { allowedNumbers = [], numbersElsewhere = [] }: OutputFilterOptions) {
  return [
    ...allowedNumbers,
    ...numbersElsewhere.filter(({ named }) => named.test(text)).flatMap(({ numbers }) => numbers),
  ]
}

/** What a check says about the beginning of a reply, whose next sentence may still make the last one harmless. */
export type PartResult = FilterResult | { readonly ok: 'open'; readonly reason: FilterReason }

/**
 * Checks a whole reply of a model before it is shown: numbers, handles and addresses that are not listed, harmful content in
 * both languages, the length. On `ok: false` nothing of the reply may be shown; a fixed text takes its place. The reason is
 * safe to log.
 */
export function filterReply(text: string, options: OutputFilterOptions): FilterResult {
  return filterPart(text, options, true)
}

/** The same for the beginning of a reply that is still being written, where `ended` is false. Of a whole one nothing is open. */
export function filterPart(text: string, options: OutputFilterOptions, ended: true): FilterResult
export function filterPart(text: string, options: OutputFilterOptions, ended: boolean): PartResult
export function filterPart(text: string, options: OutputFilterOptions, ended: boolean): PartResult {
  if (text.trim() === '') return { ok: false, reason: 'empty' }
  if ([...text].length > longestReply) return { ok: false, reason: 'too-long' }
  if (hasForeignAddress(text, options.allowedLinks)) return { ok: false, reason: 'link' }
  if (hasForeignNumber(text, numbersAllowedIn(text, options))) return { ok: false, reason: 'number' }
  if (hasHandle(text)) return { ok: false, reason: 'handle' }
  const score = options.judge?.(text) ?? null
  const harm = harmOf(text, ended, (found) => score === null || score >= agreement[weightOf(found)])
  if (harm) return harm.open ? { ok: 'open', reason: harm.reason } : { ok: false, reason: harm.reason }
  const doubted = isBriefReply(text) ? harmOf(text, ended) : null
  // Once more has come, the judge may overrule it.
  if (doubted) return ended ? { ok: false, reason: doubted.reason } : { ok: 'open', reason: doubted.reason }
  if (score === null || score < thresholds.alone) return { ok: true }
  // What is quoted may still be contradicted: until the reply is whole, its last sentence waits.
  return ended ? { ok: false, reason: 'classifier' } : { ok: 'open', reason: 'classifier' }
}
