import { grantId, grantSchema } from '@amhs/domain/documents/grant-document'
import type { Firestore } from 'firebase/firestore'
import {
  collection,
  doc,
  getDocsFromServer,
  limit,
  query,
  runTransaction,
  serverTimestamp,
  Timestamp,
  where,
  writeBatch,
} from 'firebase/firestore'
import * as v from 'valibot'
import { withTimeout } from './with-timeout'

/** What a release says of a result. */
export interface Releasable {
  readonly id: string
  readonly instrument: string
  /** Milliseconds since 1970. */
  readonly finishedAt: number
  readonly safety: boolean
}

/** The rules read each result before it is handed over, and read at most twenty documents for a commit. */
const releasesPerCommit = 8

/**
 * Hands results of one person over to one professional; those handed over already stay so. At the server or not at all: another write
 * would wait on the device for a network, and hand over hours later what its owner was told is not handed over. A commit that is given up
 * after ten seconds may still arrive, as long as the library itself tries again: so a page that says "could not confirm" follows the
 * release, and offers to take it back.
 */
export async function releaseResults(
  firestore: Firestore,
  ownerUid: string,
  professionalUid: string,
  results: readonly Releasable[],
): Promise<void> {
  const released = collection(firestore, 'grants', grantId(ownerUid, professionalUid), 'released')
  for (let start = 0; start < results.length; start += releasesPerCommit) {
    const commit = runTransaction(firestore, async (transaction) => {
      for (const { id, instrument, finishedAt, safety } of results.slice(start, start + releasesPerCommit))
        transaction.set(doc(released, id), {
          instrument,
          finishedAt: Timestamp.fromMillis(finishedAt),
          safety,
          releasedAt: serverTimestamp(),
        })
    })
    await withTimeout(commit)
  }
}

/** Takes one result back from one professional, at the server or not at all. */
export async function takeBack(firestore: Firestore, id: string, screening: string): Promise<void> {
  await runTransaction(firestore, async (transaction) => {
    transaction.delete(doc(firestore, 'grants', id, 'released', screening))
  })
}

/**
 * Hands a result that was just saved over to every professional whom its owner has allowed to see new ones. Where this fails the result
 * stays with its owner, whose page of shares lists it as not handed over: nothing is handed over but here and by a press.
 */
export async function releaseByConsent(
  firestore: Firestore,
  ownerUid: string,
  result: Releasable,
): Promise<void> {
  const own = query(collection(firestore, 'grants'), where('ownerUid', '==', ownerUid), limit(51))
  const { docs } = await withTimeout(getDocsFromServer(own))
  // One share may end in this moment: that keeps the result from nobody else.
  const failures: unknown[] = []
  for (const document of docs) {
    const grant = v.safeParse(grantSchema, document.data())
    if (!grant.success) continue
    const { standing, instruments, from, expiresAt, endedAt, professionalUid } = grant.output
    const covers = instruments.includes(result.instrument) && result.finishedAt >= from
    if (standing && covers && expiresAt > Date.now() && endedAt === undefined)
      await releaseResults(firestore, ownerUid, professionalUid, [result]).catch((error) =>
        failures.push(error),
      )
  }
  if (failures.length > 0) throw failures[0]
}

/** Takes results back from every professional, because their owner deleted them: not even their dates stay with anybody. */
export async function takeBackEverywhere(
  firestore: Firestore,
  ownerUid: string,
  ids: readonly string[],
): Promise<void> {
  const own = query(collection(firestore, 'grants'), where('ownerUid', '==', ownerUid), limit(51))
  const { docs } = await withTimeout(getDocsFromServer(own))
  for (const grant of docs) {
    const batch = writeBatch(firestore)
    for (const id of ids) batch.delete(doc(grant.ref, 'released', id))
    await withTimeout(batch.commit())
  }
}
