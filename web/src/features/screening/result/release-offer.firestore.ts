import { listLimits } from '@amhs/domain/documents/document-limits'
import { grantSchema } from '@amhs/domain/documents/grant-document'
import { professionalSchema } from '@amhs/domain/documents/professional-document'
import type { Firestore, Query } from 'firebase/firestore'
import {
  collection,
  doc,
  documentId,
  getDocFromServer,
  getDocsFromServer,
  limit,
  query,
  where,
} from 'firebase/firestore'
import * as v from 'valibot'
import type { Releasable } from '../../../platform/firebase/release-results'

/** A share with a professional, as far as one result is concerned. */
export interface CoveringShare {
  /** The id of the grant. */
  readonly id: string
  readonly professionalUid: string
  /** As it was checked. */
  readonly name: string
  readonly knownAs: string
  /** Milliseconds since 1970. */
  readonly expiresAt: number
}

/** The shares of a person that a result falls under, each with a professional who is still one. */
export async function coveringShares(
  firestore: Firestore,
  ownerUid: string,
  { instrument, finishedAt }: Pick<Releasable, 'instrument' | 'finishedAt'>,
): Promise<readonly CoveringShare[]> {
  const own = query(
    collection(firestore, 'grants'),
    where('ownerUid', '==', ownerUid),
    limit(listLimits.grants),
  )
  const { docs } = await getDocsFromServer(own)
  const now = Date.now()
  const shares = docs.map(async (document) => {
    const grant = v.safeParse(grantSchema, document.data())
    if (!grant.success) return []
    const { instruments, from, expiresAt, endedAt, professionalUid, knownAs } = grant.output
    const isAlive = expiresAt > now && endedAt === undefined
    if (!isAlive || !instruments.includes(instrument) || finishedAt < from) return []
    const badge = await getDocFromServer(doc(firestore, 'professionals', professionalUid))
    const checked = v.safeParse(professionalSchema, badge.data())
    return checked.success
      ? [{ id: document.id, professionalUid, name: checked.output.name, knownAs, expiresAt }]
      : []
  })
  return (await Promise.all(shares)).flat()
}

/** The release of one result by one grant, to be followed; a list of one or none, since the rules let nobody get what is not there. */
export function releaseOf(firestore: Firestore, grant: string, screening: string): Query {
  return query(
    collection(firestore, 'grants', grant, 'released'),
    where(documentId(), '==', screening),
    limit(1),
  )
}
