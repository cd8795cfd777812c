import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import * as v from 'valibot'
import { type Article, articleIds } from '../../domain/src/content/article'
import { articleFiguresSchema, articleSourcesSchema } from '../../domain/src/content/article-schema'
import { compileArticle } from '../../domain/src/content/compile-article'
import { ContentFault } from '../../domain/src/content/content-fault'

/** The folder of the articles, as an absolute path. */
export const articlesFolder = fileURLToPath(new URL('../articles/', import.meta.url))

export interface ArticlesRead {
  /** Those that could be compiled, in the order of `articleIds`. */
  readonly articles: readonly Article[]
  /** One sentence for each file that could not be read. */
  readonly problems: readonly string[]
}

function readJson<Schema extends v.GenericSchema>(file: string, schema: Schema): v.InferOutput<Schema> {
  const parsed = v.safeParse(schema, JSON.parse(readFileSync(file, 'utf8')))
  if (parsed.success) return parsed.output
  const reasons = parsed.issues.map((issue) => `${v.getDotPath(issue) ?? ''}: ${issue.message}`)
  throw new ContentFault(`${file}: ${reasons.join('; ')}`)
}

/** Reads and compiles every article of a folder and collects what is wrong with them. */
export function readArticles(folder: string = articlesFolder): ArticlesRead {
  const sources = readJson(`${folder}/sources.json`, articleSourcesSchema)
  const figures = readJson(`${folder}/figures.json`, articleFiguresSchema)
  const problems = Object.entries(figures).flatMap(([id, figure]) =>
    Object.hasOwn(sources, figure.source)
      ? []
      : [`figures.json: "${id}" names the unknown source "${figure.source}"`],
  )
  const folders = readdirSync(folder, { withFileTypes: true }).filter((entry) => entry.isDirectory())
  for (const { name } of folders) {
    if (!articleIds.some((id) => id === name)) problems.push(`${name}: is not one of articleIds`)
  }
  const articles: Article[] = []
  for (const id of articleIds) {
    const [zhFile, enFile] = [`${folder}/${id}/zh.md`, `${folder}/${id}/en.md`]
    const missing = [zhFile, enFile].filter((file) => !existsSync(file))
    if (missing.length > 0) {
      problems.push(`${id}: ${missing.length === 2 ? 'both files are' : 'one file is'} missing`)
      continue
    }
    try {
      const zh = readFileSync(zhFile, 'utf8')
      const en = readFileSync(enFile, 'utf8')
      articles.push(compileArticle({ id, zh, en, sources, figures }))
    } catch (fault) {
      if (!(fault instanceof ContentFault)) throw fault
      problems.push(fault.message)
    }
  }
  return { articles, problems }
}

/**
 * The articles for a build: all of them or none.
 *
 * @throws ContentFault listing every problem, so that broken content stops the build.
 */
export function compiledArticles(folder: string = articlesFolder): readonly Article[] {
  const { articles, problems } = readArticles(folder)
  if (problems.length > 0) throw new ContentFault(problems.join('\n'))
  return articles
}
