import * as v from 'valibot'
import { written } from '../forms/field-schemas'
import { textKinds } from '../forms/text-kinds'
import { shareAudiences, shareDays, shareIdPattern, shareLimits } from '../sharing/share-limits'
import { instant } from './contract-fields'
import { defineCallable } from './define-callable'

/** An id that the page makes of 32 random bytes: sent again with the same one, nothing is made twice. */
export const shareId = v.pipe(v.string(), v.regex(shareIdPattern))

/**
 * Keeps an encrypted file that whoever has its link can fetch for some days. The key is in no request: the page keeps it, and
 * puts it into the link.
 */
export const createShare = defineCallable({
  name: 'createShare',
  access: 'verified',
  limit: { calls: 20, perSeconds: 3600, perDay: 5000 },
  request: v.strictObject({
    id: shareId,
    /** Five parts, the second (a wrapped key) empty: `dir`. */
    jwe: v.pipe(
      v.string(),
      v.maxLength(shareLimits.jwe),
      v.regex(/^[A-Za-z0-9_-]{10,}\.\.[A-Za-z0-9_-]{16}\.[A-Za-z0-9_-]+\.[A-Za-z0-9_-]{22}$/),
    ),
    audience: v.picklist(shareAudiences),
    name: v.optional(written(textKinds.shareName)),
    results: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(shareLimits.results)),
    days: v.picklist(shareDays),
    passcode: v.optional(written(textKinds.sharePasscode)),
  }),
  response: v.strictObject({ expiresAt: instant }),
  uncounted: ['profile-missing', 'too-many-shares', 'too-many-kept-shares'],
  errors: ['profile-missing', 'too-many-shares', 'too-many-kept-shares', 'share-taken'],
})
