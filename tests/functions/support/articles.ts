import { type ArticleId, articleIds } from '@amhs/domain/content/article'
import { server } from './backend'

let given = 0

/** An article that nobody has rated, another one each time; what an earlier file or try left behind is removed. */
export async function unratedArticle(): Promise<ArticleId> {
  const id = articleIds[given % articleIds.length] ?? articleIds[0]
  given += 1
  const { firestore } = server
  const [ratings, comments] = await Promise.all(
    ['ratings', 'comments'].map((name) => firestore.collection(name).where('targetId', '==', id).get()),
  )
  const left = [...(ratings?.docs ?? []), ...(comments?.docs ?? [])].map(({ ref }) => ref)
  await Promise.all([...left, firestore.doc(`ratingTotals/${id}`)].map((ref) => ref.delete()))
  return id
}
