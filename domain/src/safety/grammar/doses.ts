import type { Mention } from './mention'
import type { Token } from './tokens'

const numerals = '一二两三四五六七八九十百千几多来廿卅'
const units: ReadonlySet<string> = new Set([
  ...'颗片粒枚',
  ...'pills pill tablets tablet tabs capsules paracetamol ibuprofen tylenol advil aspirin codeine tramadol'.split(
    ' ',
  ),
  ...'adderall xanax ambien klonopin benadryl seroquel zopiclone paras nurofen hydrocodone oxycodone percocet vicodin valium mg'.split(
    ' ',
  ),
  ...'diazepam lorazepam temazepam zolpidem trazodone amitriptyline propranolol sertraline fluoxetine citalopram'.split(
    ' ',
  ),
])
/** What stands between tablets and their number where it is said afterwards: "some pills, like 40". */
const beforeNumber: ReadonlySet<string> = new Set(
  'like about around maybe roughly 大概 大概有 有 就'.split(' '),
)
/** What follows such a number; anything else may count hours or milligrams. */
const afterNumber: ReadonlySet<string> = new Set('ish or of i now 片 颗 粒 枚'.split(' '))
/** From this number of tablets on, nobody takes them for a headache. */
const manyFrom = 8
const longestNumeral = 5

/** Numbers in words; those below twenty are left to a headache and its days. */
const manyWords: ReadonlySet<string> = new Set(
  'twenty thirty forty fifty sixty seventy eighty ninety hundred'.split(' '),
)

function isMany(text: string): boolean {
  if (manyWords.has(text)) return true
  if (/^[0-9]/.test(text)) return Number.parseFloat(text) >= manyFrom
  return /[十百千]/.test(text) || text === '八' || text === '九' || text === '几多'
}

/** The end of "pills like 40" or "tablets 30 ish" that begins at a unit; null where no high number follows it. */
function endOfLateNumber(tokens: readonly Token[], unit: number): number | null {
  let at = unit + 1
  if (beforeNumber.has(tokens[at]?.text ?? '')) at += 1
  const number = tokens[at]
  if (number?.kind !== 'number' || !isMany(number.text)) return null
  const after = tokens[at + 1]
  return after === undefined || afterNumber.has(after.text) ? at + 1 : null
}

/** Numbers of tablets too high to be a dose: 三十几颗, 24 tablets, "pills, like 40". Token numbers, `to` not included. */
export function findManyDoses(tokens: readonly Token[]): readonly Mention[] {
  const found: Mention[] = []
  for (let from = 0; from < tokens.length; from += 1) {
    const late = units.has(tokens[from]?.text ?? '') ? endOfLateNumber(tokens, from) : null
    if (late !== null) found.push({ from, to: late })
    let to = from
    let number = ''
    if (tokens[from]?.kind === 'number' || manyWords.has(tokens[from]?.text ?? '')) {
      number = tokens[from]?.text ?? ''
      to += 1
      if (tokens[to]?.text === '多' || tokens[to]?.text === '几') to += 1
    } else {
      while (to - from < longestNumeral && numerals.includes(tokens[to]?.text ?? '-')) {
        number += tokens[to]?.text
        to += 1
      }
    }
    if (to === from) continue
    if (isMany(number) && units.has(tokens[to]?.text ?? '')) found.push({ from, to: to + 1 })
    from = to - 1
  }
  return found
}
