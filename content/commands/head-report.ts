import { descriptionOf, longestDescription, longestTitle, siteName } from '../../domain/src/content/page-head'
import { routeDescriptions } from '../../web/src/app/route-descriptions'
import { routes } from '../../web/src/app/routes'
import type { PathName } from '../../web/src/platform/paths'
import { contentReport } from './content-report'

interface Head {
  readonly place: string
  readonly title: string
  readonly description: string
  readonly language: 'zh' | 'en'
}

/** The title, without the name of the site behind it, and the description of every page and article, as search engines and shared links show them. */
function heads(): readonly Head[] {
  const languages = ['zh', 'en'] as const
  const pages = (Object.keys(routes) as PathName[]).flatMap((name) =>
    languages.map((language) => ({
      place: routes[name].path,
      title: (routes[name].title ?? siteName)[language],
      description: routeDescriptions[name][language],
      language,
    })),
  )
  const articles = contentReport().articles.flatMap(({ article }) =>
    languages.map((language) => ({
      place: article.id,
      title: article[language].searchTitle,
      description: descriptionOf(article[language].summary, language === 'zh' ? 'zh-CN' : 'en'),
      language,
    })),
  )
  return [...pages, ...articles]
}

/** Titles and descriptions that are cut off where they are shown. */
export function headRemarks(): Readonly<Record<string, readonly string[]>> {
  const over = (part: 'title' | 'description', longest: Readonly<Record<'zh' | 'en', number>>) =>
    heads()
      .filter((head) => head[part].length > longest[head.language])
      .map((head) => `${head.place} (${head.language}): ${head[part].length}, ${head[part]}`)
  return {
    [`Titles over ${longestTitle.zh} (zh) or ${longestTitle.en} (en) characters`]: over(
      'title',
      longestTitle,
    ),
    [`Descriptions over ${longestDescription.zh} (zh) or ${longestDescription.en} (en) characters`]: over(
      'description',
      longestDescription,
    ),
  }
}
