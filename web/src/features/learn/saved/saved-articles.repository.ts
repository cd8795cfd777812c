import type { ArticleId } from '@amhs/domain/content/article'

/** Articles that a person keeps for later, newest first: on the device, or in the hosted account. */
export interface SavedArticles {
  readonly has: (id: ArticleId) => Promise<boolean>
  readonly list: () => Promise<readonly ArticleId[]>
  readonly save: (id: ArticleId) => Promise<void>
  readonly remove: (id: ArticleId) => Promise<void>
}
