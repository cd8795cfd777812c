import { inLanguage } from '@amhs/domain/localized'
import type { ArticleEntry } from '../../../platform/content/content-types'
import { resourceHref } from '../../../platform/paths'
import { useLanguage } from '../../../platform/preferences'
import { ArticleDrawing } from '../../../ui/article-drawing'
import { Link } from '../../../ui/link'

/** Articles below a result, each with its drawing. */
export function ArticleCards({
  articles,
}: {
  readonly articles: readonly Pick<ArticleEntry, 'id' | 'title' | 'summary'>[]
}) {
  const language = useLanguage()
  return (
    <ul className="grid plain">
      {articles.map(({ id, title, summary }) => (
        <li className="card pictured" key={id}>
          <ArticleDrawing id={id} />
          <div>
            <h3>
              <Link to={resourceHref(id)}>{inLanguage(title, language)}</Link>
            </h3>
            <p className="small">{inLanguage(summary, language)}</p>
          </div>
        </li>
      ))}
    </ul>
  )
}
