import { readdirSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { Article } from '../../domain/src/content/article'
import { type ArticleReport, checkArticle, type KnownTargets } from '../../domain/src/content/article-checks'
import { linkTargets } from '../../domain/src/content/article-text'
import { crisisRegions } from '../../domain/src/safety/crisis-lines'
import { protectionContacts } from '../../domain/src/safety/protection-contacts'
import { localSteps } from '../../domain/src/services/local-steps'
import { paths } from '../../web/src/platform/paths'
import { articlesFolder, readArticles } from './read-articles'

const instrumentsFolder = fileURLToPath(new URL('../../domain/src/instruments/data/', import.meta.url))

export interface ContentReport {
  readonly articles: readonly { readonly article: Article; readonly report: ArticleReport }[]
  /** What makes the check fail, each with the article's id in front. */
  readonly problems: readonly string[]
}

function digits(number: string): string {
  return number.replaceAll(/[^\d+]/g, '')
}

/** Pages, questionnaires and telephone numbers of this product, from the data that the product itself uses. */
export function knownTargets(): KnownTargets {
  const numbers = crisisRegions.flatMap((region) => [
    ...region.emergency.map((entry) => entry.number),
    ...region.lines.flatMap((line) => line.number ?? []),
  ])
  const ofSteps = Object.values(localSteps).flatMap((steps) =>
    (steps?.alcohol ?? []).flatMap(({ href }) => (href?.startsWith('tel:') ? href : [])),
  )
  return {
    pages: new Set(Object.values(paths).filter((path) => !path.includes(':') && path !== '/404')),
    instruments: new Set(readdirSync(instrumentsFolder).map((file) => file.replace(/\.json$/, ''))),
    phoneNumbers: new Set([...numbers, ...ofSteps].map(digits)),
    textNumbers: new Set(
      crisisRegions.flatMap(({ region, lines }) =>
        [protectionContacts(region, { language: 'zh-CN' }).text, ...lines.map(({ sms }) => sms)].flatMap(
          (text) => (text ? digits(text.to) : []),
        ),
      ),
    ),
  }
}

/** Compiles and checks every article of a folder. */
export function contentReport(folder: string = articlesFolder): ContentReport {
  const known = knownTargets()
  const read = readArticles(folder)
  const articles = read.articles.map((article) => ({ article, report: checkArticle(article, known) }))
  const broken = articles.flatMap(({ article, report }) =>
    report.problems.map((problem) => `${article.id}: ${problem}`),
  )
  return { articles, problems: [...read.problems, ...broken] }
}

/** External address → where it stands, sorted by address: links in texts, article sources, crisis-line sites. */
export function externalLinks(articles: readonly Article[]): ReadonlyMap<string, readonly string[]> {
  const places = new Map<string, Set<string>>()
  const add = (url: string, place: string) => {
    places.set(url, (places.get(url) ?? new Set<string>()).add(place))
  }
  for (const article of articles) {
    for (const source of article.sources) add(source.url, `sources of ${article.id}`)
    for (const target of [...linkTargets(article.zh.blocks), ...linkTargets(article.en.blocks)]) {
      if (target.startsWith('https://')) add(target, article.id)
    }
  }
  for (const region of crisisRegions) {
    for (const line of region.lines) if (line.site !== null) add(line.site, `crisis line ${line.id}`)
  }
  const sorted = [...places].toSorted(([left], [right]) => left.localeCompare(right))
  return new Map(sorted.map(([url, where]) => [url, [...where]]))
}
