import type { Survivor } from './mutant-report'

/** One deliberate mistake in a rules file. */
export interface RulesMutant {
  readonly line: number
  readonly description: string
  readonly text: string
  /** The name of the last `match` before the mistake, for example `screenings`; empty before the first. */
  readonly match: string
}

/** A mistake in the rules as `accepted-survivors.json` names it: what is done, and in which collection. */
export function rulesSurvivor(file: string, { description, match }: RulesMutant): Omit<Survivor, 'line'> {
  return { file, code: description, replacement: match }
}

interface Replacement {
  readonly start: number
  readonly end: number
  readonly by: string
  readonly description: string
}

/** The head of a match with its name, below whatever it stands. */
const heads = /\bmatch \/(?:\{\w+=\*\*\}\/)?(\w+)\//g

/**
 * Every mutant of a rules file: a clause removed, a comparison turned, a bound moved by one, an entry taken from a
 * list, a permission taken away or given for one more kind of request.
 */
export function rulesMutants(source: string): readonly RulesMutant[] {
  const code = masked(source)
  const replacements = [...expressionMutants(source, code), ...permissionMutants(code)]
  return replacements.map(({ start, end, by, description }) => ({
    line: source.slice(0, start).split('\n').length,
    description,
    text: source.slice(0, start) + by + source.slice(end),
    match: [...code.slice(0, start).matchAll(heads)].at(-1)?.[1] ?? '',
  }))
}

