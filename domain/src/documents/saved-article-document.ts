import * as v from 'valibot'
import { timestamp } from './timestamp'

/** `users/{uid}/savedArticles/{articleId}`: an article kept for later; which one, its id says. */
export const savedArticleSchema = v.strictObject({ savedAt: timestamp })

export type SavedArticleDocument = v.InferOutput<typeof savedArticleSchema>
