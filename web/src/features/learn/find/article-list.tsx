import { articleTopicNames } from '@amhs/domain/content/article'
import { inLanguage } from '@amhs/domain/localized'
import type { ListedArticle } from '../../../platform/content/content-types'
import { resourceHref } from '../../../platform/paths'
import { useLanguage } from '../../../platform/preferences'
import { useWords } from '../../../platform/words'
import { ArticleDrawing } from '../../../ui/article-drawing'
import { Link } from '../../../ui/link'
import { learnWords } from '../learn.words'

/** Articles to choose between, with topic, summary and reading time; stands below a heading of level 2. */
export function ArticleList({ entries }: { readonly entries: readonly ListedArticle[] }) {
  const words = useWords(learnWords)
  const language = useLanguage()
  return (
    <ul className="grid plain">
      {entries.map(({ id, topic, title, summary, minutes }) => (
        <li className="card pictured" key={id}>
          <ArticleDrawing id={id} />
          <div>
            <p className="small muted">
              {inLanguage(articleTopicNames[topic], language)} · {words.minutes(minutes)}
            </p>
            <h3>
              <Link to={resourceHref(id)}>{title}</Link>
            </h3>
            <p>{summary}</p>
          </div>
        </li>
      ))}
    </ul>
  )
}
