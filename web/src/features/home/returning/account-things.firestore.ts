import { screeningSchema } from '@amhs/domain/documents/screening-document'
import type { Firestore } from 'firebase/firestore'
import { collection, getDocsFromServer, limit, orderBy, query } from 'firebase/firestore'
import * as v from 'valibot'
import type { LastResult } from './device-look'
import { looksLikeArticle } from './device-look'

/** What the account keeps that home leads to. */
export interface AccountsNewest {
  readonly result: LastResult | null
  readonly saved: string | null
}

/** The newest result and the newest saved article of an account; one document of each is read. */
export async function readAccountThings(firestore: Firestore, uid: string): Promise<AccountsNewest> {
  const newest = async (name: string, by: string) => {
    const source = collection(firestore, 'users', uid, name)
    return (await getDocsFromServer(query(source, orderBy(by, 'desc'), limit(1)))).docs[0]
  }
  const [screening, article] = await Promise.all([
    newest('screenings', 'finishedAt'),
    newest('savedArticles', 'savedAt'),
  ])
  const read = v.safeParse(screeningSchema, screening?.data())
  const result =
    screening && read.success
      ? { id: screening.id, instrument: read.output.instrument, finishedAt: read.output.finishedAt }
      : null
  return { result, saved: article && looksLikeArticle(article.id) ? article.id : null }
}
