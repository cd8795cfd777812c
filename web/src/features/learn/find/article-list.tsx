import { articleTopicNames } from '@amhs/domain/content/article'
import { inLanguage, textKey } from '@amhs/domain/localized'
import { Link } from 'react-router-dom'
import type { ArticleEntry } from '../../../platform/content/content-types'
import { resourceHref } from '../../../platform/paths'
import { useLanguage } from '../../../platform/preferences'
import { useWords } from '../../../platform/words'
import { ArticleDrawing } from '../../../ui/article-drawing'
import { learnWords } from '../learn.words'

/** Articles to choose between, with topic, summary and reading time; stands below a heading of level 2. */
export function ArticleList({ entries }: { readonly entries: readonly ArticleEntry[] }) {
  const words = useWords(learnWords)
  const language = useLanguage()
  return (
    <ul className="grid plain">
      {entries.map(({ id, topic, title, summary, minutes }) => (
        <li className="card pictured" key={id}>
          <ArticleDrawing id={id} />
          <div>
            <p className="small muted">{inLanguage(articleTopicNames[topic], language)}</p>
            <h3>
              <Link to={resourceHref(id)}>{inLanguage(title, language)}</Link>
            </h3>
            <p>{inLanguage(summary, language)}</p>
            <ul className="facts">
              <li>{words.minutes(minutes[textKey(language)])}</li>
            </ul>
          </div>
        </li>
      ))}
    </ul>
  )
}
