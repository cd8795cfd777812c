import { type ArticleId, articleIds } from '@amhs/domain/content/article'
import { server } from './backend'

let given = 0

/** An article that nobody has rated, another one each time; what an earlier file or try left behind is removed. */
export async function unratedArticle(): Promise<ArticleId> {
  const id = articleIds[given % articleIds.length] ?? articleIds[0]
  given += 1
  const { firestore } = server
  const { docs } = await firestore.collection('ratings').where('targetId', '==', id).get()
  await Promise.all(
    [...docs.map(({ ref }) => ref), firestore.doc(`ratingTotals/${id}`)].map((ref) => ref.delete()),
  )
  return id
}
