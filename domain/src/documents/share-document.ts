import * as v from 'valibot'
import { stored } from '../forms/field-schemas'
import { textKinds } from '../forms/text-kinds'
import { shareAudiences, shareLimits } from '../sharing/share-limits'
import { sized, uid, whole } from './document-fields'
import { timestamp } from './timestamp'

/** One opening of a link: when, and what the opener wrote as their name. */
export const shareOpening = v.object({ at: timestamp, recipient: sized(0, shareLimits.recipient) })

/**
 * `shares/{id}`: a result handed over as a link. The server alone reads and writes it, and it holds no key: what is in `jwe` can be
 * read only with the link. The file goes as soon as the link ends.
 */
export const shareSchema = v.object({
  ownerUid: uid,
  audience: v.picklist(shareAudiences),
  /** How its owner calls whom it is for. */
  name: v.optional(stored(textKinds.shareName)),
  results: whole(0, shareLimits.results),
  /** Absent once the link has ended. */
  jwe: v.optional(sized(1, shareLimits.jwe)),
  /** scrypt, `salt.hash`; absent without a passcode. */
  passcode: v.optional(sized(1, 200)),
  triesLeft: whole(0, shareLimits.wrongTries),
  opened: whole(0, 1_000_000_000),
  openings: v.pipe(v.array(shareOpening), v.maxLength(shareLimits.keptOpenings)),
  /** How it ended before its time. */
  ended: v.optional(v.picklist(['stopped', 'tries'])),
  createdAt: timestamp,
  /** Its last moment, and the field of the clean-up policy. */
  expiresAt: timestamp,
})

export type ShareDocument = v.InferOutput<typeof shareSchema>
