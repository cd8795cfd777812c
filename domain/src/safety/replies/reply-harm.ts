import { explainingChinese, explainingEnglish, harmlessChinese, harmlessEnglish } from './harmless-sentences'
import { compileGrammar, findHarm, type Harm, readChinese, readEnglish, readSentences } from './reply-grammar'
import { englishRules } from './rules-en/english-rules'
import { chineseRules } from './rules-zh/chinese-rules'
import { englishSlots } from './slots-en'
import { chineseSlots } from './slots-zh'
import { spellsMethod } from './spelled-methods'

/** Both languages are read in every reply: models mix them. The gaps are a few words and half a sentence. */
const readers = [
  {
    read: readEnglish,
    signs: /[a-z]{2}/,
    rules: englishRules,
    slots: englishSlots,
    gaps: ['.{0,45}?', '.{0,110}?'],
    harmless: harmlessEnglish,
    explaining: explainingEnglish,
  },
  {
    read: readChinese,
    signs: /\p{Script=Han}/u,
    rules: chineseRules,
    slots: chineseSlots,
    gaps: ['.{0,12}?', '.{0,40}?'],
    harmless: harmlessChinese,
    explaining: explainingChinese,
  },
] as const

let compiled:
  | readonly {
      readonly grammar: ReturnType<typeof compileGrammar>
      readonly read: (text: string) => string
      readonly signs: RegExp
    }[]
  | null = null

/** Built at the first use, so that a page that only imports the filter pays nothing. */
function grammars() {
  compiled ??= readers.map(({ read, signs, rules, slots, gaps, harmless, explaining }) => ({
    read,
    signs,
    grammar: compileGrammar(rules, slots, gaps, harmless, explaining),
  }))
  return compiled
}

/**
 * The harm in a reply, or null: what section 5 of the safety specification forbids, in both languages, by classes of words
 * and how they stand together. It is a net under the system prompt, no proof.
 *
 * @param ended whether the reply is whole; if not, its last sentence may still be made harmless by the next
 * @param counts which harms are looked for; all, where it is not given
 */
export function harmOf(
  reply: string,
  ended: boolean,
  counts: (harm: Harm) => boolean = () => true,
): Harm | null {
  if (spellsMethod(reply)) return { reason: 'method', open: false, certain: true }
  let open: Harm | null = null
  for (const { read, signs, grammar } of grammars()) {
    const harm = findHarm(grammar, readSentences(reply, read, signs), ended, counts)
    if (harm && !harm.open) return harm
    open ??= harm
  }
  return open
}

/**
 * Builds the rules ahead of the first reply (some tenths of a second). Call it when a server starts to answer, while nobody
 * waits: built in the middle of an answer, they would hold up everything else.
 */
export function prepareReplyCheck(): void {
  // Twice: engines translate an expression at its first use and once more when it is used again.
  for (let round = 0; round < 2; round += 1) harmOf('Take a walk. 散散步。', true)
}
