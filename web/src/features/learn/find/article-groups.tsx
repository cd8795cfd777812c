import type { ArticleTopic } from '@amhs/domain/content/article'
import type { ListedArticle } from '../../../platform/content/content-types'
import { useWords } from '../../../platform/words'
import { articleGroupWords } from './article-groups.words'
import { ArticleList } from './article-list'

/** What somebody may be going through, with the topics that belong to it, in the order of the page. Every topic stands in one. */
export const articleGroups = {
  feel: ['basics', 'mood', 'anxiety-stress', 'body'],
  hard: ['safety', 'trauma'],
  school: ['growing-up'],
  care: ['caring'],
  life: ['work', 'relationships'],
  help: ['finding-help'],
} as const satisfies Record<string, readonly ArticleTopic[]>

/** All articles under the heading of their group, with a row of links that lead to each; a group without an article is left out. */
export function ArticleGroups({ entries }: { readonly entries: readonly ListedArticle[] }) {
  const words = useWords(articleGroupWords)
  const groups = (Object.keys(articleGroups) as (keyof typeof articleGroups)[]).flatMap((group) => {
    const topics: readonly ArticleTopic[] = articleGroups[group]
    const found = entries.filter(({ topic }) => topics.includes(topic))
    return found.length === 0 ? [] : [[group, found] as const]
  })
  return (
    <div className="article-groups stack">
      <ul className="plain row">
        {groups.map(([group]) => (
          <li key={group}>
            <a href={`#${group}`}>{words[group]}</a>
          </li>
        ))}
      </ul>
      {groups.map(([group, found]) => (
        <section className="stack" key={group} aria-labelledby={group}>
          <h2 id={group} tabIndex={-1}>
            {words[group]}
          </h2>
          <ArticleList entries={found} />
        </section>
      ))}
    </div>
  )
}
