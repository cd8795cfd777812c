import { listLimits } from '@amhs/domain/documents/document-limits'
import { invitationSchema } from '@amhs/domain/documents/grant-document'
import { screeningSchema } from '@amhs/domain/documents/screening-document'
import type { Firestore } from 'firebase/firestore'
import { collection, getDocsFromServer, limit, orderBy, query, where } from 'firebase/firestore'
import * as v from 'valibot'
import type { BriefResult } from '../../../platform/stored-results'
import { looksLikeArticle } from './device-look'

/** What the account keeps that home leads to. */
export interface AccountsNewest {
  readonly result: BriefResult | null
  readonly saved: string | null
  /** Whether a professional with whom the person shares has invited them to something, and waits for an answer. */
  readonly isInvited: boolean
}

/** Looks at each share for an open invitation. Most people share with nobody: then one read is all. */
async function isInvitedBy(firestore: Firestore, uid: string, now: number): Promise<boolean> {
  const mine = query(collection(firestore, 'grants'), where('ownerUid', '==', uid), limit(listLimits.grants))
  const shares = (await getDocsFromServer(mine)).docs
  const open = shares.map(async ({ ref }) => {
    const asked = query(
      collection(ref, 'invitations'),
      where('status', '==', 'asked'),
      limit(listLimits.invitations),
    )
    return (await getDocsFromServer(asked)).docs.some((document) => {
      const { success, output } = v.safeParse(invitationSchema, document.data())
      return success && output.until > now
    })
  })
  return (await Promise.all(open)).includes(true)
}

/** The newest result and the newest saved article of an account, one document of each, and whether an invitation waits. */
export async function readAccountThings(
  firestore: Firestore,
  uid: string,
  now: number,
): Promise<AccountsNewest> {
  const newest = async (name: string, by: string) => {
    const source = collection(firestore, 'users', uid, name)
    return (await getDocsFromServer(query(source, orderBy(by, 'desc'), limit(1)))).docs[0]
  }
  const [screening, article, isInvited] = await Promise.all([
    newest('screenings', 'finishedAt'),
    newest('savedArticles', 'savedAt'),
    // The rest of home does not wait for, or fail with, something that most people do not have.
    isInvitedBy(firestore, uid, now).catch(() => false),
  ])
  const read = v.safeParse(screeningSchema, screening?.data())
  const result =
    screening && read.success
      ? { id: screening.id, instrument: read.output.instrument, finishedAt: read.output.finishedAt }
      : null
  return { result, saved: article && looksLikeArticle(article.id) ? article.id : null, isInvited }
}
