import * as v from 'valibot'
import { shareAudiences } from '../sharing/share-limits'
import { instant, nothing } from './contract-fields'
import { shareId } from './create-share.contract'
import type { CallResponse } from './define-callable'
import { defineCallable } from './define-callable'

const count = v.pipe(v.number(), v.integer(), v.minValue(0))

/** The caller's own links, newest first: how often each was opened, when and by whom. Neither key nor file. */
export const listShares = defineCallable({
  name: 'listShares',
  access: 'signed-in',
  openToClosed: true,
  limit: { calls: 60, perSeconds: 300, perDay: 50_000 },
  request: nothing,
  response: v.strictObject({
    shares: v.array(
      v.strictObject({
        id: shareId,
        audience: v.picklist(shareAudiences),
        name: v.optional(v.string()),
        results: count,
        hasPasscode: v.boolean(),
        triesLeft: count,
        opened: count,
        openings: v.array(v.strictObject({ at: instant, recipient: v.string() })),
        state: v.picklist(['open', 'expired', 'stopped', 'tries']),
        createdAt: instant,
        expiresAt: instant,
      }),
    ),
  }),
  errors: [],
})

/** One link as its owner sees it. */
export type OwnShare = CallResponse<typeof listShares>['shares'][number]
