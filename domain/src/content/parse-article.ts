import type { Block, Inline } from './article'
import { ContentFault } from './content-fault'
import { parseInline } from './parse-inline'

const headingLine = /^(#{1,6})\s+(.+)$/
const bulletLine = /^-\s+(.+)$/
const numberLine = /^(\d+)\.\s+(.+)$/

/** Latin words of one paragraph are joined by a space, Chinese ones are not. */
function joinLines(lines: readonly string[]): string {
  return lines.reduce((joined, line) => {
    const wide = /[\u3000-\u9fff\uff00-\uffef]$/.test(joined) || /^[\u3000-\u9fff\uff00-\uffef]/.test(line)
    return wide ? joined + line : `${joined} ${line}`
  })
}

function listItems(lines: readonly string[], marker: RegExp): Inline[][] {
  const items: string[][] = []
  for (const line of lines) {
    const text = marker.exec(line)?.at(-1)
    if (text !== undefined) items.push([text])
    else if (bulletLine.test(line) || numberLine.test(line))
      throw new ContentFault(`"${line}" mixes two kinds of list.`)
    else items.at(-1)?.push(line)
  }
  return items.map((item) => parseInline(joinLines(item)))
}

function parseHeading(lines: readonly string[], part: number): Block {
  const [first = '', ...others] = lines
  const [, marks = '', text = ''] = headingLine.exec(first) ?? []
  if (others.length > 0) throw new ContentFault(`An empty line is missing after "${first}".`)
  if (marks.length !== 2 && marks.length !== 3)
    throw new ContentFault(`"${first}": only ## and ### are headings.`)
  return {
    kind: 'heading',
    level: marks.length,
    anchor: `part-${part}`,
    children: parseInline(text),
  }
}

function parseBlock(lines: readonly string[], part: number): Block {
  const [first = ''] = lines
  if (headingLine.test(first)) return parseHeading(lines, part)
  if (bulletLine.test(first)) return { kind: 'list', ordered: false, items: listItems(lines, bulletLine) }
  if (numberLine.test(first)) {
    const numbers = lines.flatMap((line) => numberLine.exec(line)?.[1] ?? [])
    if (numbers.some((number, index) => Number(number) !== index + 1)) {
      throw new ContentFault(`The numbers of the list at "${first}" do not count from 1.`)
    }
    return { kind: 'list', ordered: true, items: listItems(lines, numberLine) }
  }
  if (/^(?:[#>|*+]|---|:::|==)/.test(first) && !first.startsWith('**')) {
    throw new ContentFault(`"${first}" is not part of the supported text format.`)
  }
  if (lines.some((line) => bulletLine.test(line) || numberLine.test(line) || headingLine.test(line))) {
    throw new ContentFault(`An empty line is missing in the paragraph at "${first}".`)
  }
  return { kind: 'paragraph', children: parseInline(joinLines(lines)) }
}

/** Puts figures in the place of `{{figure-id}}`. Unknown ids are a fault. */
export function fillFigures(body: string, figures: Readonly<Record<string, string>>): string {
  return body.replaceAll(/\{\{\s*([a-z0-9-]+)\s*\}\}/g, (_whole, id: string) => {
    const figure = Object.hasOwn(figures, id) ? figures[id] : undefined
    if (figure === undefined) throw new ContentFault(`There is no figure "${id}".`)
    return figure
  })
}

/** The ids of the figures that a body shows, each once, in their order. */
export function figureIds(body: string): string[] {
  return [...new Set([...body.matchAll(/\{\{\s*([a-z0-9-]+)\s*\}\}/g)].flatMap((match) => match[1] ?? []))]
}

/**
 * Reads the body of an article: `##` and `###` headings, paragraphs, `- ` and `1. ` lists, bold words and links. Blocks
 * are parted by empty lines. The result is plain data without markup; nothing in it can become HTML by accident.
 *
 * @throws ContentFault with the offending line for everything outside of that format.
 */
export function parseArticleBody(body: string): Block[] {
  const groups = body
    .replaceAll('\r\n', '\n')
    .split(/\n[ \t]*\n/)
    .map((group) =>
      group
        .split('\n')
        .map((line) => line.trim())
        .filter((line) => line !== ''),
    )
    .filter((lines) => lines.length > 0)
  let part = 0
  return groups.map((lines) => {
    if (headingLine.test(lines[0] ?? '')) part += 1
    return parseBlock(lines, part)
  })
}
