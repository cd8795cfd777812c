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
/** Tablets of which a number may be told with other words between: 40 sleeping pills, 30 of mum's tablets, 20 painkillers. */
const counted: ReadonlySet<string> = new Set(
  'pills pill tablets tablet tabs capsules painkillers sleepers tranquillisers tranquilizers sedatives antidepressants meds paracetamols ibuprofens aspirins'.split(
    ' ',
  ),
)
/** At most so many words stand between. */
const mostBetween = 4
/** Where one of these follows a number, it is no number of tablets: 40 minutes before my pills, 20 mg tablets, 30 photos of pills. */
const countsOther: ReadonlySet<string> = new Set([
  ...'mg mcg ml g milligrams grams iu percent seconds secs minutes minute mins min hours hour hrs days day weeks months years nights times'.split(
    ' ',
  ),
  ...'for to and or but before after until with without in on at from by photos pictures pics selfies steps tests exams'.split(
    ' ',
  ),
  ...'then when because so is are was were i me he she they we you it instead off about'.split(' '),
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

/** The same in words. */
const manyWords: ReadonlySet<string> = new Set(
  'eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen twenty thirty forty fifty sixty seventy eighty ninety hundred dozen dozens'.split(
    ' ',
  ),
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

/** The end of "40 sleeping pills" or "30 of mum's tablets", after a number that ends before `at`; null where nothing of that follows. */
function endOfCounted(tokens: readonly Token[], at: number): number | null {
  for (let to = at; to <= at + mostBetween; to += 1) {
    const token = tokens[to]
    if (token?.before !== 'nothing' || token.kind !== 'word' || countsOther.has(token.text)) return null
    if (counted.has(token.text)) return to + 1
  }
  return null
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
    const end = units.has(tokens[to]?.text ?? '') ? to + 1 : endOfCounted(tokens, to)
    if (isMany(number) && end !== null) found.push({ from, to: end })
    from = to - 1
  }
  return found
}
