import type { Plugin } from 'vite'
import { parseAst } from 'vite'
import type { Conversion } from './conversions'

type Change = (text: string) => string

const han = /\p{Script=Han}/u

/**
 * Modules whose Chinese stays. Most of it is compared with what people write, or searched: no reader sees it, and it is written
 * simplified, as messages are read (domain/src/safety/simplified-characters.ts).
 */
export const unchangedModules: readonly RegExp[] = [
  /domain\/src\/safety\/(?:classifier|grammar|replies)\//,
  /domain\/src\/safety\/(?:lexicon|lexicon-variants|gate-cases)\.json$/,
  /domain\/src\/safety\/(?:gate|lexicon|negation|normalise|phrase-matches|simplified-characters)\.ts$/,
  /domain\/src\/assistant\/(?:guide-topics|relatives)\.json$/,
  /domain\/src\/assistant\/(?:asks-about-human|typed-answers)\.ts$/,
  /domain\/src\/find\//,
  /features\/screening\/choose\/instrument-search\.ts$/,
  // Each language is called what its own readers call it.
  /domain\/src\/localized\.ts$/,
  /platform\/preheat-lexicon\.ts$/,
]

/** What questionnaires ask, word for word as it was licensed; `wordingIn` says in which language it stands. */
const licensedKeys: ReadonlySet<string> = new Set([
  'items',
  'unscoredItems',
  'options',
  'gate',
  'instruction',
  'stepInstruction',
])

/** Whether a value is an English text: what stands under `en` unless it is a table by language that names English, too. */
function isEnglish(key: string, value: unknown): boolean {
  return key === 'en' && !(typeof value === 'object' && value !== null && 'zh' in value)
}

/** A value of a data file with its Chinese texts changed: those under `zh`, and whatever else has Chinese characters but is no `en`. */
function changedValue(value: unknown, change: Change, left: ReadonlySet<string>): unknown {
  if (typeof value === 'string') return han.test(value) ? change(value) : value
  if (Array.isArray(value)) return value.map((item) => changedValue(item, change, left))
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value).map(([key, inner]) => [
      key,
      isEnglish(key, inner) || left.has(key) ? inner : changedValue(inner, change, left),
    ]),
  )
}

interface Regional {
  readonly regions?: readonly { readonly region: string }[]
  readonly services?: readonly { readonly region: string }[]
}

/** Data with regions: names of lines and services in mainland China keep their words, and change in their characters alone. */
function changedRegions(data: Regional, { text, name, regionsFirst }: Conversion): unknown {
  const place = ({ region }: { readonly region: string }) =>
    regionsFirst.includes(region) ? regionsFirst.indexOf(region) : regionsFirst.length
  const changed = ({ region, ...entry }: { readonly region: string }) => ({
    region,
    ...(changedValue(entry, region === 'CN' ? name : text, new Set()) as object),
  })
  return {
    ...data,
    ...(data.regions && {
      regions: data.regions.toSorted((one, other) => place(one) - place(other)).map(changed),
    }),
    ...(data.services && { services: data.services.map(changed) }),
  }
}

/** A data file with its texts converted. */
export function convertedData(file: string, data: unknown, conversion: Conversion): unknown {
  if (unchangedModules.some((module) => module.test(file))) return data
  if (/(?:crisis-lines|services\/services)\.json$/.test(file))
    return changedRegions(data as Regional, conversion)
  const isInstrument = /instruments\/data\/[^/]+\.json$/.test(file)
  return changedValue(data, conversion.text, isInstrument ? licensedKeys : new Set())
}

/** The number that a piece of text links to. */
function linkedNumber(piece: unknown): string | undefined {
  const { kind, href } = (piece ?? {}) as { readonly kind?: unknown; readonly href?: unknown }
  return kind === 'link' && typeof href === 'string' && href.startsWith('tel:') ? href.slice(4) : undefined
}

/** Pieces of text with the numbers they link replaced by those that the readers can call. */
function callablePieces(pieces: readonly unknown[], numbers: Conversion['numbers']): unknown[] {
  const written: unknown[] = []
  for (let at = 0; at < pieces.length; at += 1) {
    const number = linkedNumber(pieces[at])
    const both = textOf(pieces[at + 1])?.trim() === '或' && `${number} 或 ${linkedNumber(pieces[at + 2])}`
    const instead = (both && numbers[both]) || (number && numbers[number])
    if (!instead) {
      written.push(callableNumbers(pieces[at], numbers))
      continue
    }
    if (both && numbers[both]) at += 2
    written.push(...instead)
    // After a Latin number there is a space, after a bracket none.
    const after = textOf(pieces[at + 1])
    if (after?.startsWith(' ')) {
      written.push({ kind: 'text', text: after.trimStart() })
      at += 1
    }
  }
  return written
}

