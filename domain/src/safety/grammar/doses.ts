import type { Mention } from './mention'
import type { Token } from './tokens'

const numerals = '一二两三四五六七八九十百千几多来廿卅'
const units: ReadonlySet<string> = new Set([
  ...'颗片粒枚',
  ...'pills pill tablets tablet tabs paracetamol ibuprofen capsules mg'.split(' '),
])
/** From this number of tablets on, nobody takes them for a headache. */
const manyFrom = 8
const longestNumeral = 5

function isMany(text: string): boolean {
  if (/^[0-9]/.test(text)) return Number.parseFloat(text) >= manyFrom
  return /[十百千]/.test(text) || text === '八' || text === '九' || text === '几多'
}

/** Numbers of tablets too high to be a dose: 三十几颗, 24 tablets. Token numbers, `to` not included. */
export function findManyDoses(tokens: readonly Token[]): readonly Mention[] {
  const found: Mention[] = []
  for (let from = 0; from < tokens.length; from += 1) {
    let to = from
    let number = ''
    if (tokens[from]?.kind === 'number') {
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
