import { data } from 'virtual:article-index'
import type { ArticleAudience, ArticleTopic } from '@amhs/domain/content/article'
import type { ArticleEntry } from './content-types'

/** All articles in the order in which lists show them: id, titles, summaries, reading times, related instruments. */
export const articleIndex: readonly ArticleEntry[] = data

/** The articles that go with a questionnaire, in the order of lists. */
export function articlesForInstrument(instrumentId: string): readonly ArticleEntry[] {
  return articleIndex.filter(({ instruments }) => instruments.includes(instrumentId))
}

/** The articles of a topic and for an audience; null leaves the choice open. */
export function articlesFor(choice: {
  readonly topic?: ArticleTopic | null
  readonly audience?: ArticleAudience | null
}): readonly ArticleEntry[] {
  const { topic = null, audience = null } = choice
  return articleIndex.filter(
    (entry) =>
      (topic === null || entry.topic === topic) && (audience === null || entry.audience.includes(audience)),
  )
}
