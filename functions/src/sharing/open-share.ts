import type { ShareDocument } from '@amhs/domain/documents/share-document'
import { shareLimits } from '@amhs/domain/sharing/share-limits'
import type { DocumentReference, Firestore } from 'firebase-admin/firestore'
import { profileDocument } from '../account/profile-mirror'
import { database } from '../platform/firebase'
import { inTurn } from '../platform/in-turn'
import { isPasscode } from './passcode'
import { readShare, shareOf } from './share-documents'

/** What comes of asking for a link. `gone` says the same of one that never was, has ended, was stopped or is locked. */
export type Opening =
  | { readonly kind: 'gone' }
  | { readonly kind: 'passcode'; readonly remainingAttempts: number }
  | { readonly kind: 'open'; readonly jwe: string; readonly lastUpdated: string }

const gone: Opening = { kind: 'gone' }

type Live = ShareDocument & { readonly jwe: string }

/** The link's record, as long as it can be opened; an ended one counts for nothing, whether cleaned up or not. */
function live(share: ShareDocument | undefined): Live | undefined {
  if (!share || share.ended !== undefined || share.expiresAt <= Date.now()) return undefined
  return share.jwe === undefined || share.triesLeft <= 0 ? undefined : { ...share, jwe: share.jwe }
}

/** Whether whoever shared it may still share: an account that was erased or disabled shows nothing. */
async function ownerStands(firestore: Firestore, uid: string): Promise<boolean> {
  const profile = await profileDocument(firestore, uid).get()
  return profile.exists && profile.get('disabled') !== true
}

/** Whether a link still opens anything. Counts nothing, and says the same of one that never was as of one that is over. */
export async function isShareLive(id: string): Promise<boolean> {
  const firestore = await database()
  const share = live(readShare(await shareOf(firestore, id).get()))
  return share !== undefined && (await ownerStands(firestore, share.ownerUid))
}

/** The file of a link whose ticket was checked: counted when the ticket was given. */
export async function fileOfShare(id: string): Promise<string | undefined> {
  const firestore = await database()
  const share = live(readShare(await shareOf(firestore, id).get()))
  return share && (await ownerStands(firestore, share.ownerUid)) ? share.jwe : undefined
}

/**
 * Opens a link: counts the opening, or the wrong passcode. Wrong ones are counted in a transaction, so that many at once find no
 * more tries than one after the other.
 *
 * @param recipient what the opener wrote as their name, already cut to length
 */
export async function openShare(
  id: string,
  recipient: string,
  passcode: string | undefined,
): Promise<Opening> {
  const firestore = await database()
  const document = shareOf(firestore, id)
  const seen = live(readShare(await document.get()))
  if (!seen || !(await ownerStands(firestore, seen.ownerUid))) return gone
  if (seen.passcode !== undefined && passcode === undefined)
    return { kind: 'passcode', remainingAttempts: seen.triesLeft }
  // The hash never changes, so it is compared before the transaction and not with each of its attempts.
  const fits = seen.passcode === undefined || (await isPasscode(passcode ?? '', seen.passcode))
  return inTurn(`share ${id}`, () => countIn(firestore, document, recipient, fits))
}

async function countIn(
  firestore: Firestore,
  document: DocumentReference,
  recipient: string,
  fits: boolean,
): Promise<Opening> {
  const { FieldValue, Timestamp } = await import('firebase-admin/firestore')
  return firestore.runTransaction(
    async (transaction) => {
      const share = live(readShare(await transaction.get(document)))
      if (!share) return gone
      if (!fits) {
        const triesLeft = share.triesLeft - 1
        transaction.update(document, {
          triesLeft,
          ...(triesLeft > 0 ? {} : { ended: 'tries', jwe: FieldValue.delete() }),
        })
        return { kind: 'passcode', remainingAttempts: triesLeft }
      }
      const openings = [
        ...share.openings.map(({ at, recipient: name }) => ({
          at: Timestamp.fromMillis(at),
          recipient: name,
        })),
        { at: Timestamp.now(), recipient },
      ].slice(-shareLimits.keptOpenings)
      transaction.update(document, { opened: FieldValue.increment(1), openings })
      return { kind: 'open', jwe: share.jwe, lastUpdated: new Date(share.createdAt).toISOString() }
    },
    { maxAttempts: 30 },
  )
}
