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
import { inTime } from '../../platform/firebase/in-time'
import type { SavedArticles } from './saved-articles'

/** Saved articles of a cloud account, `users/{uid}/savedArticles/{articleId}`. */
export function firestoreSavedArticles(firestore: Firestore, uid: string): SavedArticles {
  const saved = collection(firestore, 'users', uid, 'savedArticles')
  return {
    async has(id) {
      return (await inTime(getDocFromServer(doc(saved, id)))).exists()
    },
    async list() {
      const newest = query(saved, orderBy('savedAt', 'desc'), limit(listLimits.savedArticles))
      return (await inTime(getDocsFromServer(newest))).docs.map(({ id }) => id).filter(isArticleId)
    },
    async save(id) {
      await inTime(setDoc(doc(saved, id), { savedAt: serverTimestamp() }))
    },
    async remove(id) {
      await inTime(deleteDoc(doc(saved, id)))
    },
  }
}
