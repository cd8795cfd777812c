import * as v from 'valibot'
import { ContentFault } from './content-fault'
import { readFrontMatter } from './front-matter'
import { type Page, type PageBlock, type PageText, pageMarkers } from './page'
import { type Operator, pageFrontMatterSchema } from './page-schema'
import { parseArticleBody } from './parse-article'

/** The files of one page, and the details of the team that runs the site. */
export interface PageFiles {
  /** Name of the folder. */
  readonly id: string
  /** Content of `zh.md`. */
  readonly zh: string
  /** Content of `en.md`. */
  readonly en: string
  readonly operator: Operator
}

type TextLanguage = 'zh' | 'en'

/** Puts the operator's details in the place of `{operatorName}` and the like. */
function fillOperator(source: string, operator: Operator, language: TextLanguage): string {
  const details = new Map(Object.entries(operator))
  return source.replaceAll(/(?<!\{)\{([a-zA-Z]+)\}(?!\})/g, (whole, key: string) => {
    const detail = details.get(key)
    if (detail === undefined) throw new ContentFault(`${whole} is not in operator.json.`)
    return detail[language]
  })
}

/** Parses the text around the markers; heading anchors count on through the whole page. */
function parsePageBody(body: string): PageBlock[] {
  const parts = body.split(/^\{\{\s*([a-z-]+)\s*\}\}[ \t]*$/m)
  const blocks: PageBlock[] = []
  let headings = 0
  parts.forEach((part, index) => {
    if (index % 2 === 1) {
      const name = pageMarkers.find((marker) => marker === part)
      if (name === undefined) throw new ContentFault(`There is no marker "${part}".`)
      blocks.push({ kind: 'marker', name })
      return
    }
    for (const block of parseArticleBody(part)) {
      if (block.kind === 'heading') headings += 1
      blocks.push(block.kind === 'heading' ? { ...block, anchor: `part-${headings}` } : block)
    }
  })
  return blocks
}

function readFile(source: string, operator: Operator, language: TextLanguage) {
  const { fields, body } = readFrontMatter(source)
  const parsed = v.safeParse(pageFrontMatterSchema, fields)
  if (!parsed.success) {
    const reasons = parsed.issues.map((issue) => `${v.getDotPath(issue) ?? 'front matter'}: ${issue.message}`)
    throw new ContentFault(reasons.join('; '))
  }
  const { id, updatedOn, version, title, description, summary } = parsed.output
  const blocks = parsePageBody(fillOperator(body, operator, language))
  const text: PageText = { title, description, summary, blocks }
  return { shared: { id, updatedOn, version }, text }
}

function inFile<Result>(id: string, language: TextLanguage, work: () => Result): Result {
  try {
    return work()
  } catch (fault) {
    if (!(fault instanceof ContentFault)) throw fault
    throw new ContentFault(`pages/${id}/${language}.md: ${fault.message}`)
  }
}

/**
 * Makes one page out of its two files.
 *
 * @throws ContentFault naming the file if a file breaks the format, names a detail that `operator.json` lacks or an
 * unknown marker, or if the two front matters disagree on id, date or version.
 */
export function compilePage({ id, zh, en, operator }: PageFiles): Page {
  const chinese = inFile(id, 'zh', () => readFile(zh, operator, 'zh'))
  const english = inFile(id, 'en', () => readFile(en, operator, 'en'))
  const { shared } = english
  if (shared.id !== id) throw new ContentFault(`pages/${id}: the id in the files is "${shared.id}".`)
  for (const key of ['id', 'updatedOn', 'version'] as const) {
    if (chinese.shared[key] !== shared[key]) {
      throw new ContentFault(`pages/${id}: "${key}" differs between zh.md and en.md.`)
    }
  }
  return { ...shared, zh: chinese.text, en: english.text }
}
