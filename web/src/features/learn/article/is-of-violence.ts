import type { ArticleId } from '@amhs/domain/content/article'

/** Whoever reads these needs the police and the lines for violence, at once, and no word about hurting oneself. */
export function isOfViolence(id: ArticleId): boolean {
  return id.endsWith('-violence')
}
