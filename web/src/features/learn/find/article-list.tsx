import { articleTopicNames } from '@amhs/domain/content/article'
import { inLanguage } from '@amhs/domain/localized'
import type { ListedArticle } from '../../../platform/content/content-types'
import { resourceHref } from '../../../platform/paths'
import { useLanguage } from '../../../platform/preferences'
import { useWords } from '../../../platform/words'
import { ArticleDrawing } from '../../../ui/article-drawing'
import { Link } from '../../../ui/link'
import { learnWords } from '../learn.words'

/** Articles to choose between, with topic, summary and reading time; stands below a heading of level 2 unless told. */
export function ArticleList({
  entries,
  as: Heading = 'h3',
}: {
  readonly entries: readonly ListedArticle[]
  /** What each title is. */
  readonly as?: 'h3' | 'h4'
}) {
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
            <Heading>
              <Link to={resourceHref(id)}>{title}</Link>
            </Heading>
            <p>{summary}</p>
          </div>
        </li>
      ))}
    </ul>
  )
}
