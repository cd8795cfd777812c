import { isArticleId } from '@amhs/domain/content/article'
import { listLimits } from '@amhs/domain/documents/document-limits'
import type { Firestore } from 'firebase/firestore'
import {
  collection,
  deleteDoc,
  doc,
  getDocFromServer,
  getDocsFromServer,
  limit,
  orderBy,
  query,
  serverTimestamp,
  setDoc,
} from 'firebase/firestore'
import type { SavedArticles } from './saved-articles.repository'

/** Saved articles of a hosted account, `users/{uid}/savedArticles/{articleId}`. */
export function firestoreSavedArticles(firestore: Firestore, uid: string): SavedArticles {
  const saved = collection(firestore, 'users', uid, 'savedArticles')
  return {
    async has(id) {
      return (await getDocFromServer(doc(saved, id))).exists()
    },
    async list() {
      const newest = query(saved, orderBy('savedAt', 'desc'), limit(listLimits.savedArticles))
      return (await getDocsFromServer(newest)).docs.map(({ id }) => id).filter(isArticleId)
    },
    async save(id) {
      await setDoc(doc(saved, id), { savedAt: serverTimestamp() })
    },
    async remove(id) {
      await deleteDoc(doc(saved, id))
    },
  }
}
