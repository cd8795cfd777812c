import { type NeverReason, neverRules, spelledMethods } from './never-list'
import { normaliseMessage } from './normalise'

export type FilterReason = NeverReason | 'too-long' | 'link' | 'number' | 'empty'

export type FilterResult = { readonly ok: true } | { readonly ok: false; readonly reason: FilterReason }

export interface OutputFilterOptions {
  /**
   * Addresses a reply may hold: the site's own paths ("/learn") and full addresses ("https://findahelpline.com").
   * An entry also allows what lies below it. Nothing else is allowed.
   */
  readonly allowedLinks: readonly string[]
  /** Telephone numbers a reply may tell people to call or text; when given, any other number is refused. */
  readonly allowedNumbers?: readonly string[]
}

/** The longest reply, in characters (section 3 of the safety specification). */
export const longestReply = 1200

const addresses =
  /(?:[a-z][a-z0-9+.-]{1,20}:\/\/|www\.)[^\s<>"'）)\]，。；、]{1,300}|\]\(([^)\s]{1,300})|\b(?:javascript|data|mailto|tel|sms|vbscript):[^\s)]{1,200}|(?<![\w@./-])(?:[a-z0-9-]{1,40}\.){1,4}(?:com|org|net|cn|io|info|me|co|uk|us|au|gov|edu|app|dev|xyz|top|site|online|link|ly|tv|ru)(?![\w-])(?:\/[^\s)）\]，。；、]{0,200})?/gi
const numbersToCall =
  /(?:call|text|dial|phone|ring|拨打|致电|拨|打电话给|打|发短信到)\s{0,2}[:：]?\s{0,2}(\+?[0-9][0-9 \-–]{1,18}[0-9])/gi

function linkTarget(found: RegExpMatchArray): string {
  return (found[1] ?? found[0]).replace(/[.,;:!?…]+$/, '')
}

function sameAddress(address: string): string {
  return address
    .replace(/^https?:\/\//i, '')
    .replace(/^www\./i, '')
    .replace(/\/+$/, '')
}

function isAllowed(target: string, allowed: readonly string[]): boolean {
  if (/^(?!https?:)[a-z][a-z0-9+.-]*:/i.test(target)) return allowed.includes(target)
  if (target.startsWith('//') || target.includes('..') || target.includes('\\') || target.includes('@'))
    return false
  const ownPath = target.startsWith('/')
  const wanted = sameAddress(target).split(/[?#]/)[0]?.toLowerCase() ?? ''
  return allowed.some((entry) => {
    if (entry.startsWith('/') !== ownPath) return false
    const base = sameAddress(entry).toLowerCase()
    return wanted === base || wanted.startsWith(`${base}/`)
  })
}

function hasForeignLink(text: string, allowed: readonly string[]): boolean {
  for (const found of text.matchAll(addresses)) {
    if (!isAllowed(linkTarget(found), allowed)) return true
  }
  return false
}

function hasForeignNumber(text: string, allowed: readonly string[]): boolean {
  const digits = allowed.map((number) => number.replace(/\D/g, ''))
  for (const found of text.matchAll(numbersToCall)) {
    if (!digits.includes((found[1] ?? '').replace(/\D/g, ''))) return true
  }
  return false
}

/** The first rule of the never-list that the text breaks, or null. */
export function brokenRule(text: string): NeverReason | null {
  const message = normaliseMessage(text)
  const words = message.cleaned.replace(/[\s*_#>~"]+/g, ' ')
  for (const { reason, zh, en } of neverRules) {
    if (zh.some((rule) => rule.test(message.chinese.text)) || en.some((rule) => rule.test(words)))
      return reason
  }
  const spelled = spelledMethods.some((rule) =>
    message.latin.some(({ text: letters }) => matches(rule, letters)),
  )
  return spelled ? 'method' : null
}

function matches(rule: RegExp, text: string): boolean {
  rule.lastIndex = 0
  return rule.test(text)
}

/**
 * Checks a whole reply of a model before it is shown: the never-list in both languages, the length, the links.
 * On `ok: false` nothing of the reply may be shown; a fixed template takes its place. The reason is safe to log.
 */
export function filterReply(text: string, options: OutputFilterOptions): FilterResult {
  if (text.trim() === '') return { ok: false, reason: 'empty' }
  if ([...text].length > longestReply) return { ok: false, reason: 'too-long' }
  return filterText(text, options)
}

/** The checks that hold for any part of a reply. */
export function filterText(text: string, options: OutputFilterOptions): FilterResult {
  const reason = brokenRule(text)
  if (reason) return { ok: false, reason }
  if (hasForeignLink(text, options.allowedLinks)) return { ok: false, reason: 'link' }
  if (options.allowedNumbers && hasForeignNumber(text, options.allowedNumbers))
    return { ok: false, reason: 'number' }
  return { ok: true }
}
