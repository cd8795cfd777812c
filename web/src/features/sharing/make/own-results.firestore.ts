import type { ScreeningRecord } from '@amhs/domain/documents/screening-document'
import { screeningSchema } from '@amhs/domain/documents/screening-document'
import {
  collection,
  doc,
  type Firestore,
  getDocFromServer,
  getDocsFromServer,
  limit,
  orderBy,
  query,
} from 'firebase/firestore'
import * as v from 'valibot'

/** One of the person's own results that can be handed over. */
export interface OwnResult extends ScreeningRecord {
  readonly id: string
}

/** So many are offered; older ones are not what somebody shows. */
export const mostOffered = 20

/**
 * The newest results of an account, and the one that the person came from. Read only, from the server alone; one that cannot be read
 * is left out, since nobody can hand it over.
 */
export async function readOwnResults(
  firestore: Firestore,
  uid: string,
  wanted: string | null,
): Promise<readonly OwnResult[]> {
  const screenings = collection(firestore, 'users', uid, 'screenings')
  const { docs } = await getDocsFromServer(
    query(screenings, orderBy('finishedAt', 'desc'), limit(mostOffered)),
  )
  const isThere = wanted === null || docs.some(({ id }) => id === wanted)
  const one = isThere ? null : await getDocFromServer(doc(screenings, wanted))
  return [...docs, ...(one?.exists() ? [one] : [])].flatMap((snapshot) => {
    const parsed = v.safeParse(screeningSchema, snapshot.data())
    if (!parsed.success) return []
    const { savedAt: _, ...record } = parsed.output
    return [{ ...record, id: snapshot.id }]
  })
}