/** The names of the matches that stand inside one, for example `notes` in `grants`: what they may do is decided in both. */
export function matchesBelow(source: string, name: string): readonly string[] {
  const code = masked(source)
  const start = code.search(new RegExp(`\\bmatch /${name}/`))
  if (start < 0) return []
  let depth = 0
  // The wildcard's own brackets close at once.
  for (let at = code.indexOf(' {', start); at < code.length; at += 1) {
    if (code[at] === '{') depth += 1
    if (code[at] !== '}') continue
    depth -= 1
    if (depth === 0)
      return [...code.slice(start + 1, at).matchAll(/\bmatch \/(\w+)\//g)].flatMap(([, below = '']) => below)
  }
  return []
}

/**
 * The matches whose requests a mistake in one of them can change: those of the same collection at the top, with all that stands below it. Rules
 * of another collection are never asked for them. Empty for what stands before the first match.
 */
export function matchesAround(source: string, name: string): readonly string[] {
  return treesOf(source).find((tree) => tree.includes(name)) ?? []
}

function treesOf(source: string): readonly (readonly string[])[] {
  const tops = [...masked(source).matchAll(/^ {4}match \/(\w+)\//gm)].map(([, top = '']) => top)
  return tops.map((top) => [top, ...matchesBelow(source, top)])
}

/**
 * The rules without the collections at the top that `matchesAround` does not name: they are never asked for its requests, and the emulator
 * takes its time for each of them. The whole text where a mistake stands before the first match.
 */
export function rulesAround(source: string, name: string): string {
  const around = matchesAround(source, name)
  if (around.length === 0) return source
  const code = masked(source)
  let kept = source
  for (const { 0: head, 1: top = '', index } of [...code.matchAll(topMatches)].reverse())
    if (!around.includes(top)) kept = kept.slice(0, index) + kept.slice(endOfBlock(code, index + head.length))
  return kept
}

const topMatches = /^ {4}match \/(?:\{\w+=\*\*\}\/)?(\w+)\/[^\n]*? \{$/gm

/** Where a block ends whose bracket was opened just before. */
function endOfBlock(code: string, start: number): number {
  let depth = 1
  let at = start
  for (; at < code.length && depth > 0; at += 1) {
    if (code[at] === '{') depth += 1
    if (code[at] === '}') depth -= 1
  }
  return at
}

/**
 * The names of the matches that ask the function of a line before the first match, by itself or by another function there. What stands behind
 * an inner match counts as its own: this only says where to look first.
 */
export function matchesAsking(source: string, line: number): readonly string[] {
  const code = masked(source)
  const [before = '', ...matches] = code.split(/(?=\bmatch \/(?!databases))/)
  const functions = before.split(/(?=\bfunction \w+\()/).slice(1)
  const nameIn = (text: string) => /^function (\w+)/.exec(text)?.[1] ?? ''
  const lineIn = (text: string) => code.slice(0, before.indexOf(text)).split('\n').length
  const asked = functions.findLast((text) => lineIn(text) <= line)
  const names = asked === undefined ? [] : [nameIn(asked)]
  const asks = (text: string) => names.some((name) => text.includes(`${name}(`))
  for (const text of [...functions, ...functions])
    if (!names.includes(nameIn(text)) && asks(text)) names.push(nameIn(text))
  return [
    ...new Set(
      matches.filter(asks).flatMap((text) => [...text.matchAll(heads)].map(([, name = '']) => name)),
    ),
  ]
}

/** The source with comments and the content of strings blanked, so that positions stay and brackets can be counted. */
function masked(source: string): string {
  const blank = (text: string) => text.replace(/[^\n]/g, ' ')
  return source.replace(/\/\/[^\n]*|'(?:[^'\\\n]|\\.)*'/g, (found) =>
    found.startsWith("'") ? `'${blank(found.slice(1, -1))}'` : blank(found),
  )
}

function expressionMutants(source: string, code: string): readonly Replacement[] {
  const found: Replacement[] = []
  for (const head of code.matchAll(/\breturn |: if |\blet \w+ = /g)) {
    const start = head.index + head[0].length
    const end = code.indexOf(';', start)
    if (!head[0].startsWith('let')) {
      const whole = code.slice(start, end).trim() === 'true' ? 'false' : 'true'
      found.push({ start, end, by: whole, description: `the whole condition becomes ${whole}` })
    }
    found.push(...clauseMutants(source, code, start, end), ...detailMutants(source, code, start, end))
  }
  return found
}

/** Removes each operand of `||` and `&&`, at every depth of brackets. */
function clauseMutants(source: string, code: string, start: number, end: number): readonly Replacement[] {
  for (const [operator, neutral] of [
    ['||', 'false'],
    ['&&', 'true'],
  ] as const) {
    const operands = split(code, start, end, operator)
    if (operands.length === 1) continue
    return operands.flatMap(([from, to]) => [
      { start: from, end: to, by: neutral, description: `without: ${oneLine(source.slice(from, to))}` },
      ...clauseMutants(source, code, from, to),
    ])
  }
  const inside = code.slice(start, end)
  if (!inside.startsWith('(') || !inside.endsWith(')')) return []
  return clauseMutants(source, code, start + 1, end - 1)
}

/** The ranges between a separator that stands outside all brackets, without surrounding space. */
function split(
  code: string,
  start: number,
  end: number,
  separator: string,
): readonly (readonly [number, number])[] {
  const ranges: [number, number][] = []
  let depth = 0
  let from = start
  for (let at = start; at < end; at += 1) {
    const character = code.charAt(at)
    if ('([{'.includes(character)) depth += 1
    if (')]}'.includes(character)) depth -= 1
    if (depth > 0 || !code.startsWith(separator, at)) continue
    ranges.push([from, at])
    from = at + separator.length
    at = from - 1
  }
  ranges.push([from, end])
  return ranges.map(([left, right]) => {
    const text = code.slice(left, right)
    return [
      left + text.length - text.trimStart().length,
      right - (text.length - text.trimEnd().length),
    ] as const
  })
}

const turned: Readonly<Record<string, readonly string[]>> = {
  '==': ['!='],
  '!=': ['=='],
  '<=': ['<', '>='],
  '>=': ['>', '<='],
  // Written for moments only, where the one instant that makes `<` and `<=` differ cannot be hit by a test.
  '<': ['>='],
}

function detailMutants(source: string, code: string, start: number, end: number): readonly Replacement[] {
  const text = code.slice(start, end)
  const found: Replacement[] = []
  const replace = (from: number, to: number, by: string) => {
    const description = `${oneLine(source.slice(from, to))} becomes ${by === '' ? 'nothing' : by}`
    found.push({ start: from, end: to, by, description })
  }
  for (const { 0: operator, index } of text.matchAll(/[=!<>]=|(?<= )<(?= )/g)) {
    for (const by of turned[operator] ?? []) replace(start + index, start + index + operator.length, by)
  }
  const lists: (readonly [number, number])[] = []
  for (const { 0: list, index } of text.matchAll(/(?<=[(\s])\[[^\]]+\]/g)) {
    lists.push([start + index, start + index + list.length])
    const entries = split(code, start + index + 1, start + index + list.length - 1, ',')
    entries.forEach(([from, to], position) => {
      const next = entries[position + 1]
      const previous = entries[position - 1]
      replace(next ? from : (previous?.[1] ?? from), next ? next[0] : to, '')
    })
  }
  const inList = (at: number) => lists.some(([from, to]) => at > from && at < to)
  for (const { 0: digits, index } of text.matchAll(/\b\d+\b/g)) {
    if (inList(start + index)) continue
    for (const step of [-1, 1])
      replace(start + index, start + index + digits.length, `${Number(digits) + step}`)
  }
  for (const { 0: quantifier, index } of source.slice(start, end).matchAll(/(?<=\{\d*,?)\d+(?=,?\d*\})/g)) {
    for (const step of [-1, 1]) {
      const number = Number(quantifier) + step
      if (number >= 0) replace(start + index, start + index + quantifier.length, `${number}`)
    }
  }
  return found
}

const requests = ['get', 'list', 'create', 'update', 'delete'] as const

/** Takes each kind of request from a permission, and gives it each other kind that its condition can judge. */
function permissionMutants(code: string): readonly Replacement[] {
  const found: Replacement[] = []
  for (const { 0: head, 1: kinds = '', index } of code.matchAll(/\ballow ([a-z, ]+): if /g)) {
    const granted = kinds.split(',').map((kind) => kind.trim())
    const start = index + 'allow '.length
    const end = start + kinds.length
    const condition = code.slice(index + head.length, code.indexOf(';', index))
    for (const kind of granted) {
      const rest = granted.filter((other) => other !== kind)
      const description = `${kind} is no longer allowed`
      if (rest.length > 0) found.push({ start, end, by: rest.join(', '), description })
      else found.push({ start: index + head.length, end: code.indexOf(';', index), by: 'false', description })
    }
    // A condition about the query, the written or the earlier document fails for a request that has none.
    if (/request\.query|\bisPage\(/.test(condition)) continue
    const writesOnly = condition.includes('request.resource')
    const earlierOnly = /(?<!request\.)\bresource\./.test(condition)
    for (const kind of requests) {
      if (kind === 'create' && earlierOnly) continue
      if (granted.includes(kind) || (writesOnly && !['create', 'update'].includes(kind))) continue
      found.push({
        start,
        end,
        by: [...granted, kind].join(', '),
        description: `${kind} is allowed as ${kinds} is`,
      })
    }
  }
  return found
}

function oneLine(text: string): string {
  const line = text.replace(/\s+/g, ' ').trim()
  return line.length > 90 ? `${line.slice(0, 89)}…` : line
}
