import { cleanText } from '../normalise'
import { withoutOfferedWords } from './contact-handles'
import type { HarmReason } from './reply-reason'

/**
 * One clause of what a reply must not say. `{name}` stands for a slot (a class of words), `~` for a short gap and `~~` for a
 * longer one inside the sentence. Gaps are bounded, so that a check takes time linear in the reply.
 */
export interface ReplyRule {
  readonly reason: HarmReason
  readonly says: string
  /** What, in the same sentence, makes it harmless: a denial, a warning, a doctor who is asked. */
  readonly unless?: string
  /** What makes it harmless in the same sentence, the one before or the one behind it. */
  readonly unlessNear?: string
  /** Only after something that was said before in the reply, or in the same sentence ("halve it" after a medicine). */
  readonly after?: string
  /** Next to nothing harmless says it in these words: the judge of replies is not asked. */
  readonly certain?: true
  /** The words of the program itself: what it offers the person to say does not count. */
  readonly own?: true
}

export type Slots = Readonly<Record<string, string>>

interface CompiledRule {
  readonly reason: HarmReason
  readonly says: RegExp
  readonly unless: RegExp | null
  readonly unlessNear: RegExp | null
  readonly after: RegExp | null
  readonly own: boolean
  readonly certain: boolean
}

/** Writes a rule's slots and gaps out. Slots may hold slots. */
function expand(template: string, slots: Slots, gaps: readonly [string, string]): string {
  const withGaps = template.replace(/~~?/g, (mark) => (mark === '~' ? gaps[0] : gaps[1]))
  return withGaps.replace(/\{([a-z][a-zA-Z]*)\}/g, (_all, name: string) => {
    const slot = slots[name]
    if (slot === undefined) throw new Error(`There is no slot {${name}}.`)
    return `(?:${expand(slot, slots, gaps)})`
  })
}

export interface ReplyGrammar {
  readonly rules: readonly CompiledRule[]
  /** Sentences that no rule of the grammar looks at. */
  readonly harmless: RegExp
  /** Sentences that the rules of one reason do not look at, unless they are certain. */
  readonly explaining: ExplainingSentences
}

/** By reason: sentences that explain what others do, or name in passing what the rules of that reason are made of. */
export type ExplainingSentences = Readonly<Partial<Record<HarmReason, RegExp>>>

/**
 * Compiles the rules of one language. `gaps` are what `~` and `~~` stand for, `harmless` what makes a sentence harmless
 * whatever the rule.
 */
export function compileGrammar(
  rules: readonly ReplyRule[],
  slots: Slots,
  gaps: readonly [string, string],
  harmless: RegExp,
  explaining: ExplainingSentences,
): ReplyGrammar {
  const pattern = (template: string | undefined) =>
    template === undefined ? null : new RegExp(expand(template, slots, gaps))
  return {
    rules: rules.map(({ reason, says, unless, unlessNear, after, own, certain }) => ({
      reason,
      says: pattern(says) ?? /$^/,
      unless: pattern(unless),
      unlessNear: pattern(unlessNear),
      after: pattern(after),
      own: own ?? false,
      certain: certain ?? false,
    })),
    harmless,
    explaining,
  }
}

