import * as v from 'valibot'
import type { Article, ArticleFigure, ArticleSource, ArticleText } from './article'
import { type FrontMatter, frontMatterSchema } from './article-schema'
import { ContentFault } from './content-fault'
import { readFrontMatter } from './front-matter'
import { figureIds, fillFigures, parseArticleBody } from './parse-article'

/** The files of one article, and the data that all articles share. */
export interface ArticleFiles {
  /** Name of the folder. */
  readonly id: string
  /** Content of `zh.md`. */
  readonly zh: string
  /** Content of `en.md`. */
  readonly en: string
  readonly sources: Readonly<Record<string, ArticleSource>>
  readonly figures: Readonly<Record<string, ArticleFigure>>
}

type TextLanguage = 'zh' | 'en'

interface ReadFile {
  readonly matter: FrontMatter
  readonly text: ArticleText
  readonly figures: readonly string[]
}

/** What both files of an article say in the same words. */
const sharedKeys = ['id', 'audience', 'topic', 'sources', 'reviewedOn', 'instruments'] as const

function readFile(source: string, language: TextLanguage, figures: ArticleFiles['figures']): ReadFile {
  const { fields, body } = readFrontMatter(source)
  const parsed = v.safeParse(frontMatterSchema, fields)
  if (!parsed.success) {
    const reasons = parsed.issues.map((issue) => `${v.getDotPath(issue) ?? 'front matter'}: ${issue.message}`)
    throw new ContentFault(reasons.join('; '))
  }
  const matter = parsed.output
  const words = Object.fromEntries(Object.entries(figures).map(([id, figure]) => [id, figure[language]]))
  return {
    matter,
    text: {
      title: matter.title,
      searchTitle: matter.searchTitle ?? matter.title,
      summary: matter.summary,
      minutes: matter.minutes,
      blocks: parseArticleBody(fillFigures(body, words)),
    },
    figures: figureIds(body),
  }
}

function inFile<Result>(id: string, language: TextLanguage, work: () => Result): Result {
  try {
    return work()
  } catch (fault) {
    if (!(fault instanceof ContentFault)) throw fault
    throw new ContentFault(`${id}/${language}.md: ${fault.message}`)
  }
}

function pick<Value>(
  id: string,
  ids: readonly string[],
  table: Readonly<Record<string, Value>>,
  what: string,
): Value[] {
  return ids.map((entry) => {
    const found = Object.hasOwn(table, entry) ? table[entry] : undefined
    if (found === undefined) throw new ContentFault(`${id}: there is no ${what} "${entry}".`)
    return found
  })
}

/**
 * Makes one article out of its two files. Pure: build steps, tools and functions share it.
 *
 * @throws ContentFault naming the file if a file breaks the format, if the two front matters disagree, or if a source or
 * figure is unknown. Editorial rules (length, reading level, links) are in `article-checks.ts`.
 */
export function compileArticle(files: ArticleFiles): Article {
  const zh = inFile(files.id, 'zh', () => readFile(files.zh, 'zh', files.figures))
  const en = inFile(files.id, 'en', () => readFile(files.en, 'en', files.figures))
  const { matter } = en
  if (matter.id !== files.id) throw new ContentFault(`${files.id}: the id in the files is "${matter.id}".`)
  for (const key of sharedKeys) {
    if (String(zh.matter[key]) !== String(matter[key])) {
      throw new ContentFault(`${files.id}: "${key}" differs between zh.md and en.md.`)
    }
  }
  if (String(zh.figures.toSorted()) !== String(en.figures.toSorted())) {
    throw new ContentFault(`${files.id}: zh.md and en.md show different figures.`)
  }
  return {
    id: matter.id,
    topic: matter.topic,
    audience: matter.audience,
    sources: pick(files.id, matter.sources, files.sources, 'source'),
    figures: pick(files.id, en.figures, files.figures, 'figure'),
    reviewedOn: matter.reviewedOn,
    instruments: matter.instruments,
    zh: zh.text,
    en: en.text,
  }
}
