import { articleTopicNames, articleTopics } from '@amhs/domain/content/article'
import { inLanguage } from '@amhs/domain/localized'
import type { ListedArticle } from '../../../platform/content/content-types'
import { useLanguage } from '../../../platform/preferences'
import { useWords } from '../../../platform/words'
import { ArticleList } from './article-list'
import { articleTopicsWords } from './article-topics.words'

/**
 * Articles by topic, each topic folded below its heading: a page that says other things first would else be fifteen screens of a phone
 * long. Stands below a heading of level 2; without script it opens as well.
 */
export function ArticleTopics({ entries }: { readonly entries: readonly ListedArticle[] }) {
  const words = useWords(articleTopicsWords)
  const language = useLanguage()
  return (
    <div className="article-topics">
      {articleTopics.map((topic) => {
        const found = entries.filter((entry) => entry.topic === topic)
        return (
          found.length > 0 && (
            <details key={topic}>
              <summary>
                <h3>{words.topic(inLanguage(articleTopicNames[topic], language), found.length)}</h3>
              </summary>
              <ArticleList entries={found} as="h4" />
            </details>
          )
        )
      })}
    </div>
  )
}