/** The ends of sentences; a full stop counts only before a space, as in the stream. */
const sentenceEnds = /(?<=[。！？!?;；\n…])|(?<=\.["')\]]*)(?=\s)/

/** The sentences of a reply as the rules read them. */
export interface ReplyReading {
  readonly all: readonly string[]
  /** Without what the reply offers the person to say, in quotes: the program's own words. */
  readonly own: readonly string[]
}

/** Cuts a reply into sentences and reads each; those without a sign of the language (`own`) are left out. */
export function readSentences(
  reply: string,
  read: (sentence: string) => string,
  own: RegExp = /[\p{L}\p{N}]/u,
): ReplyReading {
  const sentences = (text: string) =>
    text
      .split(sentenceEnds)
      .map(read)
      .filter((sentence) => own.test(sentence))
  return { all: sentences(reply), own: sentences(withoutOfferedWords(reply)) }
}

export interface Harm {
  readonly reason: HarmReason
  /** The sentence behind it may still make it harmless, and has not come yet. */
  readonly open: boolean
  /** The judge of replies is not asked. */
  readonly certain: boolean
}

function judge(rule: CompiledRule, sentences: readonly string[], index: number, ended: boolean): Harm | null {
  const { reason, says, unless, unlessNear, after, certain } = rule
  const sentence = sentences[index] ?? ''
  if (!says.test(sentence) || unless?.test(sentence)) return null
  if (after && !sentences.slice(0, index + 1).some((earlier) => after.test(earlier))) return null
  if (!unlessNear) return { reason, open: false, certain }
  const near = sentences.slice(Math.max(0, index - 1), index + 2)
  if (near.some((other) => unlessNear.test(other))) return null
  return { reason, open: !ended && index === sentences.length - 1, certain }
}

/**
 * The first harm that the grammar finds and that counts, or null. A harm that is still open is only given where there is no other.
 *
 * @param ended whether the reply is whole; if not, its last sentence may still be made harmless by the next
 */
export function findHarm(
  { rules, harmless, explaining }: ReplyGrammar,
  reading: ReplyReading,
  ended: boolean,
  counts: (harm: Harm) => boolean,
): Harm | null {
  let open: Harm | null = null
  for (const rule of rules) {
    const sentences = rule.own ? reading.own : reading.all
    for (let index = 0; index < sentences.length; index += 1) {
      const sentence = sentences[index] ?? ''
      if (harmless.test(sentence)) continue
      if (!rule.certain && explaining[rule.reason]?.test(sentence)) continue
      const harm = judge(rule, sentences, index, ended)
      if (!harm || !counts(harm)) continue
      if (!harm.open) return harm
      open ??= harm
    }
  }
  return open
}

const contractions: readonly (readonly [RegExp, string])[] = [
  [/\bcan'?t\b|\bcannot\b/g, 'can not'],
  [/\bwon'?t\b/g, 'will not'],
  [/\bshan'?t\b/g, 'shall not'],
  [/\bain'?t\b/g, 'is not'],
  [/\b(do|does|did|is|are|was|were|have|has|had|would|could|should|must|need|might)n'?t\b/g, '$1 not'],
  [/\blet'?s\b/g, 'let us'],
  [/\b(i)'?m\b/g, '$1 am'],
  [/\b(you|we|they)'re\b|\b(you|they)re\b/g, '$1$2 are'],
  [
    /\b(he|she|it|that|there|what|who|here|everything|everyone|nobody|somebody|someone|one|pain)'s\b/g,
    '$1 is',
  ],
  [/\b(i|you|he|she|it|we|they|that|there|nobody)'ll\b|\b(you|we|they)ll\b/g, '$1$2 will'],
  [/\b(i|you|we|they)'ve\b|\b(i|you|we|they)ve\b/g, '$1$2 have'],
  [/\b(i|you|he|she|we|they|it)'d\b/g, '$1 would'],
  [/\bgonna\b/g, 'going to'],
  [/\bwanna\b/g, 'want to'],
  [/\bgotta\b/g, 'got to'],
  [/\bu\b/g, 'you'],
  [/\bur\b/g, 'your'],
  // What sounds like a denial and is an invitation.
  [/\bwhy (?:do |are |would |not )?(?:you )?not\b/g, 'how about'],
  [
    /\bdo not (?:be afraid|hesitate|worry about|feel bad about|feel guilty about|think twice about|be scared)\b/g,
    'go ahead',
  ],
  [/\b(?:no|not any|zero|without any) (?:harm|danger|risk|problem|shame) (?:in|with|of|to)\b/g, 'fine to'],
  [/\bnothing (?:wrong|bad) (?:with|about|in)\b/g, 'fine to'],
  [/\b(?:there is )?no need to\b/g, 'you do not need to'],
]

/** An English sentence as its rules read it: lower case, single spaces, contractions written out, no markup. */
export function readEnglish(sentence: string): string {
  const plain = cleanText(sentence)
    .replace(/[*_#>~"“”`]+/g, '')
    .replace(/[\s\u00a0]+/g, ' ')
    .trim()
  return contractions.reduce((text, [pattern, full]) => text.replace(pattern, full), plain)
}

/** A Chinese sentence as its rules read it: simplified, nothing between the characters but the marks of clauses. */
export function readChinese(sentence: string): string {
  return cleanText(sentence)
    .replace(/[^\p{Script=Han}a-z0-9,，、:：?？!！“”‘’'%.+-]+/gu, '')
    .replace(/,/g, '，')
}