/** The words of a piece that is plain text. */
function textOf(piece: unknown): string | undefined {
  const { kind, text } = (piece ?? {}) as { readonly kind?: unknown; readonly text?: unknown }
  return kind === 'text' && typeof text === 'string' ? text : undefined
}

/**
 * A text with each number it links replaced by what its readers call instead: who needs an ambulance must not press a number that
 * answers nobody where they are.
 */
export function callableNumbers(value: unknown, numbers: Conversion['numbers']): unknown {
  if (Array.isArray(value)) return callablePieces(value, numbers)
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value).map(([key, inner]) => [key, callableNumbers(inner, numbers)]),
  )
}

/** How the compiler of the content writes a text. */
const compiled = 'export const data = '

/** The module of a text with its numbers replaced. */
function callableText(code: string, { numbers }: Conversion): string {
  if (!code.startsWith(compiled))
    throw new Error('A text is not written as the compiler of the content writes it.')
  return compiled + JSON.stringify(callableNumbers(JSON.parse(code.slice(compiled.length)), numbers))
}

interface Node {
  readonly type: string
  readonly start: number
  readonly end: number
  readonly [key: string]: unknown
}

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && typeof (value as Node).type === 'string'

/** A script with the Chinese texts in it converted: string and template literals, apart from those of `en`. */
export function convertedScript(code: string, change: Change): string {
  if (!han.test(code)) return code
  const edits: { start: number; end: number; text: string }[] = []
  const visit = (node: Node) => {
    if (node.type === 'Literal' && typeof node.value === 'string') {
      if (han.test(node.value)) edits.push({ ...node, text: JSON.stringify(change(node.value)) })
      return
    }
    if (node.type === 'TemplateLiteral') changeTemplate(node)
    for (const [key, value] of Object.entries(node)) {
      if (node.type === 'Property' && key === 'key') continue
      if (node.type === 'Property' && key === 'value' && nameOf(node.key) === 'en' && !hasChinese(value))
        continue
      if (node.type === 'ImportDeclaration' || node.type === 'ImportExpression') continue
      for (const inner of Array.isArray(value) ? value : [value]) if (isNode(inner)) visit(inner)
    }
  }
  /** As one text, so that a quotation that opens before a value closes after it. */
  const changeTemplate = ({ quasis }: Node) => {
    const parts = quasis as readonly (Node & { readonly value: { readonly cooked: string } })[]
    const whole = parts.map(({ value }) => value.cooked).join('\u0000')
    if (!han.test(whole)) return
    const changed = change(whole).split('\u0000')
    parts.forEach(({ start, end }, index) => {
      const text = JSON.stringify(changed[index]).slice(1, -1).replaceAll('\\"', '"')
      edits.push({ start, end, text: text.replaceAll('`', '\\`').replaceAll('${', '\\${') })
    })
  }
  visit(parseAst(code) as unknown as Node)
  let written = code
  for (const { start, end, text } of edits.sort((one, other) => other.start - one.start))
    written = written.slice(0, start) + text + written.slice(end)
  return written
}

/** Whether a value is a table with a Chinese text in it. */
function hasChinese(value: unknown): boolean {
  if (!isNode(value) || value.type !== 'ObjectExpression') return false
  return (value.properties as readonly Node[]).some(({ key }) => nameOf(key) === 'zh')
}

function nameOf(key: unknown): unknown {
  return isNode(key) ? (key.name ?? key.value) : undefined
}

/**
 * Converts the Chinese texts of a build: of data files before the bundler reads them, and of modules when they are plain JavaScript.
 * What stands in English, and what code compares, stays.
 */
export function convertedTexts(conversion: Conversion): Plugin[] {
  const own = (id: string) => !id.includes('node_modules')
  return [
    {
      name: 'amhs-converted-data',
      enforce: 'pre',
      transform: {
        filter: { id: /\.json$/ },
        handler: (code, id) =>
          own(id) && han.test(code)
            ? { code: JSON.stringify(convertedData(id, JSON.parse(code), conversion)), map: null }
            : undefined,
      },
    },
    {
      name: 'amhs-converted-texts',
      transform: {
        filter: { id: { include: [/\.[jt]sx?$/, /\.md$/, /^\0virtual:/] } },
        handler: (code, id) =>
          own(id) && !unchangedModules.some((module) => module.test(id))
            ? {
                code: convertedScript(
                  id.endsWith('/zh.md') ? callableText(code, conversion) : code,
                  conversion.text,
                ),
                map: null,
              }
            : undefined,
      },
    },
  ]
}
