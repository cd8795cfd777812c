import { inLanguage } from '@amhs/domain/localized'
import { useEffect, useState } from 'react'
import type { ArticleEntry } from '../../platform/content/content-types'
import { paths, resourceHref } from '../../platform/paths'
import { useLanguage } from '../../platform/preferences'
import { useWords } from '../../platform/words'
import { resultWords } from './result.words'
import { ResultDoor } from './result-door'

/** How many articles a result names; more would be a list to study. */
const mostShown = 3

/** The articles that go with a tool; until they are known, and where there is none, the way to all of them. */
export function RelatedArticles({ instrumentId }: { readonly instrumentId: string }) {
  const words = useWords(resultWords)
  const language = useLanguage()
  const [articles, setArticles] = useState<readonly ArticleEntry[]>([])
  useEffect(() => {
    let current = true
    import('../../platform/content/article-index').then(
      ({ articlesForInstrument }) => current && setArticles(articlesForInstrument(instrumentId)),
      () => undefined,
    )
    return () => {
      current = false
    }
  }, [instrumentId])
  if (articles.length === 0) {
    return <ResultDoor to={paths.learn} title={words.read} text={words.readText} />
  }
  return articles
    .slice(0, mostShown)
    .map(({ id, title, summary }) => (
      <ResultDoor
        key={id}
        to={resourceHref(id)}
        title={inLanguage(title, language)}
        text={inLanguage(summary, language)}
      />
    ))
}
