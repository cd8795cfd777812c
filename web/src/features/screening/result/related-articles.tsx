import { inLanguage } from '@amhs/domain/localized'
import { useCallback } from 'react'
import type { ArticleEntry } from '../../../platform/content/content-types'
import { paths, resourceHref } from '../../../platform/paths'
import { useLanguage } from '../../../platform/preferences'
import { useLoaded } from '../../../platform/use-loaded'
import { useWords } from '../../../platform/words'
import { NextStepLink } from './next-step-link'
import { resultWords } from './result.words'

/** How many articles a result names; more would be a list to study. */
const mostShown = 3

/**
 * Illnesses that no questionnaire here asks about: named below a result they would read as a suspicion, and after an answer about
 * self-harm as one that follows from it.
 */
const neverAfterAResult: ReadonlySet<string> = new Set(['bipolar', 'psychosis-early-signs'])

/** The articles that go with a tool; until they are known, and where there is none, the way to all of them. */
export function RelatedArticles({ instrumentId }: { readonly instrumentId: string }) {
  const words = useWords(resultWords)
  const language = useLanguage()
  const { data: articles = [] } = useLoaded(useCallback(() => loadArticles(instrumentId), [instrumentId]))
  if (articles.length === 0) {
    return <NextStepLink to={paths.learn} title={words.read} text={words.readText} />
  }
  return articles
    .slice(0, mostShown)
    .map(({ id, title, summary }) => (
      <NextStepLink
        key={id}
        to={resourceHref(id)}
        title={inLanguage(title, language)}
        text={inLanguage(summary, language)}
      />
    ))
}

async function loadArticles(instrumentId: string): Promise<readonly ArticleEntry[]> {
  const { articlesForInstrument } = await import('../../../platform/content/article-index')
  return articlesForInstrument(instrumentId).filter(({ id }) => !neverAfterAResult.has(id))
}
